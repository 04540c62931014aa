/**
 * Generated code as a chain of nested blocks. A statement may be added to any block that is still open: a
 * loop's text is appended to its parent only when the loop closes, so what is added to an outer block stands
 * before the loop. That is how loop-invariant code leaves loops.
 */
import type { Emitter } from '../algebras/algebra';

export class Block {
  readonly lines: string[] = [];
  /** Names of expressions bound here. */
  readonly names = new Map<string, string>();
  /** Keys of affine forms that are known to be >= 0 here. */
  readonly proven = new Set<string>();
  constructor(
    readonly parent: Block | undefined,
    /** Loops around its statements. */
    readonly depth: number,
    readonly header: string,
  ) {}
}

const ATOM = /^(?:[\w.]+|\(-[\w.+-]+\))$/;

export class Code implements Emitter {
  readonly root = new Block(undefined, 0, '');
  /** Innermost open block at which statements are added. */
  current = this.root;
  /** The block in which each index variable is bound. */
  readonly home = new Map<string, Block>();
  /** Lengths of the scratch arrays, by name. */
  readonly scratchLengths = new Map<string, number>();
  private readonly parameterNames = new Map<number, string>();
  private count = 0;

  /** Integers by the names under which the code reads them. */
  get parameters(): ReadonlyMap<string, number> {
    return new Map([...this.parameterNames].map(([value, name]) => [name, value]));
  }

  /**
   * A name for an integer that depends on dims. Such numbers are handed to the code and not printed in it, so
   * that one text (and what the engine has learnt about it) serves all shapes that need the same guards.
   */
  parameter(value: number): string {
    const known = this.parameterNames.get(value);
    if (known !== undefined) return known;
    if (!Number.isInteger(value) || Math.abs(value) >= 2 ** 31) {
      throw new RangeError(`${String(value)} is too large for an index, or no integer`);
    }
    const name = `d${String(this.parameterNames.size)}`;
    this.parameterNames.set(value, name);
    return name;
  }

  fresh(): string {
    return `t${String(this.count++)}`;
  }

  line(statement: string): void {
    this.current.lines.push(statement);
  }

  scratch(length: number): string {
    const name = `s${String(this.scratchLengths.size)}`;
    this.scratchLengths.set(name, length);
    return name;
  }

  bind(expression: string): string {
    return this.bindIn(this.current, expression);
  }

  bindIn(block: Block, expression: string): string {
    if (ATOM.test(expression)) return expression;
    for (let outer: Block | undefined = block; outer; outer = outer.parent) {
      const known = outer.names.get(expression);
      if (known !== undefined) return known;
    }
    const name = this.fresh();
    block.lines.push(`const ${name}=${expression};`);
    block.names.set(expression, name);
    return name;
  }

  /** Opens a block; a loop's block is where its index variable lives. */
  open(header: string, variable?: string): void {
    const depth = this.current.depth + (variable === undefined ? 0 : 1);
    this.current = new Block(this.current, depth, header);
    if (variable !== undefined) this.home.set(variable, this.current);
  }

  close(): void {
    const { parent, header, lines } = this.current;
    if (!parent) throw new Error('the outermost block cannot be closed');
    parent.lines.push(`${header}{`, ...lines, '}');
    this.current = parent;
  }

  /** Runs an action with another open block as the present place. */
  within<T>(block: Block, action: () => T): T {
    const previous = this.current;
    this.current = block;
    try {
      return action();
    } finally {
      this.current = previous;
    }
  }

  /** The innermost of the blocks in which the given variables live (the root for none). */
  homeOf(variables: Iterable<string>): Block {
    let home = this.root;
    for (const name of variables) {
      const block = this.home.get(name);
      if (block && block.depth > home.depth) home = block;
    }
    return home;
  }

  isProven(key: string): boolean {
    for (let block: Block | undefined = this.current; block; block = block.parent) {
      if (block.proven.has(key)) return true;
    }
    return false;
  }

  text(): string {
    return this.root.lines.join('\n');
  }
}
