/** What a check of the interface is: one claim that holds of every backend, whatever it computes. */
import { BackendCrash } from '../errors';
import type { BackendDefinition, DenseArray, EmittedRequest, ExecutionRequest, Route } from '../backend';
import type { BackendHandle } from '../host';
import type { TextCase } from './texts';

interface CheckContext {
  readonly definition: BackendDefinition;
  /** Open until the check of its end. */
  readonly handle: BackendHandle;
  /** Starts the backend once more. */
  readonly open: () => Promise<BackendHandle>;
}

export interface InterfaceCheck {
  /** In kebab case. */
  readonly name: string;
  readonly claim: string;
  /** The route that the backend must have for it; any where absent. */
  readonly route?: Route;
  /** @throws Violation, or UnsupportedError where the backend lacks what the check asks. */
  readonly run: (context: CheckContext) => Promise<void>;
}

/** What a backend did that it must not. */
class Violation extends Error {
  override readonly name = 'Violation';
}

/** @throws Violation unless the condition holds. */
export function hold(condition: boolean, otherwise: string): asserts condition {
  if (!condition) throw new Violation(otherwise);
}

export const requestOf = ({ text, inputs }: TextCase): EmittedRequest => ({ route: 'emitted', text, inputs });

/** @throws Violation where the request is answered, or refused by anything but an error that the backend survives. */
export async function holdRefused(
  handle: BackendHandle,
  request: ExecutionRequest,
  what: string,
): Promise<void> {
  let error: unknown;
  try {
    await handle.execute(request);
  } catch (caught) {
    error = caught;
  }
  hold(error !== undefined, `${what} was answered, not refused`);
  const survived = error instanceof BackendCrash && error.kind === 'threw';
  hold(
    survived,
    `${what} must be refused by an error of execute, and was by: ${error instanceof Error ? error.message : 'no Error'}`,
  );
}

export const shown = ({ type, shape, data }: DenseArray): string =>
  `${type}[${shape.join(',')}] ${Array.from(data).join(' ')}`;

/** @throws Violation unless there is one output, equal in type, shape and every value; one NaN is like another. */
export function holdEqual(outputs: readonly DenseArray[], expected: DenseArray): void {
  hold(outputs.length === 1, `it returned ${String(outputs.length)} outputs for one result`);
  const [output] = outputs;
  const same =
    output.type === expected.type &&
    output.shape.join() === expected.shape.join() &&
    output.data.every(
      (value, at) => value === expected.data[at] || (Number.isNaN(value) && Number.isNaN(expected.data[at])),
    );
  hold(same, `it returned ${shown(output)} instead of ${shown(expected)}`);
}
