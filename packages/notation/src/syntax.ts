/** What the grammar yields: the text's structure with its places, before names mean anything. */
import type { Comparison, Reducer, Span } from './ast';

type BinaryOperator = 'add' | 'subtract' | 'multiply' | 'divide';

export type Syntax = { readonly span: Span } & (
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'name'; readonly name: string }
  | {
      readonly kind: 'read';
      readonly tensor: Word;
      readonly slots: readonly Syntax[];
      readonly otherwise: number;
    }
  | {
      readonly kind: 'reduction';
      readonly reducer: Reducer;
      readonly ranges: readonly RangeSyntax[];
      readonly body: Syntax;
    }
  | { readonly kind: 'call'; readonly callee: Word; readonly operands: readonly Syntax[] }
  | {
      readonly kind: 'binary';
      readonly operator: BinaryOperator;
      readonly left: Syntax;
      readonly right: Syntax;
    }
  | { readonly kind: 'negate'; readonly operand: Syntax }
  | { readonly kind: 'power'; readonly base: Syntax; readonly exponent: number }
  /** operands[0] comparisons[0] operands[1] comparisons[1] operands[2] ... */
  | {
      readonly kind: 'chain';
      readonly operands: readonly Syntax[];
      readonly comparisons: readonly Comparison[];
    }
);

export interface Word {
  readonly name: string;
  readonly span: Span;
}

/** `p` or `p<2*ph+1` */
export interface RangeSyntax extends Word {
  readonly extent?: Syntax;
}

export interface DefinitionSyntax extends Word {
  readonly ranges: readonly RangeSyntax[];
  readonly body: Syntax;
  /** The whole line. */
  readonly line: Span;
}
