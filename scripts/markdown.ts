/** A table. Columns of which every cell is empty are left out. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const kept = head.map((_name, column) => rows.some((row) => row[column] !== ''));
  const lines = [head, head.map(() => '---'), ...rows];
  return lines
    .map(
      (line) =>
        `| ${line
          .filter((_cell, column) => kept[column])
          .map(cell)
          .join(' | ')} |`,
    )
    .join('\n');
}

/** In a table a line cannot end, and a bar has to be escaped. */
function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll(/\s*\n\s*/g, ' ');
}

export const code = (text: string) => `\`${text}\``;

/** Paragraphs, lists and tables with an empty line between them; those that are empty are left out. */
export function page(parts: readonly (string | undefined)[]): string {
  return `${parts.filter((part) => part).join('\n\n')}\n`;
}
