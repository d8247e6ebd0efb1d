type JsonObject = Readonly<Record<string, unknown>>;

/** JSON whose members stand in the order of their names: equal values have equal texts. */
export function canonicalJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join()}]`;
  const members = Object.keys(value).sort();
  return `{${members.map((name) => `${JSON.stringify(name)}:${canonicalJson((value as JsonObject)[name])}`).join()}}`;
}
