/**
 * How exactly does a backend compute the functions of its accuracy profile? Every float32 in the intervals of
 * functions.ts is tried: `npm run accuracy -- --backend tfjs-wasm [--function exp] [--stride 1]`, some minutes.
 *
 * ulp: the largest error in units of 2^-23 |v|, where the exact value v is a normal number: what a profile states.
 * tiny: the largest absolute error where v is smaller, in units of 2^-149. Exit code 1 where the profile grants less.
 */
import { parseArgs } from 'node:util';
import { openBackend, type BackendHandle } from '@gradcert/backends';
import { measuredFunctions, type MeasuredFunction } from './functions';

const { values } = parseArgs({
  options: {
    backend: { type: 'string', default: 'tfjs-cpu' },
    function: { type: 'string' },
    /** Every so many float32 numbers. */
    stride: { type: 'string', default: '1' },
  },
});

const CHUNK = 2 ** 20;
const SMALLEST_NORMAL = 2 ** -126;
const LARGEST = (2 - 2 ** -23) * 2 ** 127;

const bitsOf = (x: number): number => new Uint32Array(Float32Array.of(x).buffer)[0];

/** Float32 numbers of an interval, a chunk at a time. */
function* chunks(
  [from, to]: readonly [number, number],
  sign: 1 | -1,
  stride: number,
): Generator<Float32Array> {
  const end = bitsOf(to);
  for (let first = bitsOf(from); first < end; first += CHUNK * stride) {
    const count = Math.min(CHUNK, Math.ceil((end - first) / stride));
    const bits = new Uint32Array(count);
    const signBit = sign === 1 ? 0 : 2 ** 31;
    for (let at = 0; at < count; at++) bits[at] = first + at * stride + signBit;
    yield new Float32Array(bits.buffer);
  }
}

function textOf({ body }: MeasuredFunction, count: number): string {
  const type = `tensor<${String(count)}xf32>`;
  return `module @m {\n  func.func @main(%x: ${type}) -> ${type} {\n    ${body(type)}\n    return %r : ${type}\n  }\n}\n`;
}

interface Worst {
  error: number;
  at: number;
}

async function measure(
  backend: BackendHandle,
  measured: MeasuredFunction,
  stride: number,
): Promise<{ ulp: Worst; tiny: Worst; tried: number }> {
  const ulp = { error: 0, at: NaN };
  const tiny = { error: 0, at: NaN };
  let tried = 0;
  // An operand that is flushed is granted: what follows from it says nothing about the function.
  const flushes = backend.definition.accuracy.flushToZero;
  for (const sign of measured.signs)
    for (const interval of measured.magnitudes)
      for (const x of chunks(interval, sign, stride)) {
        const inputs = [{ type: 'f32', shape: [x.length], data: x }] as const;
        const text = textOf(measured, x.length);
        const { outputs } = await backend.execute({ route: 'emitted', text, inputs });
        const { data } = outputs[0];
        tried += x.length;
        for (let at = 0; at < x.length; at++) {
          const exact = measured.exact(x[at]);
          const magnitude = Math.abs(exact);
          if (magnitude > LARGEST || (flushes && Math.abs(x[at]) < SMALLEST_NORMAL)) continue;
          const error = Math.abs(data[at] - exact);
          const worst = magnitude >= SMALLEST_NORMAL ? ulp : tiny;
          const unit = worst === ulp ? magnitude * 2 ** -23 : 2 ** -149;
          // Written so that NaN is the worst of all.
          if (!(error <= worst.error * unit)) {
            worst.error = error / unit;
            worst.at = x[at];
          }
        }
      }
  return { ulp, tiny, tried };
}

async function main(): Promise<void> {
  const backend = await openBackend(values.backend);
  const { device, version } = await backend.describe();
  const { ulp: stated } = backend.definition.accuracy;
  console.log(`${values.backend}: ${device}, ${version}; 1 ulp = 2^-23 |v|, tiny in units of 2^-149`);
  for (const measured of measuredFunctions) {
    if (values.function !== undefined && values.function !== measured.name) continue;
    const { ulp, tiny, tried } = await measure(backend, measured, Number(values.stride));
    const granted = stated[measured.name];
    const allowed =
      typeof granted === 'number' ? granted : granted.constant + granted.perMagnitude * Math.abs(ulp.at);
    const held = ulp.error <= allowed;
    if (!held) process.exitCode = 1;
    console.log(
      `${measured.name.padEnd(9)} ulp ${ulp.error.toFixed(4)} at ${String(ulp.at)}, tiny ${tiny.error.toFixed(3)} ` +
        `of ${String(tried)} arguments; stated ${String(allowed)}${held ? '' : ': MORE THAN STATED'}`,
    );
  }
  await backend.close();
}

void main();
