import type { Article, Journal } from '#contracts/journals';
import type { Batch, Load } from '#graph';
import { anyOf } from './query.ts';

const ROWS_A_PAGE = 100;
/** The most ids of a query. */
const MOST_KEYS = 50;

export interface JournalOfIssn {
  readonly issn: string;
  readonly journal: Journal;
}

/** A journal by the ISSN of either of its editions. */
export const journalByIssn: Batch<JournalOfIssn> = {
  async list({ journals }, issns) {
    const { results } = await journals.searchJournals({ query: anyOf('issn', issns), pageSize: ROWS_A_PAGE });
    return results.flatMap((journal) =>
      issnsIn([journal.bibjson.pissn, journal.bibjson.eissn]).map((issn) => ({ issn, journal })),
    );
  },
  keyOf: ({ issn }) => issn,
  maxKeys: MOST_KEYS,
};

/** A journal by its id. The directory has no operation for that, so it is searched for by its `id`. */
export const journalById: Batch<Journal> = {
  list: ({ journals }, ids) =>
    journals.searchJournals({ query: anyOf('id', ids), pageSize: ROWS_A_PAGE }).then(({ results }) => results),
  keyOf: ({ id }) => id,
  maxKeys: MOST_KEYS,
};

/** The same for an article. */
export const articleById: Batch<Article> = {
  list: ({ journals }, ids) =>
    journals.searchArticles({ query: anyOf('id', ids), pageSize: ROWS_A_PAGE }).then(({ results }) => results),
  keyOf: ({ id }) => id,
  maxKeys: MOST_KEYS,
};

/** A row by its id. Other texts are refused, because they would become part of a query. */
export async function rowById<Row>(by: Batch<Row>, id: string, load: Load): Promise<Row | null> {
  return /^[0-9a-f]{32}$/.test(id) ? load(by, id) : null;
}

/** The first journal that one of these ISSNs leads to. */
export async function journalOf(issns: readonly string[], load: Load): Promise<Journal | null> {
  for (const issn of issns) {
    const found = await load(journalByIssn, issn);
    if (found) return found.journal;
  }
  return null;
}

/** The journals that these ISSNs lead to, each once. */
export async function journalsOf(issns: readonly string[], load: Load): Promise<readonly Journal[]> {
  const found = await Promise.all(issns.map((issn) => load(journalByIssn, issn)));
  return [...new Map(found.flatMap((each) => (each ? [[each.journal.id, each.journal]] : []))).values()];
}

/** The valid ISSNs among these texts, normalized, each once. */
export function issnsIn(texts: readonly (string | undefined)[]): readonly string[] {
  const issns = texts.map((text) => text?.trim().toUpperCase() ?? '');
  return [...new Set(issns)].filter((text) => /^\d{4}-\d{3}[\dX]$/.test(text));
}
