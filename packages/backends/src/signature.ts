/** Whether the inputs of a request fit the function that they are for. */
import { isConstant, type Affine } from '@gradcert/notation';
import type { ElementType, Func } from '@gradcert/stablehlo';
import { UnsupportedError, type ArrayType, type DenseArray } from './backend';

const arrayTypes: Partial<Record<ElementType, ArrayType>> = {
  f32: 'f32',
  f64: 'f64',
  bf16: 'bf16',
  i32: 'i32',
  i1: 'i1',
};

/** The array type of an element type. @throws UnsupportedError where requests have none. */
export function arrayTypeOf(element: ElementType): ArrayType {
  const type = arrayTypes[element];
  if (type === undefined) throw new UnsupportedError(`there are no ${element} arrays`);
  return type;
}

/** An extent or padding as a number. @throws Error where the text left a dim symbolic. */
export function numberOf(form: Affine): number {
  if (!isConstant(form)) throw new Error('the module has symbolic dims: bind them before printing');
  return form.constant;
}

/** @throws Error naming the first input that does not fit. */
export function checkInputs({ arguments: parameters }: Func, inputs: readonly DenseArray[]): void {
  if (parameters.length !== inputs.length) {
    throw new Error(`the function takes ${String(parameters.length)} inputs, got ${String(inputs.length)}`);
  }
  parameters.forEach(({ type: { shape, element } }, position) => {
    const input = inputs[position];
    const wanted = `${arrayTypeOf(element)}[${shape.map(numberOf).join(',')}]`;
    const got = `${input.type}[${input.shape.join(',')}]`;
    if (wanted !== got) throw new Error(`input ${String(position)} is ${got}, the function takes ${wanted}`);
  });
}
