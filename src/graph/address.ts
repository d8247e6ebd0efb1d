/** The lines of an address that an upstream sent, without the absent and empty ones. */
export function addressLines(...lines: readonly (string | null | undefined)[]): readonly string[] {
  return lines.flatMap((line) => line || []);
}
