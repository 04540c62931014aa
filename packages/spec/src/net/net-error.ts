/** A forward that is not a net: what is wrong and what to do. The loader adds the entry's file. */
export class NetError extends Error {
  override readonly name = 'NetError';

  constructor(
    readonly problem: string,
    readonly hint: string,
  ) {
    super(`${problem} (${hint})`);
  }
}
