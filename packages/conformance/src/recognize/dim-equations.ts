import type { Affine } from '@gradcert/notation';

interface Equation {
  readonly form: Affine;
  readonly value: number;
}

/** Extents that dims must give, solved as far as they determine the dims. Never changed: adding makes another one. */
export class DimEquations {
  private constructor(
    readonly dims: Readonly<Record<string, number>>,
    private readonly open: readonly Equation[],
  ) {}

  static readonly none = new DimEquations({}, []);

  /** With `form = value` added; undefined where no dims >= 0 meet all equations. */
  with(form: Affine, value: number): DimEquations | undefined {
    const dims = { ...this.dims };
    let open: readonly Equation[] = [...this.open, { form, value }];
    for (let solved = true; solved;) {
      solved = false;
      const left: Equation[] = [];
      for (const equation of open) {
        const { unknown, rest } = reduce(equation, dims);
        const [name, coefficient] = unknown[0] ?? [];
        if (name === undefined || coefficient === undefined) {
          if (rest !== 0) return undefined;
        } else if (unknown.length > 1) left.push(equation);
        else {
          const size = rest / coefficient;
          if (!Number.isInteger(size) || size < 0) return undefined;
          dims[name] = size;
          solved = true;
        }
      }
      open = left;
    }
    return new DimEquations(dims, open);
  }

  /** Whether they determine all of these dims. */
  determine(names: readonly string[]): boolean {
    return names.every((name) => Object.hasOwn(this.dims, name));
  }
}

/** The terms whose dims are not known, and what they must add up to. */
function reduce(
  { form, value }: Equation,
  dims: Readonly<Record<string, number>>,
): { readonly unknown: readonly (readonly [string, number])[]; readonly rest: number } {
  let rest = value - form.constant;
  const unknown: (readonly [string, number])[] = [];
  for (const [name, coefficient] of Object.entries(form.terms)) {
    if (Object.hasOwn(dims, name)) rest -= coefficient * dims[name];
    else unknown.push([name, coefficient]);
  }
  return { unknown, rest };
}
