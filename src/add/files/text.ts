/** A description in the schema definition language. */
export function text(description: string): string {
  return JSON.stringify(description);
}
