/** The values that a text has defined so far, by name. */
import type { Outside, TensorType, Value } from '../ir';
import type { Cursor, Token } from './cursor';

/** The type of a value that is outside: nobody looks at it. */
const noType: TensorType = { shape: [], element: 'i1' };

export class Scopes {
  /** One map per open block, innermost last. */
  private readonly maps: Map<string, Value>[] = [];

  /** Why the first value that was used since this was cleared is outside, if one is. */
  usedOutside: Outside | undefined;

  constructor(private readonly cursor: Cursor) {}

  get depth(): number {
    return this.maps.length;
  }

  open(): void {
    this.maps.push(new Map());
  }

  /** Closes the blocks above a depth. */
  closeTo(depth: number): void {
    this.maps.length = depth;
  }

  /** Names a value, of a type or one of which nothing is known. */
  define(token: Token, type: TensorType | Outside): Value {
    return this.enter(token, token.text, type);
  }

  /** Names the results of one operation: `%r`, or `%r#0`, `%r#1`, ... for `%r:2`. */
  defineGroup(token: Token, types: readonly (TensorType | Outside)[]): Value[] {
    const [single] = types;
    if (types.length === 1) {
      const value = this.define(token, single);
      this.maps[this.maps.length - 1].set(`${token.text}#0`, value);
      return [value];
    }
    return types.map((type, k) => this.enter(token, `${token.text}#${String(k)}`, type));
  }

  /** The value that the next token names. */
  use(): Value {
    const token = this.cursor.take('value', 'a value such as %x');
    const next = this.cursor.peek();
    const isMember = next.start === token.end && /^#\d+$/.test(next.text);
    const name = isMember ? token.text + this.cursor.next().text : token.text;
    for (let k = this.maps.length - 1; k >= 0; k -= 1) {
      const value = this.maps[k].get(name);
      if (!value) continue;
      this.usedOutside ??= value.outside;
      return value;
    }
    return this.cursor.fail(`${name} is not defined`, 'define it above its use', token);
  }

  private enter(token: Token, name: string, type: TensorType | Outside): Value {
    if (this.maps.some((map) => map.has(name))) {
      this.cursor.fail(`${name} is defined twice`, 'give each value a name of its own', token);
    }
    const plain = name.slice(1).replace('#', '_');
    const value: Value =
      'reason' in type ? { type: noType, name: plain, outside: type } : { type, name: plain };
    this.maps[this.maps.length - 1].set(name, value);
    return value;
  }
}
