import { declareReads } from './reads/declare-reads.ts';

/** The lines of an address that an upstream sent, without the absent and empty ones. */
export function addressLines(...lines: readonly (string | null | undefined)[]): readonly string[] {
  return lines.flatMap((line) => line || []);
}

const readsNothing = { paths: [], passesThrough: false };

/** The resolvers of an address without lines. */
export const noLines = { lines: declareReads((): readonly string[] => [], readsNothing) };

/** The resolvers of an address without a city and a region. */
export const noCity = {
  city: declareReads(() => null, readsNothing),
  region: declareReads(() => null, readsNothing),
};
