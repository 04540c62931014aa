/** Thrown where a program is outside of what the normal form can express; the message says why. */
export class Undecidable extends Error {
  override readonly name = 'Undecidable';
}
