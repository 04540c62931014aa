/** Anything that keeps a page from being made or written; the message says what to do. */
export class SiteError extends Error {
  override readonly name = 'SiteError';
}
