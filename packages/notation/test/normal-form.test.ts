import { describe, expect, test } from '@jest/globals';
import { decide, type Setting } from './normal-form/decide-texts';

/** A setting, its denotation, spellings that are right, and spellings that are wrong. */
interface Family {
  readonly name: string;
  readonly setting: Setting;
  readonly denotation: string;
  readonly right: Readonly<Record<string, string>>;
  readonly wrong: Readonly<Record<string, string>>;
}

const conv: Setting = {
  dims: 'N C O h w ph pw',
  operands: 'x: N,C,h,w; dy: N,O,h,w; W: O,C,2*ph+1,2*pw+1',
  result: 'O,C,2*ph+1,2*pw+1',
};
const strided: Setting = { ...conv, operands: 'x: N,C,2*h,2*w; dy: N,O,h,w; W: O,C,2*ph+1,2*pw+1' };
const transposed = `
  xt[c<C,n<N,i<h,j<w] = x[n,c,i,j]
  dyt[o<O,n<N,i<h,j<w] = dy[n,o,i,j]`;
const dilated = `
  xt[c<C,n<N,i<2*h,j<2*w] = x[n,c,i,j]
  pad[n<N,o<O,u<2*h,v<2*w] = sum(i<h,j<w) [u == 2*i] * [v == 2*j] * dy[n,o,i,j]
  dyt[o<O,n<N,i<2*h,j<2*w] = pad[n,o,i,j]`;
const convolved = (extents: string, slots: string): string => `
  y[c<C,o<O,p<2*ph+1,q<2*pw+1] = sum(n<N,${extents}) xt[c,n,${slots}] * dyt[o,n,i,j]
  dW[o<O,c<C,p<2*ph+1,q<2*pw+1] = y[c,o,p,q]`;

const norm: Setting = {
  dims: 'N C h w',
  operands: 'x: N,C,h,w; dy: N,C,h,w; gamma: C',
  result: 'C',
  constants: { eps: 1e-5 },
};
const statistics = (count = 'N*h*w', eps = '+ 1e-5'): string => `
  s[c<C] = sum(n<N,i<h,j<w) x[n,c,i,j]
  mu[n<N,c<C,i<h,j<w] = s[c] / (${count})
  xc[n<N,c<C,i<h,j<w] = x[n,c,i,j] - mu[n,c,i,j]
  sq[n<N,c<C,i<h,j<w] = xc[n,c,i,j] * xc[n,c,i,j]
  v[c<C] = sum(n<N,i<h,j<w) sq[n,c,i,j]
  r[n<N,c<C,i<h,j<w] = rsqrt(v[c] / (${count}) ${eps})`;

