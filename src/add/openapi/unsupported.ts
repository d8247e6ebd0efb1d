/** A document, or a part of it, that is not supported. The message names the problem and its position. */
export class Unsupported extends Error {
  override readonly name = 'Unsupported';
}
