import type { CertifiedFunction, NodeSpec, OpSpec } from '../entry';

/** What a net is derived from: the checked functions, found by what they are for. */
export class Catalogue {
  constructor(
    private readonly ops: ReadonlyMap<OpSpec, CertifiedFunction>,
    private readonly nodes: readonly CertifiedFunction[],
    private readonly preferred: ReadonlySet<string> = new Set(),
  ) {}

  /** The same functions, with nodes that go before those that they are the same as. */
  preferring(nodes: readonly NodeSpec[]): Catalogue {
    return new Catalogue(this.ops, this.nodes, new Set(nodes.map(({ id }) => id)));
  }

  op(spec: OpSpec): CertifiedFunction | undefined {
    return this.ops.get(spec);
  }

  opById(id: string): CertifiedFunction | undefined {
    return [...this.ops.values()].find((op) => op.id === id);
  }

  /** The node that is the VJP of an op in an argument. */
  gradient(op: CertifiedFunction, argument: string): CertifiedFunction | undefined {
    const candidates = this.nodes.filter(
      ({ gradientOf }) => gradientOf?.op.id === op.id && gradientOf.argument === argument,
    );
    return candidates.find(({ id }) => this.preferred.has(id)) ?? candidates.find(({ sameAs }) => !sameAs);
  }

  /** The optimizer step that applies a gradient node. */
  update(gradient: CertifiedFunction): CertifiedFunction | undefined {
    const applied = (gradient.sameAs ?? gradient).id;
    return this.nodes.find(({ updates }) => updates?.gradient.id === applied);
  }
}
