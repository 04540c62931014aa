/** Sums of products: the gradients of linear layers and of normalisations. */
import { testFamilies, type Family } from './normal-form/families';
import type { Setting } from './normal-form/decide-texts';

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
];

testFamilies(families);
