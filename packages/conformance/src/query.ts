/**
 * Queries: `node:layer:case`, where `*` stands for any run of characters and trailing parts may be left out.
 * `conv-*` is every case of every node whose id starts so; `*:mantissa:*` one layer of all nodes.
 */
export class QueryError extends Error {
  override readonly name = 'QueryError';

  constructor(
    message: string,
    /** What a query looks like. */
    readonly hint: string,
  ) {
    super(message);
  }
}

export interface Query {
  readonly text: string;
  readonly node: Pattern;
  readonly layer: Pattern;
  readonly case: Pattern;
}

/** One part of a query. */
export interface Pattern {
  readonly text: string;
  /** Whether every name matches. */
  readonly all: boolean;
  matches(name: string): boolean;
}

/** What a query is matched with; `case` is absent for claims, which have none. */
export interface Address {
  readonly node: string;
  readonly layer: string;
  readonly case?: string;
}

/**
 * Matches greedily, piece by piece: the first and the last piece at the ends, the others at their first
 * place in between. (A regular expression with many stars takes exponential time.)
 */
function pattern(text: string): Pattern {
  const [first = '', ...rest] = text.split('*');
  const last = rest.pop();
  const matches = (name: string): boolean => {
    if (last === undefined) return name === first;
    if (!name.startsWith(first)) return false;
    let at = first.length;
    for (const piece of rest) {
      const found = name.indexOf(piece, at);
      if (found < 0) return false;
      at = found + piece.length;
    }
    return name.length >= at + last.length && name.endsWith(last);
  };
  return { text, all: /^\*+$/.test(text), matches };
}

/**
 * Reads a query. A case's name may hold colons, so only the first two separate parts.
 * @throws QueryError where a part is empty.
 */
export function parseQuery(text = '*'): Query {
  const [node = '', layer = '*', ...rest] = text.split(':');
  const name = rest.length === 0 ? '*' : rest.join(':');
  if (node === '' || layer === '' || name === '') {
    throw new QueryError(
      `query '${text}' has an empty part`,
      "a query is node:layer:case, with * for any name: 'conv-*', 'conv-weight-grad:exact', '*:mantissa:*'",
    );
  }
  return { text, node: pattern(node), layer: pattern(layer), case: pattern(name) };
}

/** Whether a query selects an address. A claim has no case, so only `*` in that place selects it. */
export function matches(query: Query, address: Address): boolean {
  if (!query.node.matches(address.node) || !query.layer.matches(address.layer)) return false;
  return address.case === undefined ? query.case.all : query.case.matches(address.case);
}
