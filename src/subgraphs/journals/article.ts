import type { Article, ArticleBibjson } from '#contracts/journals';
import { issnsIn } from './issn.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The number of a year that is sent as text. */
export function yearOf(year: string | undefined): number | undefined {
  return /^\d{4}$/.test(year ?? '') ? Number(year) : undefined;
}

/** The number of a month that is sent as a number or by its name. */
export function monthOf(month = ''): number | undefined {
  const number = /^\d{1,2}$/.test(month) ? Number(month) : MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  return number >= 1 && number <= 12 ? number : undefined;
}

/** An identifier by its kind, which old rows write in capitals. */
export function identifierOf(
  identifiers: ArticleBibjson['identifier'],
  kind: 'doi' | 'pissn' | 'eissn',
): string | undefined {
  return identifiers?.find(({ type }) => type?.toLowerCase() === kind)?.id;
}

interface WithIssns {
  readonly journal?: Pick<NonNullable<ArticleBibjson['journal']>, 'issns'>;
  readonly identifier?: ArticleBibjson['identifier'];
}

/** The ISSNs of an article's journal. */
export function issnsOf({ journal, identifier }: WithIssns): readonly string[] {
  return issnsIn([...(journal?.issns ?? []), identifierOf(identifier, 'eissn'), identifierOf(identifier, 'pissn')]);
}

/** A researcher's address in their register; a bare number too. */
export function orcidOf(orcid: string | undefined): string | undefined {
  return orcid && /^\d{4}-/.test(orcid) ? `https://orcid.org/${orcid}` : orcid || undefined;
}

/** An article without the email addresses that some old rows have. */
export function withoutEmails(article: Article): Article {
  const { author } = article.bibjson;
  if (!author?.some(({ email }) => email !== undefined)) return article;
  return { ...article, bibjson: { ...article.bibjson, author: author.map(({ email: _private, ...rest }) => rest) } };
}
