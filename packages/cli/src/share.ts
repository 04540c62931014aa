/** A share of a bound in percent, to two digits. What is inside the bound never reads as 100%. */
export function share(tightness: number | null): string {
  const percent = (tightness ?? 0) * 100;
  if (percent < 10) return `${String(Number(percent.toPrecision(2)))}%`;
  return percent < 100 && percent >= 99.5 ? '>99%' : `${percent.toFixed(0)}%`;
}
