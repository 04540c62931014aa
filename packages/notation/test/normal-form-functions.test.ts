/** Comparisons, maxima and exponentials, with their laws. */
import { testFamilies, type Family } from './normal-form/families';

const families: Family[] = [
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

testFamilies(families);
