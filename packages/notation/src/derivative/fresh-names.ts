/** Hands out names that nothing else has: the wanted one where it is free, else with a number behind. */
export class FreshNames {
  private readonly taken: Set<string>;

  constructor(taken: Iterable<string>) {
    this.taken = new Set(taken);
  }

  take(wanted: string): string {
    let name = wanted;
    for (let count = 1; this.taken.has(name); count++) name = `${wanted}${String(count)}`;
    this.taken.add(name);
    return name;
  }
}
