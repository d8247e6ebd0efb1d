import { BadInputError } from '#graph';

const SIGNS = /[+\-=&|!(){}[\]^"~*?:\\/]/g;
const OPERATORS = /(?<!\S)(?:AND|OR|NOT)(?!\S)/g;

/** What the directory is sent for a caller's query. */
export function queryOf(query: string, syntax: 'TEXT' | 'QUERY' | null | undefined): string {
  const text = query.trim();
  const written = syntax === 'QUERY' || text === '*' ? text : escaped(text);
  if (written === '') throw new BadInputError('`query` holds nothing to look for. A lone `*` finds all.');
  return written;
}

/** Free text in which no sign and no word is an operator. There is no way to escape `<` and `>`: they are left out. */
function escaped(text: string): string {
  return text
    .replaceAll(/[<>\s]+/g, ' ')
    .trim()
    .replaceAll(SIGNS, String.raw`\$&`)
    .replaceAll(OPERATORS, (word) => word.toLowerCase());
}

/** A query for the rows whose field has any of these values, which must not hold signs of the query language. */
export function anyOf(field: 'id' | 'issn', values: readonly string[]): string {
  return values.map((value) => `${field}:${value}`).join(' OR ');
}

/** What the directory sorts by, and in which direction. */
export function sortOf(by: string | null | undefined, order: 'ASC' | 'DESC' | null | undefined): string | undefined {
  return by ? `${by.toLowerCase()}:${(order ?? 'ASC').toLowerCase()}` : undefined;
}
