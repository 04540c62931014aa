/** The memory that all kernels share: arrays are copied in for a call and out after it. */
import type { ElementType } from './language';

type TypedArray = Float64Array | Float32Array | Int32Array;

const PAGE = 65_536;
const ALIGNMENT = 8;
/** 4 GiB: what 32-bit addresses reach. */
const MOST_PAGES = 65_536;

const CONSTRUCTORS = { i32: Int32Array, f32: Float32Array, f64: Float64Array } as const;

export const memory = new WebAssembly.Memory({ initial: 16, maximum: MOST_PAGES });

/** Room for the arrays of one call. */
export class Arena {
  private size = ALIGNMENT;

  /** Reserves an array; returns its address. Nothing may be copied before all are reserved. */
  reserve(element: ElementType, length: number): number {
    const address = this.size;
    const bytes = length * CONSTRUCTORS[element].BYTES_PER_ELEMENT;
    this.size += Math.ceil(bytes / ALIGNMENT) * ALIGNMENT;
    return address;
  }

  /** @throws RangeError where the arrays need more than 4 GiB together, or than there is. */
  commit(): void {
    const missing = Math.ceil((this.size - memory.buffer.byteLength) / PAGE);
    if (missing <= 0) return;
    try {
      memory.grow(missing);
    } catch {
      throw new RangeError(
        `the arrays of one statement need ${String(Math.ceil(this.size / 2 ** 20))} MiB, more than the evaluator's memory can grow to: take a smaller shape`,
      );
    }
  }

  /** Copies the elements to an address, converted where the array's own type is another. */
  copyIn(address: number, element: ElementType, array: TypedArray): void {
    new CONSTRUCTORS[element](memory.buffer, address, array.length).set(array);
  }

  copyOut(address: number, element: ElementType, array: TypedArray): void {
    array.set(new CONSTRUCTORS[element](memory.buffer, address, array.length));
  }
}
