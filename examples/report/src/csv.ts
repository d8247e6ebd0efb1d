/** A line of CSV, as RFC 4180 has it. Spreadsheets run texts that begin like a formula: those get an apostrophe. */
export function csvLine(values: readonly (string | number | null | undefined)[]): string {
  return `${values.map(field).join(',')}\r\n`;
}

function field(value: string | number | null | undefined): string {
  const text = typeof value === 'string' ? value.replace(/^[=+\-@\t\r]/, "'$&") : String(value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
