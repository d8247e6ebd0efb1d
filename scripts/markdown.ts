/** A table without its empty columns. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const isUsed = head.map((_name, column) => rows.some((row) => row[column] !== ''));
  const lines = [head, head.map(() => '---'), ...rows];
  return lines
    .map(
      (line) =>
        `| ${line
          .filter((_cell, column) => isUsed[column])
          .map(cell)
          .join(' | ')} |`,
    )
    .join('\n');
}

/** The text of a cell, without line breaks and with escaped bars. */
function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll(/\s*\n\s*/g, ' ');
}

export const code = (text: string) => `\`${text}\``;

/** Paragraphs, lists and tables with an empty line between them, without empty ones. */
export function page(parts: readonly (string | undefined)[]): string {
  return `${parts.filter((part) => part).join('\n\n')}\n`;
}

/** A page with new tables between `<!-- name: … -->` and `<!-- end of name -->`. */
export function withTables(text: string, tables: Readonly<Record<string, string>>): string {
  return Object.entries(tables).reduce((whole, [name, content]) => {
    const section = new RegExp(`(?<=<!-- ${name}: .*-->\\n)[\\s\\S]*?(?=<!-- end of ${name} -->)`);
    if (!section.test(whole)) throw new TypeError(`The page has no place for the table of ${name}`);
    return whole.replace(section, () => `\n${content}\n\n`);
  }, text);
}