const families: Family[] = [
  {
    name: 'dense weight gradient',
    setting: { dims: 'N A', operands: 'x: N,A; dy: N,A', result: 'A,A' },
    denotation: 'dW[a,k] = sum(n) x[n,a] * dy[n,k]',
    right: {
      'of the transposes': `
        xt[a<A,n<N] = x[n,a]
        t[k<A,a<A] = sum(n<N) dy[n,k] * xt[a,n]
        dW[a<A,k<A] = t[k,a]`,
      'summed backwards': 'dW[a,k] = sum(n<N) dy[N-1-n,k] * x[N-1-n,a]',
    },
    wrong: {
      'operands exchanged': 'dW[a,k] = sum(n) x[n,k] * dy[n,a]',
      'a mean for the sum': 'dW[a,k] = mean(n) x[n,a] * dy[n,k]',
      'one row left out': 'dW[a<A,k<A] = sum(n<N-1) x[n,a] * dy[n,k]',
    },
  },
  {
    name: 'bias gradient',
    setting: { dims: 'N O h', operands: 'dy: N,O,h,h', result: 'O' },
    denotation: 'db[o] = sum(n,i,j) dy[n,o,i,j]',
    right: { 'in two steps': 's[n<N,o<O,i<h] = sum(j<h) dy[n,o,i,j]\n db[o<O] = sum(n<N,i<h) s[n,o,i]' },
    wrong: {
      'the identity instead of the sum over the batch': 'db[o] = sum(i,j) dy[0,o,i,j]',
      'a sum over one axis twice': 'db[o] = sum(n,i) dy[n,o,i,i]',
    },
  },
  {
    name: 'convolution weight gradient',
    setting: conv,
    denotation: 'dW[o,c,p<2*ph+1,q<2*pw+1] = sum(n,i,j) x[n,c,i+p-ph,j+q-pw] * dy[n,o,i,j]',
    right: {
      'by the transpose trick': transposed + convolved('i<h,j<w', 'i+p-ph,j+q-pw'),
      'by a pad first': `
        xp[n<N,c<C,i<h+2*ph,j<w+2*pw] = x[n,c,i-ph,j-pw]
        dW[o<O,c<C,p<2*ph+1,q<2*pw+1] = sum(n<N,i<h,j<w) xp[n,c,i+p,j+q] * dy[n,o,i,j]`,
    },
    wrong: {
      'pads shifted': transposed + convolved('i<h,j<w', 'i+p-ph-1,j+q-pw'),
      'kernel reversed': transposed + convolved('i<h,j<w', 'i-p+ph,j+q-pw'),
    },
  },
  {
    name: 'strided convolution weight gradient',
    setting: strided,
    denotation: 'dW[o,c,p<2*ph+1,q<2*pw+1] = sum(n,i,j) x[n,c,2*i+p-ph,2*j+q-pw] * dy[n,o,i,j]',
    right: {
      'by the interior pad': dilated + convolved('i<2*h,j<2*w', 'i+p-ph,j+q-pw'),
    },
    wrong: {
      'the phase of SAME': dilated + convolved('i<2*h,j<2*w', 'i+p-ph+1,j+q-pw+1'),
      'no dilation': `
        dW[o<O,c<C,p<2*ph+1,q<2*pw+1] = sum(n<N,i<h,j<w) x[n,c,i+p-ph,j+q-pw] * dy[n,o,i,j]`,
    },
  },
  {
    name: 'convolution input gradient',
    setting: { ...conv, result: 'N,C,h,w' },
    denotation: 'dx[n,c,u<h,v<w] = sum(o,p,q) W[o,c,p,q] * dy[n,o,u-p+ph,v-q+pw]',
    right: {
      'transposed, then reversed': `
        t[c<C,o<O,p<2*ph+1,q<2*pw+1] = W[o,c,p,q]
        r[c<C,o<O,p<2*ph+1,q<2*pw+1] = t[c,o,2*ph-p,2*pw-q]
        dx[n<N,c<C,u<h,v<w] = sum(o<O,p<2*ph+1,q<2*pw+1) dy[n,o,u+p-ph,v+q-pw] * r[c,o,p,q]`,
      'reversed, then transposed': `
        r[o<O,c<C,p<2*ph+1,q<2*pw+1] = W[o,c,2*ph-p,2*pw-q]
        t[c<C,o<O,p<2*ph+1,q<2*pw+1] = r[o,c,p,q]
        dx[n<N,c<C,u<h,v<w] = sum(o<O,p<2*ph+1,q<2*pw+1) dy[n,o,u+p-ph,v+q-pw] * t[c,o,p,q]`,
      'scattered from the cotangent': `
        dx[n<N,c<C,u<h,v<w] = sum(o<O,p<2*ph+1,q<2*pw+1,i<h,j<w)
          [u == i+p-ph] * [v == j+q-pw] * W[o,c,p,q] * dy[n,o,i,j]`,
    },
    wrong: {
      'no reverse': `
        dx[n<N,c<C,u<h,v<w] = sum(o<O,p<2*ph+1,q<2*pw+1) W[o,c,p,q] * dy[n,o,u+p-ph,v+q-pw]`,
      'one axis reversed': `
        dx[n<N,c<C,u<h,v<w] = sum(o<O,p<2*ph+1,q<2*pw+1) W[o,c,p,q] * dy[n,o,u-p+ph,v+q-pw]`,
    },
  },
  {
    name: 'strided convolution input gradient',
    setting: { ...strided, result: 'N,C,2*h,2*w' },
    denotation: 'dx[n,c,u<2*h,v<2*w] = sum(o,i,j) W[o,c,u-2*i+ph,v-2*j+pw] * dy[n,o,i,j]',
    right: {
      'by the interior pad and a reversed kernel': `
        pad[n<N,o<O,u<2*h,v<2*w] = sum(i<h,j<w) [u == 2*i] * [v == 2*j] * dy[n,o,i,j]
        t[c<C,o<O,p<2*ph+1,q<2*pw+1] = W[o,c,2*ph-p,2*pw-q]
        dx[n<N,c<C,u<2*h,v<2*w] = sum(o<O,p<2*ph+1,q<2*pw+1) pad[n,o,u+p-ph,v+q-pw] * t[c,o,p,q]`,
    },
    wrong: {
      'pads of the other phase': `
        pad[n<N,o<O,u<2*h,v<2*w] = sum(i<h,j<w) [u == 2*i] * [v == 2*j] * dy[n,o,i,j]
        t[c<C,o<O,p<2*ph+1,q<2*pw+1] = W[o,c,2*ph-p,2*pw-q]
        dx[n<N,c<C,u<2*h,v<2*w] = sum(o<O,p<2*ph+1,q<2*pw+1) pad[n,o,u+p-ph-1,v+q-pw-1] * t[c,o,p,q]`,
    },
  },
  {
    name: 'even kernel, stride 2: the cotangent is padded to 2h-1',
    setting: { dims: 'N h', operands: 'x: N,2*h; dy: N,h', result: '2' },
    denotation: 'dW[p<2] = sum(n,i) x[n,2*i+p] * dy[n,i]',
    right: {
      'high pad 0': `
        pad[n<N,u<2*h-1] = sum(i<h) [u == 2*i] * dy[n,i]
        dW[p<2] = sum(n<N,u<2*h-1) x[n,u+p] * pad[n,u]`,
    },
    wrong: {
      'padding of the odd kernel': `
        pad[n<N,u<2*h] = sum(i<h) [u == 2*i] * dy[n,i]
        dW[p<2] = sum(n<N,u<2*h) x[n,u+p-1] * pad[n,u]`,
    },
  },
  {
    name: 'batch-norm scale gradient',
    setting: norm,
    denotation: `
      mu[c] = mean(n,i,j) x[n,c,i,j]
      var[c] = mean(n,i,j) (x[n,c,i,j] - mu[c])^2
      dgamma[c] = sum(n,i,j) dy[n,c,i,j] * (x[n,c,i,j] - mu[c]) * rsqrt(var[c] + eps)`,
    right: {
      'op by op': `${statistics()}
        dgamma[c<C] = sum(n<N,i<h,j<w) dy[n,c,i,j] * (xc[n,c,i,j] * r[n,c,i,j])`,
      'with E[x^2] - E[x]^2 and 1/sqrt, its root factored out': `
        m[c<C] = mean(n<N,i<h,j<w) x[n,c,i,j]
        v[c<C] = mean(n<N,i<h,j<w) x[n,c,i,j]^2 - m[c]^2
        dgamma[c<C] = (sum(n<N,i<h,j<w) dy[n,c,i,j] * (x[n,c,i,j] - m[c])) / sqrt(eps + v[c])`,
      'with eps as a text has it': `${statistics('N*h*w', '+ 9.99999974e-6')}
        dgamma[c<C] = sum(n<N,i<h,j<w) dy[n,c,i,j] * (xc[n,c,i,j] * r[n,c,i,j])`,
    },
    wrong: {
      'm - 1 for m': `${statistics('N*h*w-1')}
        dgamma[c<C] = sum(n<N,i<h,j<w) dy[n,c,i,j] * (xc[n,c,i,j] * r[n,c,i,j])`,
      'no eps': `${statistics('N*h*w', '')}
        dgamma[c<C] = sum(n<N,i<h,j<w) dy[n,c,i,j] * (xc[n,c,i,j] * r[n,c,i,j])`,
      'not centred': `${statistics()}
        dgamma[c<C] = sum(n<N,i<h,j<w) dy[n,c,i,j] * (x[n,c,i,j] * r[n,c,i,j])`,
    },
  },
  {
    name: 'batch-norm input gradient',
    setting: { ...norm, result: 'N,C,h,w' },
    denotation: `
      mu[c] = mean(n,i,j) x[n,c,i,j]
      var[c] = mean(n,i,j) (x[n,c,i,j] - mu[c])^2
      r[c] = rsqrt(var[c] + eps)
      sd[c] = sum(n,i,j) dy[n,c,i,j]
      sx[c] = sum(n,i,j) dy[n,c,i,j] * (x[n,c,i,j] - mu[c]) * r[c]
      dx[n,c,i,j] = gamma[c] * r[c] * (dy[n,c,i,j] - sd[c]/(N*h*w) - (x[n,c,i,j] - mu[c]) * r[c] * sx[c]/(N*h*w))`,
    right: {
      'by the chain rule through variance and mean': `${statistics()}
        dh[n<N,c<C,i<h,j<w] = dy[n,c,i,j] * gamma[c]
        dv[c<C] = sum(n<N,i<h,j<w) dh[n,c,i,j] * xc[n,c,i,j] * r[n,c,i,j] * r[n,c,i,j] * r[n,c,i,j] * -0.5
        dc[n<N,c<C,i<h,j<w] = dh[n,c,i,j] * r[n,c,i,j] + 2 * dv[c] / (N*h*w) * xc[n,c,i,j]
        dm[c<C] = sum(n<N,i<h,j<w) dc[n,c,i,j]
        dx[n<N,c<C,i<h,j<w] = dc[n,c,i,j] - dm[c] / (N*h*w)`,
    },
    wrong: {
      'one sign': `${statistics()}
        g[n<N,c<C,i<h,j<w] = gamma[c] * dy[n,c,i,j]
        sg[c<C] = sum(n<N,i<h,j<w) g[n,c,i,j]
        sx[c<C] = sum(n<N,i<h,j<w) g[n,c,i,j] * xc[n,c,i,j] * r[n,c,i,j]
        dx[n<N,c<C,i<h,j<w] = r[n,c,i,j] / (N*h*w) * (N*h*w * g[n,c,i,j] - sg[c] + xc[n,c,i,j] * r[n,c,i,j] * sx[c])`,
    },
  },
  {
    name: 'relu gradient',
    setting: { dims: 'N', operands: 'x: N; dy: N', result: 'N' },
    denotation: 'dx[n] = [x[n] > 0] * dy[n]',
    right: {
      'by select': 'dx[n] = select([x[n] > 0], dy[n], 0)',
      'from the other side': 'dx[n] = dy[n] * [0 < x[n]]',
      'by the complement': 'dx[n] = dy[n] - select([x[n] <= 0], dy[n], 0)',
      'with the mask twice': 'dx[n] = [2*x[n] > 0] * [x[n] > 0] * dy[n]',
    },
    wrong: {
      'derivative 1 at 0': 'dx[n] = select([x[n] >= 0], dy[n], 0)',
      'derivative 1/2 at 0': 'dx[n] = ([x[n] > 0] + 0.5 * [x[n] == 0]) * dy[n]',
    },
  },
  {
    name: 'relu6 gradient',
    setting: { dims: 'N', operands: 'x: N; dy: N', result: 'N' },
    denotation: 'dx[n] = [0 < x[n] < 6] * dy[n]',
    right: { 'by two masks': 'dx[n] = select([x[n] > 0] * [6 > x[n]], dy[n], 0)' },
    wrong: { 'closed above': 'dx[n] = select([x[n] > 0] * [x[n] <= 6], dy[n], 0)' },
  },
  {
    name: 'maximum of two',
    setting: { dims: 'N', operands: 'x: N; y: N', result: 'N' },
    denotation: 'm[n] = max(x[n], y[n])',
    right: {
      exchanged: 'm[n] = max(y[n], x[n])',
      'by select': 'm[n] = select([x[n] > y[n]], x[n], y[n])',
      'by select, the other way at ties': 'm[n] = select([y[n] > x[n]], y[n], x[n])',
      'by min': 'm[n] = x[n] + y[n] - min(x[n], y[n])',
    },
    wrong: { minimum: 'm[n] = min(x[n], y[n])' },
  },
  {
    name: '2x2 pool gradient',
    setting: { dims: 'h w', operands: 'x: 2*h,2*w; dy: h,w', result: '2*h,2*w' },
    denotation: `
      first[i<h,j<w] = argmax(p<2,q<2) x[2*i+p,2*j+q]
      dx[u<2*h,v<2*w] = sum(i<h,j<w,p<2,q<2) [u == 2*i+p] * [v == 2*j+q] * [first[i,j] == 2*p+q] * dy[i,j]`,
    right: {
      'gathered by windows': `
        win[i<h,j<w] = argmax(a<2,b<2) x[2*i+a,2*j+b] else -inf
        dx[u<2*h,v<2*w] = sum(i<h,j<w) [0 <= u-2*i < 2] * [0 <= v-2*j < 2] * [win[i,j] == 2*u-4*i+v-2*j] * dy[i,j]`,
    },
    wrong: {
      'the last maximum': `
        last[i<h,j<w] = argmax(p<2,q<2) x[2*i+1-p,2*j+1-q]
        dx[u<2*h,v<2*w] = sum(i<h,j<w,p<2,q<2) [u == 2*i+p] * [v == 2*j+q] * [last[i,j] == 3-2*p-q] * dy[i,j]`,
      'every maximum': `
        m[i<h,j<w] = max(p<2,q<2) x[2*i+p,2*j+q]
        dx[u<2*h,v<2*w] = sum(i<h,j<w,p<2,q<2) [u == 2*i+p] * [v == 2*j+q] * [x[u,v] == m[i,j]] * dy[i,j]`,
    },
  },
  {
    name: 'overlapping 3x3 pool, stride 2',
    setting: { dims: 'h', operands: 'x: 2*h', result: 'h' },
    denotation: 'y[i<h] = max(p<3) x[2*i+p-1] else -inf',
    right: {
      backwards: 'y[i<h] = max(p<3) x[2*i+1-p] else -inf',
      'padded first': 'padded[u<2*h+2] = x[u-1] else -inf\n y[i<h] = max(p<3) padded[2*i+p]',
    },
    wrong: {
      'padded with 0': 'y[i<h] = max(p<3) x[2*i+p-1]',
      'padded at the other end': 'y[i<h] = max(p<3) x[2*i+p] else -inf',
    },
  },
  {
    name: 'softmax cross-entropy cotangent',
    setting: { dims: 'N K', operands: 'z: N,K; t: N,K', result: 'N,K' },
    denotation: 'e[n,k] = exp(z[n,k])\n dz[n,k] = (e[n,k] / (sum(m) e[n,m]) - t[n,k]) / N',
    right: {
      'op by op': `
        e[n<N,k<K] = exp(z[n,k])
        s[n<N] = sum(k<K) e[n,k]
        b[n<N,k<K] = s[n]
        dz[n<N,k<K] = (e[n,k] / b[n,k] - t[n,k]) / N`,
    },
    wrong: {
      'summed over the batch': `
        e[n<N,k<K] = exp(z[n,k])
        s[k<K] = sum(n<N) e[n,k]
        dz[n<N,k<K] = (e[n,k] / s[k] - t[n,k]) / N`,
    },
  },
  {
    name: 'maximum over a range',
    setting: { dims: 'N K', operands: 'x: N,K; z: N', result: 'N' },
    denotation: 'y[n] = 3 * z[n] + 2 * (max(k) x[n,k])',
    right: {
      'with what does not depend on the range inside': 'y[n] = max(k) (z[n] + 2*x[n,k] + 2*z[n])',
      'by the minimum': 'y[n] = 3*z[n] - 2 * (min(k) (0 - x[n,k]))',
      'over a range twice': 'y[n<N] = 3*z[n] + (max(j<K) max(k<K) 2*x[n,k])',
    },
    wrong: {
      'a negative factor taken out': 'y[n] = 3*z[n] - 2 * (max(k) (0 - x[n,k]))',
      'what depends on the range taken out': 'y[n] = 3*z[n] + x[n,0] + (max(k) x[n,k])',
    },
  },
  {
    name: 'first maximum over a range',
    setting: { dims: 'N K', operands: 'x: N,K; z: N', result: 'N' },
    denotation: 'y[n] = argmax(k) x[n,k]',
    right: { 'scaled and shifted': 'y[n] = argmax(k) (z[n] + 3*x[n,k])' },
    wrong: {
      'of the negative': 'y[n] = argmax(k) (z[n] - x[n,k])',
      backwards: 'y[n] = argmax(k<K) x[n,K-1-k]',
      'over a range outside that counts': 'y[n<N] = argmax(k<K,j<2) x[n,k]',
    },
  },
  {
    name: 'softmax',
    setting: { dims: 'N K', operands: 'z: N,K; a: N', result: 'N,K' },
    denotation: 'e[n,k] = exp(z[n,k])\n p[n,k] = e[n,k] / sum(m) e[n,m]',
    right: {
      'the maximum subtracted': `
        top[n<N] = max(m) z[n,m]
        e[n,k] = exp(z[n,k] - top[n])
        p[n,k] = e[n,k] / sum(m) e[n,m]`,
      'anything subtracted': 'e[n,k] = exp(z[n,k] - 2*a[n])\n p[n,k] = e[n,k] / sum(m) e[n,m]',
      'by the logarithm': `
        top[n<N] = max(m) z[n,m]
        lse[n<N] = top[n] + log(sum(m) exp(z[n,m] - top[n]))
        p[n,k] = exp(z[n,k] - lse[n]) * exp(lse[n]) / sum(m) exp(z[n,m])`,
      'with the reciprocal of the exponential': 'p[n,k] = 1 / (exp(-z[n,k]) * sum(m) exp(z[n,m]))',
    },
    wrong: {
      'the maximum subtracted above only': `
        top[n<N] = max(m) z[n,m]
        p[n,k] = exp(z[n,k] - top[n]) / sum(m) exp(z[n,m])`,
      'what is subtracted depends on the class': `
        p[n,k] = exp(z[n,k] - z[n,0]) / sum(m) exp(z[n,m] - z[n,m])`,
      'twice the logits': 'p[n,k] = exp(2*z[n,k]) / sum(m) exp(2*z[n,m])',
    },
  },
  {
    name: 'log-softmax',
    setting: { dims: 'N K', operands: 'z: N,K', result: 'N,K' },
    denotation: 'p[n,k] = z[n,k] - log(sum(m) exp(z[n,m]))',
    right: {
      'the maximum subtracted': `
        top[n<N] = max(m) z[n,m]
        s[n,k] = z[n,k] - top[n]
        p[n,k] = s[n,k] - log(sum(m) exp(s[n,m]))`,
    },
    wrong: {
      'the maximum not added again': `
        top[n<N] = max(m) z[n,m]
        p[n,k] = z[n,k] - log(sum(m) exp(z[n,m] - top[n]))`,
    },
  },
  {
    name: 'logistic function',
    setting: { dims: 'N', operands: 'x: N', result: 'N' },
    denotation: 'y[n] = logistic(x[n])',
    right: {
      'by exp(-x)': 'y[n] = 1 / (1 + exp(-x[n]))',
      'by exp(x)': 'y[n] = exp(x[n]) / (1 + exp(x[n]))',
    },
    wrong: { mirrored: 'y[n] = 1 / (1 + exp(x[n]))' },
  },
  {
    name: 'an indicator inside a function, under the same indicator',
    setting: { dims: 'N', operands: 'x: N; dy: N', result: 'N' },
    denotation: 'dx[n] = [x[n] > 0] * exp(max(x[n], 0)) * dy[n]',
    right: { 'the function of what is left': 'dx[n] = [x[n] > 0] * exp(x[n]) * dy[n]' },
    wrong: { 'without the indicator': 'dx[n] = exp(x[n]) * dy[n]' },
  },
];

describe.each(families)('$name', ({ setting, denotation, right, wrong }) => {
  test.each(Object.entries(right))('%s: equal', (_, text) => {
    expect(decide(setting, denotation, text)).toMatchObject({ verdict: 'equal' });
  });

  test.each(Object.entries(wrong))('%s: different', (_, text) => {
    expect(decide(setting, denotation, text)).toMatchObject({ verdict: 'different' });
  });
});
