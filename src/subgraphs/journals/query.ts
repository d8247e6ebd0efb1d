import { BadInputError } from '#graph';
import { assertSegment } from '#upstream';
import { issnIn } from './issn.ts';
import type { ArticleOrder, ArticleWhere, JournalOrder, JournalWhere } from './types.generated.ts';

const MOST_VALUES = 50;
const SIGNS = /[+\-=&|!(){}[\]^"~*?:\\/]/g;
/** Signs that have a meaning within quotes as well. */
const SIGNS_IN_QUOTES = /["~*?:\\]/g;
const OPERATORS = /(?<!\S)(?:AND|OR|NOT)(?!\S)/g;
const EVERYTHING = '*';
/** Exact, because some codes are words that the directory's analysis of texts ignores. */
const PUBLISHER_COUNTRY = 'bibjson.publisher.country.exact';
const JOURNAL_COUNTRY = 'bibjson.journal.country.exact';

interface Conditions<Where> {
  readonly search?: string | null;
  readonly where?: Where | null;
}

/** The directory's query for journals. */
export function journalQuery({ search, where }: Conditions<JournalWhere>): string {
  return allOf([
    textOf(search),
    valuesOf('issns', where?.issns, 'issn', issn),
    valuesOf('publisherCountryCodes', where?.publisherCountryCodes, PUBLISHER_COUNTRY, quoted),
    filterOf(where?.rawFilter),
  ]);
}

/** The directory's query for articles. */
export function articleQuery({ search, where }: Conditions<ArticleWhere>): string {
  return allOf([
    textOf(search),
    valuesOf('dois', where?.dois, 'doi', quoted),
    valuesOf('issns', where?.issns, 'issn', issn),
    valuesOf('countryCodes', where?.countryCodes, JOURNAL_COUNTRY, quoted),
    filterOf(where?.rawFilter),
  ]);
}

/** A query for the rows whose field has any of these values, which must be in the query language. */
export function anyOf(field: string, values: readonly string[]): string {
  return values.map((value) => `${field}:${value}`).join(' OR ');
}

/** A text as one value of the query language. */
export function quoted(text: string): string {
  return `"${text.replaceAll(SIGNS_IN_QUOTES, String.raw`\$&`)}"`;
}

/** The directory's parameter for an order. */
export function sortOf(order: JournalOrder | ArticleOrder | null | undefined): string | undefined {
  return order ? `${order.field}:${order.direction}`.toLowerCase() : undefined;
}

/** The brackets and the `AND` are necessary: of two fields side by side the directory reads the second as text. */
function allOf(conditions: readonly (string | undefined)[]): string {
  const given = conditions.filter((condition) => condition !== undefined);
  return given.length > 1 ? given.map((condition) => `(${condition})`).join(' AND ') : (given[0] ?? EVERYTHING);
}

/** Free text with its operators escaped. `<` and `>` cannot be escaped, so they are removed. */
function textOf(search: string | null | undefined): string | undefined {
  if (search == null) return undefined;
  const text = search.replaceAll(/[<>\s]+/g, ' ').trim();
  if (text === '') throw new BadInputError('`search` has no words.');
  assertSegment('search', text);
  return text.replaceAll(SIGNS, String.raw`\$&`).replaceAll(OPERATORS, (word) => word.toLowerCase());
}

function filterOf(rawFilter: string | null | undefined): string | undefined {
  const filter = rawFilter?.trim();
  if (filter === '') throw new BadInputError('`rawFilter` is empty.');
  if (filter !== undefined) assertSegment('rawFilter', filter);
  return filter === EVERYTHING ? undefined : filter;
}

function valuesOf(
  argument: string,
  values: readonly string[] | null | undefined,
  field: string,
  write: (value: string) => string,
): string | undefined {
  if (!values) return undefined;
  const different = [...new Set(values)];
  if (different.length === 0 || different.length > MOST_VALUES) {
    throw new BadInputError(`\`${argument}\` takes 1 to ${MOST_VALUES} values, got ${different.length}.`);
  }
  const written = new Set(different.map(write));
  for (const value of different) assertSegment(argument, value);
  return anyOf(field, [...written]);
}

function issn(value: string): string {
  const found = issnIn(value);
  if (found === undefined) throw new BadInputError('`issns` has a value that is no ISSN, such as `2049-3630`.');
  return found;
}
