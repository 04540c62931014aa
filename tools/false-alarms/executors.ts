/** Who executes the draws: the four orders of addition that a right backend may use, or one backend on its routes. */
import { openBackend } from '@gradcert/backends';
import {
  describeDeviation,
  evaluateEmitted,
  execute,
  expectation,
  extentsOf,
  ieeeProfile,
  judge,
  liftOperands,
  routesOf,
  withDeviations,
} from '@gradcert/conformance';
import { float32Blocked, float32Fma, float32Pairwise, float32Sequential } from '@gradcert/notation';
import type { Draw } from './block';

export interface Executor {
  /** One answer a result: undefined where it passed, else what is wrong with it. */
  judge(draw: Draw): Promise<readonly (string | undefined)[]>;
  close(): Promise<void>;
}

const ORDERS = [float32Sequential, float32Pairwise, float32Blocked, float32Fma];

/** The notation's own arithmetic, in this process. */
export const orders: Executor = {
  judge: ({ entry, dims, recipe, data }) => {
    const expected = expectation(entry, dims, data, 'emitted', ieeeProfile);
    return Promise.resolve(
      ORDERS.map((order) => {
        const [lane] = evaluateEmitted(entry, dims, liftOperands(entry, dims, data, order), order).lanes;
        const shape = extentsOf(entry.result.shape, dims);
        const output = { type: 'f32', shape, data: Float32Array.from(lane) } as const;
        const { verdict, deviation, problem } = judge(entry, output, expected, recipe.layer !== 'bounded');
        if (verdict === 'passed') return undefined;
        return `${order.name}: ${deviation ? describeDeviation(deviation) : (problem ?? '')}`;
      }),
    );
  },
  close: () => Promise.resolve(),
};

/**
 * A backend in a process of its own. Its known deviations are no false alarms; what it does not support, or does not
 * promise, is not counted.
 * @throws Error where it cannot run on this machine
 */
export async function backend(id: string): Promise<Executor> {
  const handle = await openBackend(id);
  const { accuracy, deviations } = handle.definition;
  return {
    judge: async ({ entry, dims, recipe, name, data }) => {
      if (recipe.needs !== undefined && !accuracy[recipe.needs]) return [];
      const answers: (string | undefined)[] = [];
      for (const route of routesOf(entry, handle, handle.definition.routes)) {
        const result = await execute({ entry, layer: recipe.layer, name, route, handle, dims, data });
        const { verdict, message } = withDeviations(result, deviations);
        if (verdict === 'passed') answers.push(undefined);
        else if (verdict === 'failed' || verdict === 'error') answers.push(`${id}, ${route}: ${message}`);
      }
      return answers;
    },
    close: () => handle.close(),
  };
}
