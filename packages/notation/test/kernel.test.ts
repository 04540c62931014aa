/** A kernel means what its text means as JavaScript. */
import { describe, expect, test } from '@jest/globals';
import { kernelFunction, parseBody } from '../src/kernel/language';
import { compileKernel } from '../src/kernel/compile';
import { Types } from '../src/kernel/types';

const VALUES = [0, -0, 1, -1, 0.1, 3, -7.5, 2 ** -149, 2 ** -1074, 1e300, Infinity, -Infinity, NaN];

const square = kernelFunction('function square(x) { return x * x; }');
const power = kernelFunction(
  `function power(x, n) {
    let result = 1;
    for (let k = n | 0; k > 0; k--) { result = result * x; }
    while (result > 100 && result < 1e9) { result = result / 2; }
    if (square(result) > 50) { return -result; } else { return result; }
  }`,
  { square },
);
const library = { square, power, foreign: (x: number, y: number) => x - 2 * y };

/** A function that runs the body both ways on x, y (float64) and i, j (integers), for the number that it writes. */
function bothWays(body: string): (x: number, y: number, i: number, j: number) => [number, number] {
  const kernel = compileKernel(
    body,
    {
      inputs: [
        { name: 'X', element: 'f64' },
        { name: 'F', element: 'f32' },
        { name: 'S', element: 'i32' },
      ],
      outputs: [{ name: 'R', element: 'f64' }],
      scratch: [{ name: 'T', element: 'f32', length: 4 }],
      integers: ['i', 'j'],
    },
    library,
  );
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  const run = new Function('X', 'F', 'S', 'R', 'T', 'i', 'j', ...Object.keys(library), body) as (
    ...values: unknown[]
  ) => void;
  return (x, y, i, j) => {
    const [X, F, S] = [Float64Array.of(x, y), Float32Array.of(x, y), Int32Array.of(i, j)];
    const [wasm, script] = [new Float64Array(1), new Float64Array(1)];
    kernel([X, F, S], [wasm], [i, j]);
    run(X, F, S, script, new Float32Array(4), i, j, ...Object.values(library));
    return [wasm[0], script[0]];
  };
}

describe('a kernel', () => {
  test.each([
    ['arithmetic', 'X[0]+X[1]*X[0]-X[1]/X[0]'],
    ['minus and minus zero', '-X[0]*0-(-X[1])'],
    ['minimum and maximum, with NaN and -0', 'Math.min(X[0],X[1],2)+Math.max(X[0],-X[1])'],
    ['rounding to float32', 'Math.fround(X[0]*0.1)+F[1]'],
    ['roots and magnitudes', 'Math.sqrt(Math.abs(X[0]))+Math.floor(X[1])'],
    ['foreign functions', 'Math.exp(X[0])+Math.log(X[1])+Math.tanh(X[0])+Math.expm1(X[1])+Math.log1p(X[0])'],
    ['comparisons', '(X[0]<X[1]?1:0)+(X[0]<=X[1]?2:0)+(X[0]===X[1]?4:0)+(X[0]!==X[1]?8:0)+(X[0]>X[1]?16:0)'],
    ['logic', '!(X[0]>1)&&X[1]<2||X[0]!==X[0]?3:X[1]===0||X[0]>=1?5:7'],
    ['nested conditions', 'X[0]>0?X[1]>0?X[0]*X[1]:X[0]/X[1]:X[1]'],
    ['a number as a condition', 'X[0]?1:X[1]&&2?3:4'],
    ['integers', 'Number(3*i-j)+Number(Math.max(0,i-5,j))+(i%4)+(i>>1)+(i&6)'],
    ['products of integers as numbers', 'Number(i)*Number(i)*Number(i)*4294967296'],
    ['an array of integers', 'S[1]*2+X[S[0]-S[0]]'],
    ['library functions', 'power(X[0],3)+square(foreign(X[1],X[0]))'],
  ])('%s', (_, expression) => {
    const run = bothWays(`const r=${expression};R[0]=r;`);
    for (const x of VALUES) {
      for (const y of VALUES) {
        const [wasm, script] = run(x, y, 7, 2_000_003);
        expect({ x, y, value: wasm }).toEqual({ x, y, value: script });
      }
    }
  });

  test.each([
    ['loops', 'let s=0;for(let a=0;a<i;a++){for(let b=a;b<j;b++){s=s+X[0]*Number(a-b);}}R[0]=s;'],
    ['a loop without iterations', 'let s=1;for(let a=j;a<i;a++){s=s/0;}R[0]=s;'],
    ['counters in expressions', 'let n=0,s=0;for(let a=0;a<j;a++){if(++n===3){s+=X[0];n=0;}}R[0]=s+n;'],
    [
      'a stack',
      'let h=0,s=0;T[h++]=X[0];T[h++]=X[1];for(let r=j;r&1;r>>=1)s=s+T[--h];while(h>0)s=s-T[--h];R[0]=s;',
    ],
    [
      'assignments to one name from integers and numbers',
      'let p=0;p=Number(i);if(X[0]>0){p=X[1];}R[0]=p*p*p*p;',
    ],
    ['branches', 'let s=0;if(i>j){s=1;}else if(X[0]>1){s=2;}else{s=3;}R[0]=s;'],
  ])('%s', (_, body) => {
    const run = bothWays(body);
    for (const x of VALUES) {
      const [wasm, script] = run(x, 2.5, 4, 11);
      expect({ x, value: wasm }).toEqual({ x, value: script });
    }
  });

  test('what is not of the language is an error, not other code', () => {
    const compile = (body: string) => () =>
      compileKernel(body, { inputs: [], outputs: [], scratch: [], integers: ['i'] }, {});
    expect(compile('const f=()=>1;')).toThrow('kernels have no ArrowFunctionExpression');
    expect(compile('const r=i**2;')).toThrow('kernels have no');
    expect(compile('const r=2.5%i;')).toThrow('kernels have no');
    expect(compile('const r=missing(i);')).toThrow('calls missing, which its library does not have');
    expect(compile('do{}while(i>0);')).toThrow('kernels have no DoWhileStatement');
    expect(compile('i.x=1;')).toThrow('kernels have no');
  });
});

test('types: integers stay integers, literals that do not count are numbers', () => {
  const types = new Types(
    parseBody(
      'const a=3*i;const b=0.5*i;const c=7;let n=0;n++;const d=a?1:2;const e=Number(a);let s=0;s+=a;',
    ),
    new Map([['i', 'i32']]),
    new Map(),
  ).variables;
  expect(Object.fromEntries(types)).toEqual({
    i: 'i32',
    a: 'i32',
    b: 'f64',
    c: 'f64',
    n: 'i32',
    d: 'f64',
    e: 'f64',
    s: 'i32',
  });
});
