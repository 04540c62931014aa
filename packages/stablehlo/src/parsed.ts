/** What the parser makes of a text, before called functions are put in the places of their calls. */
import type { Span } from '@gradcert/notation';
import type { Operation, Value } from './ir';

/** `call @callee(operands)` */
export interface Call {
  readonly kind: 'call';
  readonly callee: string;
  readonly operands: readonly Value[];
  readonly results: readonly Value[];
  readonly span: Span;
}

export type Step = Operation | Call;

export interface ParsedFunction {
  readonly name: string;
  readonly isPrivate: boolean;
  readonly arguments: readonly Value[];
  /** Absent where the function is declared only. */
  readonly body?: readonly Step[];
  readonly results: readonly Value[];
}
