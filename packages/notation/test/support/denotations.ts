/** Denotations as the nodes have them, for the tests of what a page shows. */
export const denotations: Readonly<Record<string, string>> = {
  'convolution, weight gradient': 'dW[o,c,p,q] = sum(n,i,j) x[n,c,i+p-ph,j+q-pw] * dy[n,o,i,j]',
  'strided convolution, weight gradient, odd phase':
    'dW[o,c,p,q] = sum(n,i<h,j<w) x2[n,c,2*i+1+p-ph,2*j+1+q-pw] * dy[n,o,i,j]',
  'convolution, bias gradient': 'db[o] = sum(n,i,j) dy[n,o,i,j]',
  'convolution, input gradient': 'dx[n,c,u,v] = sum(o,p,q) W[o,c,p,q] * dy[n,o,u-p+ph,v-q+pw]',
  'depthwise convolution, weight gradient': 'dD[c,u<1,p,q] = sum(n,i,j) x[n,c,i+p-ph,j+q-pw] * dv[n,c,i,j]',
  'batch normalisation, scale gradient': `
    mu[c] = mean(n,i,j) x[n,c,i,j]
    var[c] = mean(n,i,j) (x[n,c,i,j] - mu[c])^2
    xhat[n,c,i,j] = (x[n,c,i,j] - mu[c]) * rsqrt(var[c] + eps)
    dgamma[c] = sum(n,i,j) dv[n,c,i,j] * xhat[n,c,i,j]`,
  'batch normalisation, input gradient': `
    mu[c] = mean(n,i,j) x[n,c,i,j]
    istd[c] = rsqrt(mean(n,i,j) (x[n,c,i,j] - mu[c])^2 + eps)
    xhat[n,c,i,j] = (x[n,c,i,j] - mu[c]) * istd[c]
    g[n,c,i,j] = gamma[c] * dv[n,c,i,j]
    s1[c] = sum(n,i,j) g[n,c,i,j]
    s2[c] = sum(n,i,j) xhat[n,c,i,j] * g[n,c,i,j]
    dx[n,c,i,j] = istd[c] / (N*h*w) * (N*h*w*g[n,c,i,j] - s1[c] - xhat[n,c,i,j]*s2[c])`,
  'layer normalisation, scale gradient': `
    mu[n,r] = mean(d) tokens[n,r,d]
    sigma'[n,r] = sqrt(mean(d) (tokens[n,r,d] - mu[n,r])^2 + eps)
    dgamma_k[k] = sum(n,r) dtokens[n,r,k] * (tokens[n,r,k] - mu[n,r]) / sigma'[n,r]`,
  'maximum over windows': 'y[n,c,i<h,j<w] = max(p<3,q<3) x2[n,c,2*i+p-1,2*j+q-1] else -inf',
  'maximum over windows, input gradient': `
    first[n,c,i<h,j<w] = argmax(p<3,q<3) x2[n,c,2*i+p-1,2*j+q-1] else -inf
    dx2[n,c,u,v] = sum(i,j,p<3,q<3) [u == 2*i+p-1] * [v == 2*j+q-1] * [first[n,c,i,j] == 3*p+q] * dv[n,c,i,j]`,
  'softmax cross-entropy': 'L = -sum(n,k) t[n,k] * (z[n,k] - log(sum(m) exp(z[n,m])))',
  'softmax cross-entropy, smoothed, gradient in the logits': `
    e[n,k] = exp(z[n,k])
    dz[n,k] = (e[n,k] / (sum(m) e[n,m]) - t[n,k] + alpha*t[n,k] - alpha/K) / N`,
  'gelu, input gradient': `
    th[n,k] = tanh(0.7978845608028654 * (z[n,k] + 0.044715 * z[n,k]^3))
    dz[n,k] = t[n,k] * (0.5*(1 + th[n,k]) + 0.5*z[n,k]*(1 - th[n,k]^2) * 0.7978845608028654*(1 + 0.134145*z[n,k]^2))`,
  'relu6, input gradient': 'dz[n,k] = [0 < z[n,k] < 6] * t[n,k]',
  'leaky relu': 'y[n,k] = select([z[n,k] > 0], z[n,k], 1e-2*z[n,k])',
  rounding: 'y[n] = bf16(sum(k) f16(z[n,k]) * abs(t[n,k])) * lr^-1',
  'gradient step': 'nextgamma[c] = gamma[c] - lr * sum(n,i,j) dv[n,c,i,j]',
};
