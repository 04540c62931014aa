/** A share of a bound in percent, to two digits. */
export function share(tightness: number | null): string {
  const percent = (tightness ?? 0) * 100;
  return `${percent >= 10 ? percent.toFixed(0) : String(Number(percent.toPrecision(2)))}%`;
}
