import { formatDefinition, latexDefinition } from '@gradcert/notation';
import { distinctShape } from '@gradcert/conformance';
import { bindDims, opKinds, printModule, unfold, type Func, type OpKind } from '@gradcert/stablehlo';
import type { SiteContext } from '../context';
import { formula } from '../parts/formulas';
import { highlight } from '../parts/highlight';
import { linkTo, meaningOf, opKindPage } from '../parts/links';
import { instancesOf, usersOf, type Instance } from '../parts/op-instances';
import { roundingOf } from '../parts/rounding';
import { ROUNDING_WORDS } from '../parts/tolerance';
import type { PageBody, PageKind } from '../page';

/** StableHLO ops, with their meaning. */
export default {
  name: 'op-kind',
  folder: 'stablehlo',
  title: 'StableHLO ops',
  lead: 'The meaning of every op that emitted text may use, as index notation: what a text unfolds to.',
  section: 'method',
  pages: (site) =>
    opKinds().map((kind) => ({
      path: opKindPage(kind),
      id: `stablehlo.${kind}`,
      title: `stablehlo.${kind}`,
      summary: `The meaning of stablehlo.${kind} in index notation, what it adds to a tolerance, and the entries that emit it.`,
      origin: `packages/stablehlo/src/ops/${kind}.ts`,
      body: () => body(kind, site),
    })),
} satisfies PageKind;

function body(kind: OpKind, site: SiteContext): PageBody {
  const users = usersOf(kind, site);
  const instances = instancesOf(kind, site).map((instance) => example(instance, kind));
  return {
    template: 'op-kind',
    view: { kind, instances, users: users.map(linkTo) },
    facts: { users: users.length },
  };
}

function example({ entry, function: func, operation }: Instance, kind: OpKind) {
  const bound: Func = bindDims(func, distinctShape(entry));
  const { statements } = unfold(func);
  const definitions = statements.filter((statement) => statement.kind === 'definition');
  return {
    from: linkTo(entry),
    text: highlight(printModule({ functions: [bound] }).trim(), meaningOf),
    formulae: definitions.map((definition) => formula(latexDefinition(definition), kind, true)),
    plain: definitions.map(formatDefinition).join('\n'),
    isView: statements.some((statement) => statement.kind === 'view'),
    rounding: ROUNDING_WORDS[roundingOf(operation).kind],
  };
}
