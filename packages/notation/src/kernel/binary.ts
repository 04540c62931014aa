/** The binary format of WebAssembly (https://webassembly.github.io/spec/core/binary/), as far as kernels need it. */
import type { NumberType } from './language';

export const OP = {
  block: 0x02,
  loop: 0x03,
  if: 0x04,
  else: 0x05,
  end: 0x0b,
  branchIf: 0x0d,
  return: 0x0f,
  call: 0x10,
  drop: 0x1a,
  select: 0x1b,
  localGet: 0x20,
  localSet: 0x21,
  localTee: 0x22,
  i32Load: 0x28,
  f32Load: 0x2a,
  f64Load: 0x2b,
  f32Store: 0x38,
  f64Store: 0x39,
  i32Const: 0x41,
  f64Const: 0x44,
  i32Eqz: 0x45,
  i32Eq: 0x46,
  i32Ne: 0x47,
  i32LtS: 0x48,
  i32GtS: 0x4a,
  i32LeS: 0x4c,
  i32GeS: 0x4e,
  f64Eq: 0x61,
  f64Ne: 0x62,
  f64Lt: 0x63,
  f64Gt: 0x64,
  f64Le: 0x65,
  f64Ge: 0x66,
  i32Add: 0x6a,
  i32Sub: 0x6b,
  i32Mul: 0x6c,
  i32RemS: 0x6f,
  i32And: 0x71,
  i32Or: 0x72,
  i32Shl: 0x74,
  i32ShrS: 0x75,
  f64Abs: 0x99,
  f64Neg: 0x9a,
  f64Floor: 0x9c,
  f64Sqrt: 0x9f,
  f64Add: 0xa0,
  f64Sub: 0xa1,
  f64Mul: 0xa2,
  f64Div: 0xa3,
  f64Min: 0xa4,
  f64Max: 0xa5,
  f32DemoteF64: 0xb6,
  f64ConvertI32S: 0xb7,
  f64PromoteF32: 0xbb,
  /** With the second byte TRUNCATE_F64. */
  saturating: 0xfc,
} as const;

/** i32.trunc_sat_f64_s after the prefix. */
export const TRUNCATE_F64 = 2;

/** The type of a block without a result. */
export const NO_RESULT = 0x40;

const TYPE_CODES: Readonly<Record<NumberType, number>> = { i32: 0x7f, f64: 0x7c };

export const typeCode = (type: NumberType): number => TYPE_CODES[type];

/** Unsigned LEB128. */
export function unsigned(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  do {
    const low = rest & 0x7f;
    rest >>>= 7;
    bytes.push(rest === 0 ? low : low | 0x80);
  } while (rest !== 0);
  return bytes;
}

/** Signed LEB128 of a 32-bit integer. */
export function signed(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  for (;;) {
    const low = rest & 0x7f;
    rest >>= 7;
    if ((rest === 0 && (low & 0x40) === 0) || (rest === -1 && (low & 0x40) !== 0)) {
      bytes.push(low);
      return bytes;
    }
    bytes.push(low | 0x80);
  }
}

export const float64 = (value: number): readonly number[] => [
  ...new Uint8Array(Float64Array.of(value).buffer),
];

export interface FunctionType {
  readonly parameters: readonly NumberType[];
  readonly results: readonly NumberType[];
}

export interface FunctionCode {
  readonly type: FunctionType;
  /** Of the variables that are no parameters. */
  readonly locals: readonly NumberType[];
  readonly code: readonly number[];
}

export interface ModuleParts {
  /** Foreign functions, imported as `f.<name>`; their indices come first. */
  readonly imports: readonly { readonly name: string; readonly type: FunctionType }[];
  /** Functions of the module; the last one is exported as `run`. */
  readonly functions: readonly FunctionCode[];
}

const counted = (items: readonly (readonly number[])[]): number[] => [
  ...unsigned(items.length),
  ...items.flat(),
];

/** Names are ASCII. */
const text = (value: string): number[] => [
  ...unsigned(value.length),
  ...Array.from(value, (character) => character.charCodeAt(0)),
];

const section = (id: number, content: readonly number[]): number[] => [
  id,
  ...unsigned(content.length),
  ...content,
];

const functionType = ({ parameters, results }: FunctionType): number[] => [
  0x60,
  ...counted(parameters.map((type) => [typeCode(type)])),
  ...counted(results.map((type) => [typeCode(type)])),
];

function body({ locals, code }: FunctionCode): number[] {
  const content = [...counted(locals.map((type) => [1, typeCode(type)])), ...code, OP.end];
  return [...unsigned(content.length), ...content];
}

/** A module that imports its memory as `m.m`. */
export function assemble({ imports, functions }: ModuleParts): Uint8Array<ArrayBuffer> {
  const types = [...imports, ...functions].map(({ type }) => functionType(type));
  const memory = [...text('m'), ...text('m'), 2, 0, 0];
  return Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, counted(types)),
    ...section(
      2,
      counted([
        memory,
        ...imports.map(({ name }, index) => [...text('f'), ...text(name), 0, ...unsigned(index)]),
      ]),
    ),
    ...section(3, counted(functions.map((_, index) => unsigned(imports.length + index)))),
    ...section(7, counted([[...text('run'), 0, ...unsigned(imports.length + functions.length - 1)]])),
    ...section(10, counted(functions.map(body))),
  ]);
}
