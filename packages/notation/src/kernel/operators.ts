/** Operators, functions and memory accesses as opcodes. */
import { OP } from './binary';
import type { ElementType, NumberType } from './language';

export const INTEGER_OPERATORS: Readonly<Record<string, number>> = {
  '+': OP.i32Add,
  '-': OP.i32Sub,
  '*': OP.i32Mul,
  '%': OP.i32RemS,
  '&': OP.i32And,
  '|': OP.i32Or,
  '>>': OP.i32ShrS,
};

export const FLOAT_OPERATORS: Readonly<Record<string, number>> = {
  '+': OP.f64Add,
  '-': OP.f64Sub,
  '*': OP.f64Mul,
  '/': OP.f64Div,
};

export const COMPARISONS: Readonly<Record<string, Readonly<Record<NumberType, number>>>> = {
  '===': { i32: OP.i32Eq, f64: OP.f64Eq },
  '!==': { i32: OP.i32Ne, f64: OP.f64Ne },
  '<': { i32: OP.i32LtS, f64: OP.f64Lt },
  '<=': { i32: OP.i32LeS, f64: OP.f64Le },
  '>': { i32: OP.i32GtS, f64: OP.f64Gt },
  '>=': { i32: OP.i32GeS, f64: OP.f64Ge },
};

/** Functions of one float64 that are instructions. */
export const INTRINSICS: Readonly<Record<string, readonly number[]>> = {
  'Math.abs': [OP.f64Abs],
  'Math.sqrt': [OP.f64Sqrt],
  'Math.floor': [OP.f64Floor],
  'Math.fround': [OP.f32DemoteF64, OP.f64PromoteF32],
  Number: [],
};

export const LOADS: Readonly<
  Record<ElementType, { readonly code: readonly number[]; readonly shift: number }>
> = {
  i32: { code: [OP.i32Load, 2, 0], shift: 2 },
  f32: { code: [OP.f32Load, 2, 0, OP.f64PromoteF32], shift: 2 },
  f64: { code: [OP.f64Load, 3, 0], shift: 3 },
};
