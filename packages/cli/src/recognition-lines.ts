/** What a text was recognised as, for a reader. */
import type { Match, Nearest, Recognition, TensorRenaming } from '@gradcert/conformance';
import type { CertifiedFunction, Hypothesis } from '@gradcert/spec';
import { formatDims } from './dims';
import type { Colours } from './terminal';

export interface RecognitionContext {
  readonly file: string;
  /** The one entry that the text was compared with. */
  readonly node: CertifiedFunction | undefined;
  readonly hypotheses: readonly Hypothesis[];
}

export function recognitionLines(
  recognition: Recognition,
  context: RecognitionContext,
  colours: Colours,
): readonly string[] {
  const { matches, candidates, nearest, reason = '', line, column } = recognition;
  const [match, ...others] = matches;
  const title = colours.bold(signature(recognition));
  if (match) {
    return [
      title,
      colours.green(`  is ${match.entry}: ${match.title}`),
      ...renamingLines(match),
      ...match.under.map((id) => `    if ${statementOf(id, context.hypotheses)} (${id})`),
      `    proved at this shape: ${match.how}`,
      ...(others.length === 0 ? [] : [`  and so ${others.map(({ entry }) => entry).join(', ')}`]),
      '',
    ];
  }
  if (recognition.verdict === 'undecided') {
    const place =
      line === undefined ? context.file : `${context.file}:${String(line)}:${String(column ?? 1)}`;
    const [candidate] = candidates;
    return [
      title,
      colours.yellow(`  is not decided: ${reason}`),
      ...(candidate ? renamingLines(candidate) : [`    ${place}`]),
      '',
    ];
  }
  const hint = `    gradcert prove --text ${context.file} --node ID shows where it differs from one`;
  const more = nearest ? nearestLines(nearest) : context.node ? [] : [hint];
  return [title, colours.red(`  is none of them: ${reason}`), ...more, ''];
}

/** `@main(%arg0: 2x3, %arg1: 3), result 0: 2`, without shapes where the reason has a place: then it was not looked at. */
function signature({ function: name, position, operands, extents, line }: Recognition): string {
  if (line !== undefined) return `@${name}, result ${String(position)}`;
  const parameters = operands.map((operand) => `${operand.name}: ${shape(operand.extents)}`).join(', ');
  return `@${name}(${parameters}), result ${String(position)}: ${shape(extents)}`;
}

const shape = (extents: readonly number[]): string => (extents.length === 0 ? 'scalar' : extents.join('x'));

type Renamed = Omit<Match, 'how' | 'under'>;

function renamingLines({ operands, result, dims, constants }: Renamed): readonly string[] {
  const tensors = [...operands, result];
  const lefts = tensors.map((tensor) => `${tensor.name}[${tensor.shape.join(', ')}]`);
  const width = Math.max(...lefts.map((left) => left.length));
  const right = (tensor: TensorRenaming): string =>
    `${tensor === result ? 'the result' : tensor.is} [${tensor.layout.join(', ')}]`;
  const values = Object.entries({ ...dims, ...constants });
  return [
    ...tensors.map((tensor, k) => `    ${(lefts[k] ?? '').padEnd(width)} is ${right(tensor)}`),
    ...(values.length === 0 ? [] : [`    at ${formatDims(Object.fromEntries(values))}`]),
  ];
}

function nearestLines(nearest: Nearest): readonly string[] {
  const { index, text, node, wrong, compared, data } = nearest.mismatch;
  return [
    '    the nearest renaming:',
    ...renamingLines(nearest),
    `    differs at [${index.join(', ')}] of the result (${data === 'ties' ? 'data with ties' : `${data} data`}): ` +
      `${String(text)} in the text, ${String(node)} in ${nearest.entry}`,
    `    ${String(wrong)} of ${String(compared)} elements that were compared differ`,
  ];
}

/** A hypothesis's statement, as the end of a sentence. */
function statementOf(id: string, hypotheses: readonly Hypothesis[]): string {
  const statement = hypotheses.find((hypothesis) => hypothesis.id === id)?.statement ?? id;
  return (statement.split(/[:.]/)[0] ?? statement).replace(/^The /, 'the ');
}
