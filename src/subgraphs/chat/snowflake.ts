const EPOCH_MS = 1_420_070_400_000n;

/** The creation time in a snowflake id, whose upper bits are milliseconds; `null` for other ids. */
export function timeOf(id: string): string | null {
  if (!/^\d{15,20}$/.test(id)) return null;
  return new Date(Number((BigInt(id) >> 22n) + EPOCH_MS)).toISOString();
}
