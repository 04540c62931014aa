/** Reads a backend's declaration from its module, and checks its shape: a user's may be plain JavaScript. */
import { z } from 'zod';
import type { BackendDefinition } from './backend';
import { load } from './load';

/** A backend's declaration, and the module that makes it. */
export interface DeclaredBackend {
  readonly definition: BackendDefinition;
  /** Absolute path. */
  readonly module: string;
}

/** Infinity where nothing is promised. */
const error = z.number().nonnegative().or(z.literal(Infinity));

const accuracy = z.object({
  id: z.string().min(1),
  source: z.string().min(1),
  flushToZero: z.boolean(),
  rounding: z.enum(['nearest', 'either']).optional(),
  ulp: z.object({
    divide: error,
    sqrt: error,
    rsqrt: error,
    exp: z.object({ constant: error, perMagnitude: error }),
    log: error,
    tanh: error,
    logistic: error,
    erf: error,
  }),
  absolute: z
    .object({
      log: error.optional(),
      tanh: error.optional(),
      exp: error.optional(),
      erf: error.optional(),
    })
    .optional(),
});

const declaration = z.object({
  id: z.string().regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'lower-case words joined by hyphens'),
  title: z.string().min(1),
  routes: z.array(z.enum(['emitted', 'native'])).min(1),
  native: z.array(z.string()),
  accuracy,
  deviations: z
    .array(
      z.object({
        cases: z.string().min(1),
        route: z.enum(['emitted', 'native']),
        error: z.string().min(1).optional(),
        checks: z.array(z.string().min(1)).optional(),
        reason: z.string().min(1),
        link: z.string().min(1),
      }),
    )
    .optional(),
  preference: z.number(),
  merit: z.string(),
  install: z.string().min(1),
  start: z.custom<BackendDefinition['start']>((value) => typeof value === 'function', 'expected a function'),
});

/**
 * @param path of the module.
 * @throws Error where its default export is no BackendDefinition, naming every field that is wrong.
 */
export function readDefinition(path: string): BackendDefinition {
  const { default: value } = load<{ default?: unknown }>(path);
  const { error: problems } = declaration.safeParse(value);
  if (!problems) return value as BackendDefinition;
  const list = problems.issues.map(
    ({ path: at, message }) => `${at.join('.') || 'default export'}: ${message}`,
  );
  throw new Error(`it declares no backend (${list.join('; ')})`);
}
