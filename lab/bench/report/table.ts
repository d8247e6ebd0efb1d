/** A Markdown table; the first column is text, the others are numbers. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(heads), line(heads.map((_, index) => (index === 0 ? '---' : '--:'))), ...rows.map(line)].join('\n');
}

/** A number rounded to its significant digits. */
export function number(value: number | undefined): string {
  if (value === undefined || !Number.isFinite(value)) return '–';
  const digits = value >= 100 ? 0 : 1;
  return value.toLocaleString('en', { maximumFractionDigits: digits });
}
