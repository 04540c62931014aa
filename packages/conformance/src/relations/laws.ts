import type { CertifiedFunction } from '@gradcert/spec';
import type { DimValues } from '../extents';
import * as lawModules from '../laws';
import type { Law } from './law';

export const laws: readonly Law[] = Object.values(lawModules);

/** The laws that hold for an entry, and say anything at these dims: they are about gradient nodes. */
export const lawsOf = (entry: CertifiedFunction, dims: DimValues): readonly Law[] =>
  entry.gradientOf ? laws.filter((law) => law.applies(entry, dims)) : [];

/** @throws Error where there is no such law. */
export function lawNamed(name: string): Law {
  const law = laws.find((candidate) => candidate.name === name);
  if (!law) throw new Error(`there is no law '${name}'`);
  return law;
}
