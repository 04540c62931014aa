/** Errors, as JSON. */

export interface ErrorDocument {
  readonly schema: 'gradcert.error/1';
  readonly exitCode: number;
  readonly error: string;
  readonly message: string;
  readonly hint: string | null;
}
