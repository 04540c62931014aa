import {
  decideEqual,
  parseAffine,
  parseProgram,
  parseShape,
  type Decision,
  type DecisionContext,
} from '../../src';

export interface Setting {
  /** Dims, primary ones. */
  readonly dims: string;
  readonly constraints?: string;
  /** Shapes by operand: `x: N,C; dy: N,O`. */
  readonly operands: string;
  /** The result's shape. */
  readonly result: string;
  readonly constants?: Readonly<Record<string, number>>;
}

/** Decides two programs given as text; the result is the last line's. */
export function decide(setting: Setting, left: string, right: string): Decision {
  const operands = Object.fromEntries(
    setting.operands.split(';').map((entry) => {
      const [name = '', shape = ''] = entry.split(':').map((part) => part.trim());
      return [name, parseShape(shape)];
    }),
  );
  const context: DecisionContext = {
    dims: setting.dims.split(' '),
    constraints: (setting.constraints ?? '')
      .split(';')
      .flatMap((text) => (text.trim() === '' ? [] : [parseAffine(text)])),
    operands,
    resultShape: parseShape(setting.result),
  };
  const side = (text: string) => {
    const statements = parseProgram(text, {
      dims: context.dims,
      tensors: operands,
      constants: setting.constants,
    });
    return { statements, result: statements[statements.length - 1].name };
  };
  return decideEqual(side(left), side(right), context);
}
