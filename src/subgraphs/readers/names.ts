const READER = /^(publications\/[^/]+\/readers\/[^/]+)\/entitlements$/;

/** A reader's name, from that or from the name of the reader's entitlements. */
export function readerName(name: string): string {
  return READER.exec(name)?.[1] ?? name;
}

/** The name of a reader's entitlements, from that or from the reader's. */
export function entitlementsName(name: string): string {
  return `${readerName(name)}/entitlements`;
}
