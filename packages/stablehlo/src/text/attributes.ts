/** Attribute dictionaries of the generic form, and typed reading of them. */
import type { Span } from '@gradcert/notation';
import type { DimensionNumbers, TensorType } from '../ir';
import { formatType, sameType } from '../shapes';
import { parseAttributeValue, type AttributeValue } from './attribute-values';
import type { Cursor } from './cursor';
import type { Dense } from './literals';

/** Attributes that say nothing of values over the reals: how exact a function is to be, how a tensor lies in memory. */
const silent: readonly string[] = ['result_accuracy', 'result_layout', 'operand_layouts', 'xla_shape'];

interface Entry {
  readonly value: AttributeValue;
  readonly span: Span;
}

/** The attributes of one operation; what is read is checked, and nothing may be left unread. */
export class AttributeReader {
  private readonly entries = new Map<string, Entry>();

  /** Where the attributes are expected. */
  private readonly start: Span;

  constructor(private readonly cursor: Cursor) {
    this.start = cursor.peek();
  }

  /** Passes `{name = value, ...}` and adds what it holds. */
  parseDictionary(): void {
    this.cursor.list('{', '}', () => {
      const token = this.cursor.peek();
      const name = token.kind === 'string' ? token.text.slice(1, -1) : token.text;
      if (token.kind !== 'string') this.cursor.take('word', 'the name of an attribute');
      else this.cursor.next();
      if (this.entries.has(name)) this.cursor.fail(`attribute '${name}' is given twice`, 'remove one', token);
      const value: AttributeValue = this.cursor.accept('=')
        ? parseAttributeValue(this.cursor)
        : { kind: 'word', text: 'unit' };
      this.entries.set(name, { value, span: token });
    });
  }

  has(name: string): boolean {
    return this.entries.has(name);
  }

  integer(name: string, otherwise?: number): number {
    const entry = this.take(name);
    if (!entry) return otherwise ?? this.missing(name);
    return entry.value.kind === 'integer' ? entry.value.value : this.mismatch(name, entry, 'an integer');
  }

  /** A list of integers in any of its spellings; booleans count as 1 and 0. */
  integers(name: string, otherwise?: readonly number[]): readonly number[] {
    const entry = this.take(name);
    if (!entry) return otherwise ?? this.missing(name);
    const { value } = entry;
    if (value.kind === 'list') {
      return value.items.map((item) => {
        if (item.kind === 'integer') return item.value;
        if (item.kind === 'word' && (item.text === 'true' || item.text === 'false'))
          return Number(item.text === 'true');
        return this.mismatch(name, entry, 'a list of integers');
      });
    }
    if (value.kind !== 'dense' || value.dense.type.shape.length !== 1) {
      return this.mismatch(name, entry, 'a list of integers');
    }
    return this.rows(name, entry, 1).flat();
  }

  /** A list of integers whose length is that of another list. */
  integersLike(list: readonly unknown[], name: string, otherwise?: readonly number[]): readonly number[] {
    const entry = this.entries.get(name);
    const values = this.integers(name, otherwise);
    if (values.length === list.length) return values;
    return this.mismatch(name, entry ?? this.missing(name), `a list of ${String(list.length)} integers`);
  }

  /** A rank-2 tensor of integers as its rows. */
  matrix(name: string, otherwise?: readonly (readonly number[])[]): readonly (readonly number[])[] {
    const entry = this.take(name);
    return entry ? this.rows(name, entry, 2) : (otherwise ?? this.missing(name));
  }

  /** One pair per axis; zeros where absent. */
  pairs(name: string, count: number): readonly (readonly [number, number])[] {
    const entry = this.entries.get(name);
    const rows = this.matrix(
      name,
      Array.from({ length: count }, () => [0, 0]),
    );
    return rows.map((row) => {
      const [low, high] = row;
      if (row.length === 2) return [low, high];
      return this.mismatch(name, entry ?? this.missing(name), 'one [low, high] per axis');
    });
  }

