const EPOCH_MS = 1_420_070_400_000n;

/** When a thing was made, from its id: the bits above the 22 lowest are milliseconds. Null where an id is something else. */
export function timeOf(id: string): string | null {
  if (!/^\d{15,20}$/.test(id)) return null;
  return new Date(Number((BigInt(id) >> 22n) + EPOCH_MS)).toISOString();
}
