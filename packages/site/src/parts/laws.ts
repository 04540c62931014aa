/** Which laws of an entry's cases are tried. */
import { lawNamed, type Case } from '@gradcert/conformance';

/** Names and claims of the laws that some cases hold a kernel to. */
export const lawsIn = (cases: readonly Case[]): readonly { name: string; claim: string; href: string }[] =>
  [...new Set(cases.filter(({ layer }) => layer === 'laws').map(({ variant }) => variant))]
    .sort()
    .map((name) => ({ name, claim: lawNamed(name).claim, href: `../laws/${name}.html` }));
