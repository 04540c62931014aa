/** What a net rests on: each op and node that it applies, with what became of the claims about it. */
import type { CertifiedFunction, Net } from '@gradcert/spec';
import type { SiteContext } from '../context';
import { statusOn } from '../diagrams/claims';
import { linkTo } from './links';

/** In the order of their first use. */
export function claimsBehind({ forward, backward, updates }: Net, site: SiteContext) {
  const applied = new Map<string, CertifiedFunction>();
  for (const { apply } of [...forward, ...backward, ...updates])
    if (apply !== 'reshape') applied.set(apply.id, apply);
  return [...applied.values()].map((entry) => {
    const { claims } = site.proofs(entry);
    const verdict = (layer: string): string => claims.find((claim) => claim.layer === layer)?.verdict ?? '';
    return {
      ...linkTo(entry),
      denotation: verdict('denotation'),
      meaning: verdict('meaning'),
      run: statusOn(site, ({ node }) => node === entry.id),
    };
  });
}
