import * as probeModules from '../probes';
import type { Probe } from './probe';

/** Every probe, by the sorted listing of probes/. */
export const probes: readonly Probe[] = Object.values(probeModules);
