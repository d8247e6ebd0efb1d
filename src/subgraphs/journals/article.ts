import type { Article, ArticleBibjson } from '#contracts/journals';
import { issnsIn } from './batches.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A year told as text. */
export function yearOf({ year }: ArticleBibjson): number | undefined {
  return /^\d{4}$/.test(year ?? '') ? Number(year) : undefined;
}

/** A month told as a number or by its name. */
export function monthOf({ month = '' }: ArticleBibjson): number | undefined {
  const number = /^\d{1,2}$/.test(month) ? Number(month) : MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  return number >= 1 && number <= 12 ? number : undefined;
}

/** An identifier by its kind, which old rows write in capitals. */
export function identifierOf({ identifier }: ArticleBibjson, kind: 'doi' | 'pissn' | 'eissn'): string | undefined {
  return identifier?.find(({ type }) => type?.toLowerCase() === kind)?.id;
}

/** The ISSNs of an article's journal. */
export function issnsOf(bibjson: ArticleBibjson): readonly string[] {
  const told = bibjson.journal?.issns ?? [];
  return issnsIn([...told, identifierOf(bibjson, 'eissn'), identifierOf(bibjson, 'pissn')]);
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
