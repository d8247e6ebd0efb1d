/** A document, or something in it, that no interface can be made of. The message says what and where. */
export class Unsupported extends Error {
  override readonly name = 'Unsupported';
}
