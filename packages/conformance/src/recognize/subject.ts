/** What is to be recognised: one result of a function of a text, with what it depends on. */
import { evaluateAffine, type Statement } from '@gradcert/notation';
import {
  OutsideLanguageError,
  parseModule,
  StableHloError,
  unfold,
  verifyModule,
  type ElementType,
  type Func,
  type Operation,
  type Value,
} from '@gradcert/stablehlo';

export interface SubjectOperand {
  /** As the text has it, `%arg0`: also its name in the statements, where nothing else begins with `%`. */
  readonly name: string;
  readonly extents: readonly number[];
  readonly element: ElementType;
}

/** A result with a meaning. */
export interface Subject {
  readonly function: string;
  /** Position among the function's results. */
  readonly position: number;
  /** The arguments that the result depends on, in the order of the function. */
  readonly operands: readonly SubjectOperand[];
  readonly extents: readonly number[];
  readonly statements: readonly Statement[];
  /** Name of the result in the statements. */
  readonly result: string;
}

/** A result of which nothing is known, and why. */
export interface Opaque {
  readonly function: string;
  readonly position: number;
  readonly reason: string;
  readonly line?: number;
  readonly column?: number;
}

export const isOpaque = (subject: Subject | Opaque): subject is Opaque => 'reason' in subject;

const extentsOf = (value: Value): number[] => value.type.shape.map((extent) => evaluateAffine(extent, {}));

/**
 * The results of the text's first function that is not private, `main` where there is one.
 * @throws StableHloError where the text is malformed, or an operation that a result needs is not well formed.
 */
export function readSubjects(text: string): readonly (Subject | Opaque)[] {
  const { functions } = parseModule(text, { outside: 'keep' });
  const func = functions.find(({ name }) => name === 'main') ?? functions[0];
  if (!func) throw new StableHloError('no function has a body', 'give the module one');
  return func.results.map((_, position) => readSubject(func, position, text));
}

function readSubject(func: Func, position: number, text: string): Subject | Opaque {
  const value = func.results[position];
  const place = { function: func.name, position };
  if (value.outside) return { ...place, ...value.outside };
  const { operands, alone } = isolate(func, value);
  const [problem] = verifyModule({ functions: [alone] }, text);
  if (problem instanceof OutsideLanguageError) return opaque(place, problem);
  if (problem) throw problem;
  try {
    const { statements, results } = unfold(alone, { source: text });
    return { ...place, operands, extents: extentsOf(value), statements, result: results[0] };
  } catch (error) {
    // The operations are well formed: one of them has no meaning in index notation.
    if (error instanceof StableHloError) return opaque(place, error);
    throw error;
  }
}

const opaque = (
  place: Pick<Opaque, 'function' | 'position'>,
  { problem, line, column }: StableHloError,
): Opaque => ({ ...place, reason: problem, ...(line !== undefined && { line, column }) });

/** The function with one result and what that needs; its arguments get names that nothing else has. */
function isolate(func: Func, result: Value): { operands: SubjectOperand[]; alone: Func } {
  const needed = new Set<Value>([result]);
  /** Last first. */
  const body: Operation[] = [];
  for (const operation of func.body.toReversed()) {
    if (!operation.results.some((value) => needed.has(value))) continue;
    body.push(operation);
    for (const operand of operation.operands) needed.add(operand);
  }
  const renamed = new Map<Value, Value>();
  const operands: SubjectOperand[] = [];
  for (const value of func.arguments.filter((argument) => needed.has(argument))) {
    const name = `%${value.name ?? String(operands.length)}`;
    renamed.set(value, { ...value, name });
    operands.push({ name, extents: extentsOf(value), element: value.type.element });
  }
  const use = (value: Value): Value => renamed.get(value) ?? value;
  const alone: Func = {
    name: func.name,
    arguments: [...renamed.values()],
    body: body.toReversed().map((operation) => ({ ...operation, operands: operation.operands.map(use) })),
    results: [use(result)],
  };
  return { operands, alone };
}
