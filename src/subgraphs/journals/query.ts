import { BadInputError } from '#graph';

const SIGNS = /[+\-=&|!(){}[\]^"~*?:\\/]/g;
const OPERATORS = /(?<!\S)(?:AND|OR|NOT)(?!\S)/g;

/** The directory's query for one of a caller. */
export function queryOf(query: string, syntax: 'TEXT' | 'QUERY' | null | undefined): string {
  const text = query.trim();
  const written = syntax === 'QUERY' || text === '*' ? text : escaped(text);
  if (written === '') throw new BadInputError('`query` holds nothing to look for. A lone `*` finds all.');
  return written;
}

/** Free text with its operators escaped. `<` and `>` cannot be escaped, so they are removed. */
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

/** The directory's parameter for an order. */
export function sortOf(by: string | null | undefined, order: 'ASC' | 'DESC' | null | undefined): string | undefined {
  return by ? `${by.toLowerCase()}:${(order ?? 'ASC').toLowerCase()}` : undefined;
}
