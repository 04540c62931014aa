/** The layers as pages show them: what each claims is the conformance package's, how it decides stands here. */
import { CLAIMS, type Layer } from '@gradcert/conformance';

const METHODS: Readonly<Record<Layer, string>> = {
  denotation:
    'The forward is differentiated symbolically and compared by the normal form; what that leaves open is sampled.',
  text: 'Printed, parsed and printed again; every constraint of every op is checked.',
  meaning: 'Both are brought into the normal form; what that leaves open is evaluated at sampled shapes.',
  hypotheses:
    'Derivatives from the right and the left, on ordinary data, and on data changed until a guard is false.',
  replicas:
    'Two and three replicas in lock step, over a prime field where it is polynomial, else in float64.',
  exact: 'Small integers whose sums stay below 2^24.',
  mantissa:
    'Each operand in turn holds full mantissas, so that each result is one product by a power of two.',
  bounded: 'Adversarial data: cancellation, wide dynamic range, means far above the deviation.',
  repeat: 'Run twice, with other shapes in between.',
  laws: 'Runs on related operands, also at literal sizes of nets; bit-equal on small integers, else within the bounds of the runs.',
  'loss-gradient': 'Dual numbers through the forward at literal widths, to a relative 1e-10 in float64.',
};

export const layerWords = (
  layer: Layer,
): { readonly name: Layer; readonly claim: string; readonly how: string } => ({
  name: layer,
  claim: sentence(CLAIMS[layer]),
  how: METHODS[layer],
});

/** A phrase as a sentence. */
export const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
