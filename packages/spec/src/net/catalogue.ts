import type { CertifiedFunction, OpSpec } from '../entry';

/** What a net is derived from: the checked functions, found by what they are for. */
export class Catalogue {
  constructor(
    private readonly ops: ReadonlyMap<OpSpec, CertifiedFunction>,
    private readonly nodes: readonly CertifiedFunction[],
  ) {}

  op(spec: OpSpec): CertifiedFunction | undefined {
    return this.ops.get(spec);
  }

  opById(id: string): CertifiedFunction | undefined {
    return [...this.ops.values()].find((op) => op.id === id);
  }

  /** The node that is the VJP of an op in an argument. */
  gradient(op: CertifiedFunction, argument: string): CertifiedFunction | undefined {
    return this.nodes.find(
      ({ gradientOf, sameAs }) => gradientOf?.op === op && gradientOf.argument === argument && !sameAs,
    );
  }

  /** The optimizer step that applies a gradient node. */
  update(gradient: CertifiedFunction): CertifiedFunction | undefined {
    return this.nodes.find(({ updates }) => updates?.gradient === gradient);
  }
}
