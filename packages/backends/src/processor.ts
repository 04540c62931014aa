import { cpus } from 'node:os';

/** The processor as it names itself: what a backend without a GPU runs on. */
export const processorName = (): string => cpus()[0]?.model.trim() || 'CPU';
