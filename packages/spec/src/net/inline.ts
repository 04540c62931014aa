import type { Func, Operation, Value } from '@gradcert/stablehlo';

/**
 * The operations of a function with values in place of its arguments. The function must be used once:
 * its own values are taken over as they are.
 */
export function inlineFunction(
  { arguments: parameters, body, results }: Func,
  values: readonly Value[],
): { readonly operations: readonly Operation[]; readonly results: readonly Value[] } {
  const replacements = new Map(parameters.map((parameter, index) => [parameter, values[index]]));
  const replaced = (value: Value): Value => replacements.get(value) ?? value;
  return {
    // Regions of StableHLO reductions read nothing but their own arguments.
    operations: body.map((operation) => ({ ...operation, operands: operation.operands.map(replaced) })),
    results: results.map(replaced),
  };
}
