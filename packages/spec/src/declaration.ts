import type { EntrySource } from './check/entry-source';
import type { DeclarationKind } from './define';

/** A declaration with the file that makes it. */
export interface Declaration {
  readonly kind: DeclarationKind;
  readonly value: object;
  readonly source: EntrySource;
}
