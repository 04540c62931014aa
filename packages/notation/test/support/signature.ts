/** A signature that the tests of the language share. */
import { parseShape, type Signature } from '../../src';

const shapes = (texts: Readonly<Record<string, string>>): Signature['tensors'] =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, parseShape(text)]));

export const signature: Signature = {
  dims: ['N', 'C', 'O', 'K', 'A', 'R', 'D', 'h', 'w', 'kh', 'kw', 'ph', 'pw'],
  tensors: shapes({
    x: 'N,C,h,w',
    x2: 'N,C,2*h,2*w',
    dy: 'N,O,h,w',
    dv: 'N,C,h,w',
    W: 'O,C,kh,kw',
    gamma: 'C',
    tokens: 'N,R,D',
    dtokens: 'N,R,D',
    z: 'N,K',
    t: 'N,K',
    a: 'A',
    b: 'A',
    c: 'A',
    lr: '',
  }),
  results: shapes({ dW: 'O,C,kh,kw', dx: 'N,C,h,w', dx2: 'N,C,2*h,2*w', dD: 'C,1,kh,kw' }),
  constants: { eps: 1e-5, alpha: 0.1 },
};
