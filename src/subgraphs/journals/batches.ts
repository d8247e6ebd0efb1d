import type { GraphQLResolveInfo } from 'graphql';
import type { Article, Journal } from '#contracts/journals';
import { type Batch, type Connection, type Context, type Load, listed, paged, type WindowArguments } from '#graph';
import { identifierOf } from './article.ts';
import { issnIn, issnsIn } from './issn.ts';
import { anyOf, articleQuery, journalQuery, quoted, sortOf } from './query.ts';
import type { ArticleOrder, JournalOrder } from './types.generated.ts';

const ROWS_A_PAGE = 100;
/** The most ids of a query. */
const MOST_KEYS = 50;

export interface JournalOfIssn {
  readonly issn: string;
  readonly journal: Journal;
}

/** A journal by the ISSN of either of its editions. */
export const journalByIssn: Batch<JournalOfIssn> = {
  operation: 'journals.searchJournals',
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
  operation: 'journals.searchJournals',
  list: ({ journals }, ids) =>
    journals.searchJournals({ query: anyOf('id', ids), pageSize: ROWS_A_PAGE }).then(({ results }) => results),
  keyOf: ({ id }) => id,
  maxKeys: MOST_KEYS,
};

/** The same for an article. */
export const articleById: Batch<Article> = {
  operation: 'journals.searchArticles',
  list: ({ journals }, ids) =>
    journals.searchArticles({ query: anyOf('id', ids), pageSize: ROWS_A_PAGE }).then(({ results }) => results),
  keyOf: ({ id }) => id,
  maxKeys: MOST_KEYS,
};

interface ArticleOfDoi {
  /** As the caller wrote it. */
  readonly doi: string;
  readonly article: Article;
}

/** An article by its DOI, in any case. */
export const articleByDoi: Batch<ArticleOfDoi> = {
  operation: 'journals.searchArticles',
  async list({ journals }, dois) {
    const query = anyOf('doi', dois.map(quoted));
    const { results } = await journals.searchArticles({ query, pageSize: ROWS_A_PAGE });
    return results.flatMap((article) => {
      const found = identifierOf(article.bibjson.identifier, 'doi')?.toLowerCase();
      return dois.filter((doi) => doi.toLowerCase() === found).map((doi) => ({ doi, article }));
    });
  },
  keyOf: ({ doi }) => doi,
  maxKeys: MOST_KEYS,
};

/** Whether a text can be the id of a row. Others would become part of a query. */
export const isRowId = (text: string) => /^[0-9a-f]{32}$/.test(text);

/** A row by its id. */
async function rowById<Row>(by: Batch<Row>, id: string, load: Load): Promise<Row | null> {
  return isRowId(id) ? load(by, id) : null;
}

/** A journal by its id or an ISSN. */
export async function journalOfKey(key: string, load: Load): Promise<Journal | null> {
  const issn = issnIn(key);
  return issn ? journalOf([issn], load) : rowById(journalById, key, load);
}

/** An article by its id or its DOI. */
export async function articleOfKey(key: string, load: Load): Promise<Article | null> {
  if (!key.startsWith('10.')) return rowById(articleById, key, load);
  return (await load(articleByDoi, key))?.article ?? null;
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

/** The journals of publishers in a country by its code of two letters. */
export function journalsOfCountry(
  code: Code,
  window: Ordered<JournalOrder>,
  context: Context,
  info: GraphQLResolveInfo,
) {
  const where = { publisherCountryCodes: [code ?? ''] };
  return ofCountry<Journal>('journals.searchJournals', code && journalQuery({ where }), window, context, info);
}

/** The articles of journals that are published in a country by its code of two letters. */
export function articlesOfCountry(
  code: Code,
  window: Ordered<ArticleOrder>,
  context: Context,
  info: GraphQLResolveInfo,
) {
  const where = { countryCodes: [code ?? ''] };
  return ofCountry<Article>('journals.searchArticles', code && articleQuery({ where }), window, context, info);
}

type Code = string | null | undefined;
type Ordered<Order> = WindowArguments & { readonly orderBy?: Order | null | undefined };

function ofCountry<Row>(
  operation: 'journals.searchJournals' | 'journals.searchArticles',
  query: string | null | undefined,
  { orderBy, ...window }: Ordered<JournalOrder | ArticleOrder>,
  context: Context,
  info: GraphQLResolveInfo,
): Promise<Connection<Row>> {
  if (!query) return listed<Row>(context, info, {}, window, async () => []);
  return paged(context, info, operation, { query, sort: sortOf(orderBy) }, window) as Promise<Connection<Row>>;
}
