/** Frames between this process and one of Python; lib/gradcert/frames.py says what one is. */
import type { ArrayType, DenseArray } from '../backend';
import { decodeArray, encodeArray, sizeOf } from '../array-bytes';

export interface Frame {
  readonly header: Readonly<Record<string, unknown>>;
  readonly arrays: readonly DenseArray[];
}

interface Declared {
  readonly type: ArrayType;
  readonly shape: readonly number[];
}

const lengthBytes = 4;
/** No header of ours comes near it: what claims more is no frame. */
const longestHeader = 1 << 28;

/** The bytes of a frame, in pieces. */
export function encodeFrame({ header, arrays }: Frame): readonly Uint8Array[] {
  const declared = arrays.map(({ type, shape }) => ({ type, shape }) satisfies Declared);
  const json = Buffer.from(JSON.stringify({ ...header, arrays: declared }));
  const length = Buffer.alloc(lengthBytes);
  length.writeUInt32LE(json.length);
  return [length, json, ...arrays.map(encodeArray)];
}

/** Puts frames together from the pieces of a stream. */
export class FrameReader {
  private pieces: Buffer[] = [];
  private buffered = 0;
  private needed = lengthBytes;
  private next: (bytes: Buffer) => void = (bytes) => {
    this.readLength(bytes);
  };

  constructor(private readonly onFrame: (frame: Frame) => void) {}

  /** @throws Error where the stream holds something else. */
  push(piece: Buffer): void {
    this.pieces.push(piece);
    this.buffered += piece.length;
    while (this.buffered >= this.needed) {
      const all = this.pieces.length === 1 ? this.pieces[0] : Buffer.concat(this.pieces);
      const bytes = all.subarray(0, this.needed);
      const rest = all.subarray(this.needed);
      this.pieces = rest.length === 0 ? [] : [rest];
      this.buffered = rest.length;
      this.next(bytes);
    }
  }

  private expect(needed: number, next: (bytes: Buffer) => void): void {
    this.needed = needed;
    this.next = next;
  }

  private readLength(bytes: Buffer): void {
    const length = bytes.readUInt32LE();
    if (length > longestHeader) throw new Error(`no frame has a header of ${String(length)} bytes`);
    this.expect(length, (json) => {
      this.readHeader(json.toString());
    });
  }

  private readHeader(json: string): void {
    const { arrays, ...header } = JSON.parse(json) as { arrays: readonly Declared[] };
    const sizes = arrays.map(({ type, shape }) => sizeOf(type, shape));
    this.expect(
      sizes.reduce((sum, size) => sum + size, 0),
      (bytes) => {
        let start = 0;
        const read = arrays.map(({ type, shape }, position) => {
          const end = start + sizes[position];
          const array = decodeArray(type, shape, bytes.subarray(start, end));
          start = end;
          return array;
        });
        this.expect(lengthBytes, (length) => {
          this.readLength(length);
        });
        this.onFrame({ header, arrays: read });
      },
    );
  }
}
