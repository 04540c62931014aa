/** Checks declarations, all of them, and reports every mistake together. Reads no file. */
import { checkGuards, checkReferences } from './check/references';
import { checkKeys } from './check/keys';
import { checkGradient, checkOp, checkUpdate, type CheckedNode, type CheckedOp } from './check/functions';
import type { Hypothesis, HypothesisSpec, Net, NodeSpec, OpSpec, Spec } from './entry';
import type { Declaration } from './declaration';
import { Catalogue } from './net/catalogue';
import { deriveNet } from './net/derive';
import { NetError } from './net/net-error';
import type { NetSpec } from './net/net-spec';
import { SpecError, SpecLoadError } from './spec-error';

/**
 * The spec that declarations make.
 * @param errors mistakes that were found before, reported with those found here
 * @throws SpecLoadError with one SpecError for each broken entry; so does a net's `derive`.
 */
export const checkDeclarations = (
  declarations: readonly Declaration[],
  errors: readonly SpecError[] = [],
): Spec => new Loader(declarations, errors).load();

class Loader {
  private readonly errors: SpecError[] = [];
  private readonly declarations: readonly Declaration[];
  private readonly ops = new Map<OpSpec, CheckedOp>();
  /** A node that failed stays here as undefined: what builds on it is not reported again. */
  private readonly nodes = new Map<NodeSpec, CheckedNode | undefined>();

  constructor(declarations: readonly Declaration[], errors: readonly SpecError[]) {
    this.errors.push(...errors);
    this.declarations = declarations.filter(
      (declaration) =>
        this.attempt(() => {
          checkKeys(declaration.source, declaration.kind, declaration.value);
          return true;
        }) === true,
    );
  }

  load(): Spec {
    const hypotheses = this.of('hypothesis').map(({ value, source }): Hypothesis => ({
      ...(value as HypothesisSpec),
      file: source.file,
    }));
    for (const { value, source } of this.of('op')) {
      const op = this.attempt(() => checkOp(source, value as OpSpec));
      if (op) this.ops.set(value as OpSpec, op);
    }
    for (const { value } of this.of('node')) this.node(value as NodeSpec);
    const ops = [...this.ops.values()].map((op) => op.function);
    const nodes = this.of('node').flatMap(({ value }) => this.nodes.get(value as NodeSpec)?.function ?? []);
    const sources = new Map(this.declarations.map(({ source }) => [source.entry, source]));
    this.errors.push(...checkReferences([...ops, ...nodes], hypotheses, sources));
    this.errors.push(...checkGuards([...ops, ...nodes], hypotheses, sources));
    if (this.errors.length > 0) throw new SpecLoadError(this.errors);
    const catalogue = new Catalogue(new Map([...this.ops].map(([spec, op]) => [spec, op.function])), nodes);
    const nets = this.of('net').map((declaration) => netOf(declaration, catalogue));
    return { ops, nodes, hypotheses, nets };
  }

  private of(kind: Declaration['kind']): Declaration[] {
    return this.declarations.filter((declaration) => declaration.kind === kind);
  }

  /** The checked node; undefined where it, or what it builds on, is broken (which is then reported). */
  private node(spec: NodeSpec): CheckedNode | undefined {
    if (this.nodes.has(spec)) return this.nodes.get(spec);
    const source = this.declarations.find(({ value }) => value === spec)?.source;
    const checked = source && this.attempt(() => this.checkNode(source, spec));
    this.nodes.set(spec, checked);
    return checked;
  }

  private checkNode(source: Declaration['source'], spec: NodeSpec): CheckedNode | undefined {
    const { gradientOf, updates, sameAs } = spec;
    if (updates && !gradientOf) {
      const gradient = this.node(updates.gradient);
      return gradient && checkUpdate(source, spec, updates.parameter, gradient);
    }
    if (gradientOf && !updates) {
      const op = this.ops.get(gradientOf.op);
      const original = sameAs && this.node(sameAs);
      if (!op || (sameAs && !original)) return undefined;
      return checkGradient(source, spec, gradientOf.argument, op, original?.function);
    }
    throw source.errorAt(
      ['id'],
      'a node is either the gradient of an op or an optimizer step',
      "give it one of 'gradientOf' and 'updates'",
    );
  }

  /** The result, or undefined with the mistake kept for the report. */
  private attempt<T>(check: () => T): T | undefined {
    try {
      return check();
    } catch (error) {
      if (!(error instanceof SpecError)) throw error;
      this.errors.push(error);
      return undefined;
    }
  }
}

/** A net that is derived once for the same options. */
function netOf({ value, source }: Declaration, catalogue: Catalogue): Spec['nets'][number] {
  const spec = value as NetSpec;
  const derived = new Map<string, Net>();
  const derive: Spec['nets'][number]['derive'] = (options = {}) => {
    const key = JSON.stringify(options);
    try {
      const net = derived.get(key) ?? deriveNet(spec, source.file, catalogue, options);
      derived.set(key, net);
      return net;
    } catch (error) {
      if (error instanceof NetError)
        throw new SpecLoadError([source.errorAt(['forward'], error.problem, error.hint)]);
      throw error;
    }
  };
  const { id, title, switches = {} } = spec;
  return { id, title, source: spec.source, file: source.file, switches, derive };
}
