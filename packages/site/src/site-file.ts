/** One file of the built site. */
export interface SiteFile {
  /** From the site's root, with forward slashes. */
  readonly path: string;
  readonly content: string | Uint8Array;
}