  /** The value of an enumeration such as `#stablehlo<precision DEFAULT>`. */
  enumeration(name: string): string | undefined {
    const entry = this.take(name);
    if (!entry) return undefined;
    return entry.value.kind === 'enum'
      ? entry.value.value
      : this.mismatch(name, entry, 'an enumeration value');
  }

  enumerations(name: string): readonly string[] | undefined {
    const entry = this.take(name);
    if (!entry) return undefined;
    const { value } = entry;
    if (value.kind !== 'list') return this.mismatch(name, entry, 'a list of enumeration values');
    return value.items.map((item) =>
      item.kind === 'enum' ? item.value : this.mismatch(name, entry, 'a list of enumeration values'),
    );
  }

  /** Lists of integers by field name. */
  record(name: string): ReadonlyMap<string, readonly number[]> {
    const entry = this.take(name) ?? this.missing(name);
    return entry.value.kind === 'record'
      ? entry.value.fields
      : this.mismatch(name, entry, 'dimension numbers');
  }

  convolutionDimensions(name: string): DimensionNumbers {
    const entry = this.take(name) ?? this.missing(name);
    return entry.value.kind === 'convolution'
      ? entry.value.dimensions
      : this.mismatch(name, entry, 'dimension numbers of a convolution');
  }

  /** A `dense<...>` of the given type. */
  dense(name: string, type: TensorType): Dense {
    const entry = this.take(name) ?? this.missing(name);
    const { value } = entry;
    if (value.kind === 'dense' && sameType(value.dense.type, type)) return value.dense;
    return this.mismatch(name, entry, `dense literals of type ${formatType(type)}`);
  }

  /** A name in quotes or after `@`; undefined where there is none. */
  name(name: string): string | undefined {
    const value = this.take(name)?.value;
    return value?.kind === 'word' ? value.text.replace(/^@?"(.*)"$|^@/s, '$1') : undefined;
  }

  /** Passes attributes that say nothing about values here. */
  ignore(name: string): void {
    this.entries.delete(name);
  }

  /** Refuses what nobody read; attributes of other dialects (`mhlo.sharding`) are no part of the operation. */
  finish(op: string): void {
    silent.forEach((name) => {
      this.ignore(name);
    });
    for (const [name, { span }] of this.entries) {
      if (!name.includes('.')) this.cursor.outside(`${op}: unknown attribute '${name}'`, 'remove it', span);
    }
  }

  private take(name: string): Entry | undefined {
    const entry = this.entries.get(name);
    this.entries.delete(name);
    return entry;
  }

  private missing(name: string): never {
    return this.cursor.fail(`attribute '${name}' is missing`, 'add it', this.start);
  }

  private mismatch(name: string, { value, span }: Entry, expected: string): never {
    if (value.kind === 'other') {
      return this.cursor.outside(
        `attribute '${name}' is in a form that is not read here`,
        'write it out',
        span,
      );
    }
    return this.cursor.fail(`attribute '${name}' is not ${expected}`, 'write it as the printer does', span);
  }

  private rows(name: string, entry: Entry, rank: number): readonly (readonly number[])[] {
    const { value } = entry;
    if (value.kind !== 'dense' || value.dense.type.shape.length !== rank) {
      return this.mismatch(name, entry, `a tensor of rank ${String(rank)}`);
    }
    const { type, splat, values: literals } = value.dense;
    const shape = type.shape.map((extent) => extent.constant);
    const count = shape.reduce((product, extent) => product * extent, 1);
    // Attributes list axes or replicas; a splat over more than this is no such list.
    if (count > 65536) return this.mismatch(name, entry, 'a list of reasonable length');
    const width = shape[rank - 1];
    const values = splat ? new Array<number>(count).fill(literals[0]) : literals;
    return Array.from({ length: width === 0 ? 0 : count / width }, (_, row) =>
      values.slice(row * width, (row + 1) * width),
    );
  }
}
