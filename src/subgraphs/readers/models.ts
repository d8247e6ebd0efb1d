import type * as Wire from '#contracts/readers';

/** The upstream's answer may leave the name out. */
export interface Reader {
  readonly name: string;
  readonly answer: Wire.ReaderEntitlements;
}
