import type { Certificate } from './entry';

/** A theorem of lean4-mlir: the module under LeanMlir/Proofs/Foundation that states it, and its name. */
export const lean = (module: string, theorem: string): Certificate => ({ prover: 'lean', module, theorem });
