/** Checks of op and node declarations: what each contributes to a draft. */
import type { CertifiedFunction, NodeSpec, OpSpec, OperandDeclaration } from '../entry';
import { certify, type Draft, type Operand } from './certify';
import { checkDims, checkForm, checkShape, type Dims } from './dims';
import { dedent } from './dedent';
import type { EntrySource } from './entry-source';

/** A checked op, with what its nodes take from it. */
export interface CheckedOp {
  readonly spec: OpSpec;
  readonly function: CertifiedFunction;
  readonly dims: Dims;
  /** Operands and result with their shapes as declared: in dims of either sort. */
  readonly operands: readonly Operand[];
  readonly result: Draft['result'];
}

/** A checked node, with the op whose dims and operands it uses. */
export interface CheckedNode {
  readonly function: CertifiedFunction;
  readonly op: CheckedOp;
}

const OPERAND_KINDS = ['real', 'positive', 'one-hot', 'distribution', 'mask', 'step'];

/** @throws SpecError at the first mistake of the declaration. */
export function checkOp(source: EntrySource, spec: OpSpec): CheckedOp {
  const dims = checkDims(source, spec.dims);
  const readable = Object.entries(spec.operands).map(([name, declaration]) =>
    checkOperand(source, dims, name, declaration),
  );
  const result = {
    name: resultName(source, spec.forward),
    shape: checkShape(source, ['result'], spec.result, dims),
  };
  const op = certify(source, {
    kind: 'op',
    id: spec.id,
    title: spec.title,
    family: spec.family,
    source: 'forward',
    dims,
    constraints: (spec.constraints ?? []).map((text) => checkForm(source, ['constraints'], text, dims)),
    textKey: 'forward',
    text: spec.forward,
    readable,
    result,
    constants: spec.constants ?? {},
    emit: spec.emit,
    synchronised: spec.synchronised,
    hypotheses: spec.hypotheses ?? [],
    precision: spec.precision ?? 'f32',
  });
  return { spec, function: op, dims, operands: readable, result };
}

function checkOperand(
  source: EntrySource,
  dims: Dims,
  name: string,
  declaration: string | OperandDeclaration,
): Operand {
  const { shape, kind } =
    typeof declaration === 'string' ? { shape: declaration, kind: 'real' as const } : declaration;
  if (!OPERAND_KINDS.includes(kind)) {
    throw source.errorAt(
      ['operands', name, 'kind'],
      `operand '${name}' has the unknown kind '${kind}'`,
      `kinds: ${OPERAND_KINDS.join(', ')}`,
    );
  }
  return { name, shape: checkShape(source, ['operands', name], shape, dims), kind };
}

/** The name that the last line of a forward defines. */
function resultName(source: EntrySource, forward: string): string {
  const name = dedent(forward)
    .text.split('\n')
    .map((line) => /^([A-Za-z_]\w*)\s*(?:\[[^\]]*\]\s*)?=(?!=)/.exec(line)?.[1])
    .findLast((found) => found !== undefined);
  if (name !== undefined) return name;
  throw source.errorAt(['forward'], 'no line of the forward defines a result', "write 'y[n] = ...'");
}

/** @throws SpecError at the first mistake of the declaration. */
export function checkGradient(
  source: EntrySource,
  spec: NodeSpec,
  argument: string,
  op: CheckedOp,
  sameAs?: CertifiedFunction,
): CheckedNode {
  const result = operandOf(source, op, ['gradientOf', 'argument'], argument);
  const node = certify(source, {
    ...draftOfNode(spec, op),
    result: { name: `d${argument}`, shape: result.shape },
    constants: { ...op.function.constants, ...spec.constants },
    gradientOf: { op: op.function, argument },
    sameAs,
  });
  return { function: node, op };
}

/** @throws SpecError at the first mistake of the declaration. */
export function checkUpdate(
  source: EntrySource,
  spec: NodeSpec,
  parameter: string,
  { function: gradient, op }: CheckedNode,
): CheckedNode {
  const { shape } = operandOf(source, op, ['updates', 'parameter'], parameter);
  if (gradient.gradientOf?.argument !== parameter) {
    throw source.errorAt(
      ['updates', 'parameter'],
      `'${gradient.id}' is not the gradient in '${parameter}', but in '${gradient.gradientOf?.argument ?? 'nothing'}'`,
      `name the node that is the gradient of ${op.spec.id} in ${parameter}`,
    );
  }
  const node = certify(source, {
    ...draftOfNode(spec, op),
    result: { name: `next${parameter}`, shape },
    constants: { ...gradient.constants, ...spec.constants },
    updates: { parameter, gradient },
  });
  return { function: node, op };
}

type NodeDraft = Omit<Draft, 'result' | 'constants'>;

function draftOfNode(spec: NodeSpec, op: CheckedOp): NodeDraft {
  return {
    kind: 'node',
    id: spec.id,
    title: spec.title,
    family: spec.family,
    source: spec.source,
    dims: op.dims,
    constraints: op.function.constraints,
    textKey: 'denotation',
    text: spec.denotation,
    readable: [...op.operands, ...cotangentOf(op)],
    emit: spec.emit,
    synchronised: spec.synchronised,
    hypotheses: spec.hypotheses ?? [],
    precision: spec.precision ?? 'f32',
    certificate: spec.certificate,
  };
}

/** The cotangent operand of an op's nodes: none for a loss, whose cotangent is 1. */
const cotangentOf = ({ result }: CheckedOp): Operand[] =>
  result.shape.length === 0 ? [] : [{ name: `d${result.name}`, shape: result.shape, kind: 'real' }];

function operandOf(
  source: EntrySource,
  { spec: { id }, operands }: CheckedOp,
  path: readonly string[],
  name: string,
): Operand {
  const operand = operands.find((candidate) => candidate.name === name);
  if (operand) return operand;
  throw source.errorAt(
    path,
    `'${id}' has no operand '${name}'`,
    `its operands: ${operands.map((candidate) => candidate.name).join(', ')}`,
  );
}
