/** Names as mathematicians write them: `dgamma` is a differential, `xhat` has a hat, `ph` a subscript. */

const GREEK: ReadonlyMap<string, string> = new Map(
  (
    'alpha beta gamma delta zeta eta theta kappa lambda mu nu xi pi rho sigma tau phi chi psi omega ' +
    'Gamma Delta Theta Lambda Sigma Phi Psi Omega'
  )
    .split(' ')
    .map((name): [string, string] => [name, `\\${name}`])
    .concat([
      ['eps', '\\varepsilon'],
      ['epsilon', '\\varepsilon'],
    ]),
);

/** The LaTeX of a name. One that follows no convention is set upright: `\mathrm{loss}`. */
export const latexName = (name: string): string => symbol(name) ?? `\\mathrm{${name.replaceAll('_', '\\_')}}`;

/** The name by convention, tried from the outside inwards; undefined where it is a mere word. */
function symbol(name: string): string | undefined {
  if (/^[A-Za-z]$/.test(name)) return name;
  const greek = GREEK.get(name);
  if (greek !== undefined) return greek;

  const primed = /^(.+?)('+)$/.exec(name);
  if (primed !== null) return around(primed[1], (stem) => stem + primed[2]);

  const subscripted = /^([^_]+)_(.+)$/.exec(name);
  if (subscripted !== null) return around(subscripted[1], (stem) => `${stem}_{${latexName(subscripted[2])}}`);

  const differential = /^d(.+)$/.exec(name);
  const differentiated =
    differential === null ? undefined : around(differential[1], (stem) => `\\mathrm{d}${stem}`);
  if (differentiated !== undefined) return differentiated;

  const accented = /^(.+)(hat|bar|tilde)$/.exec(name);
  const accent = accented === null ? undefined : around(accented[1], (stem) => `\\${accented[2]}{${stem}}`);
  if (accent !== undefined) return accent;

  const updated = /^next(.+)$/.exec(name);
  if (updated !== null) return around(updated[1], (stem) => `${stem}^{+}`);

  const numbered = /^(.+?)(\d+)$/.exec(name);
  if (numbered !== null) return around(numbered[1], (stem) => `${stem}_{${numbered[2]}}`);

  // kh, pw, sh: kernel, padding or stride of the vertical or horizontal axis.
  return /^[kps][hw]$/.test(name) ? `${name.charAt(0)}_${name.charAt(1)}` : undefined;
}

const around = (stem: string | undefined, decorate: (stem: string) => string): string | undefined => {
  const inner = stem === undefined ? undefined : symbol(stem);
  return inner === undefined ? undefined : decorate(inner);
};
