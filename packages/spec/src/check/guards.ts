/** The guards of hypotheses, as index notation over what an entry has. */
import { parseProgram, type Statement, substituteForms } from '@gradcert/notation';
import type { CertifiedFunction } from '../entry';
import { dedent } from './dedent';

/** The tensor by which a guard asks which function of what is varied each element of an operand is. */
export const functionTensor = (operand: string): string => `${operand}_function`;

/**
 * A guard over an entry's operands, dims and constants; its last line is what must nowhere be 0.
 * @throws NotationError where it mentions what the entry has not.
 */
export function guardStatements(
  guard: string,
  { dims, derivedDims, operands, constants }: CertifiedFunction,
): readonly Statement[] {
  const statements = parseProgram(dedent(guard).text, {
    dims: [...Object.keys(dims), ...Object.keys(derivedDims)],
    tensors: Object.fromEntries(
      operands.flatMap(({ name, shape }) => [
        [name, shape],
        [functionTensor(name), shape],
      ]),
    ),
    constants,
  });
  return substituteForms(statements, derivedDims);
}
