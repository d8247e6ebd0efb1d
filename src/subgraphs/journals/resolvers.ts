import { from, listed, listFrom, paged } from '#graph';
import { identifierOf, issnsOf, monthOf, orcidOf, withoutEmails, yearOf } from './article.ts';
import { issnsIn, journalOf, journalsOf } from './batches.ts';
import { anyOf, queryOf, sortOf } from './query.ts';
import type { Resolvers } from './types.generated.ts';

export const resolvers: Resolvers = {
  Query: {
    journals(_root, { query, syntax, sortBy, order, ...window }, context, info) {
      const args = { query: queryOf(query, syntax), sort: sortOf(sortBy, order) };
      return paged(context, info, 'journals.searchJournals', args, window);
    },
    articles(_root, { query, syntax, sortBy, order, ...window }, context, info) {
      const args = { query: queryOf(query, syntax), sort: sortOf(sortBy, order) };
      return paged(context, info, 'journals.searchArticles', args, window);
    },
  },
  Journal: {
    journalId: from('id'),
    title: from('bibjson.title'),
    alternativeTitle: from('bibjson.alternative_title'),
    pissn: from('bibjson.pissn'),
    eissn: from('bibjson.eissn'),
    publisher: from('bibjson.publisher'),
    institution: from('bibjson.institution'),
    languages: listFrom('bibjson.language'),
    keywords: listFrom('bibjson.keywords'),
    subjects: listFrom('bibjson.subject'),
    licenses: listFrom('bibjson.license'),
    apc: from('bibjson.apc'),
    otherCharges: from('bibjson.other_charges'),
    waiver: from('bibjson.waiver'),
    oaStart: from('bibjson.oa_start'),
    publicationTimeWeeks: from('bibjson.publication_time_weeks'),
    boai: from('bibjson.boai'),
    copyright: from('bibjson.copyright'),
    editorial: from('bibjson.editorial'),
    plagiarism: from('bibjson.plagiarism'),
    preservation: from('bibjson.preservation'),
    depositPolicy: from('bibjson.deposit_policy'),
    pidScheme: from('bibjson.pid_scheme'),
    articleLicensing: from('bibjson.article'),
    references: from('bibjson.ref'),
    replaces: listFrom('bibjson.replaces'),
    predecessors: from('bibjson.replaces', (issns, _args, { load }) => journalsOf(issnsIn(issns ?? []), load)),
    isReplacedBy: listFrom('bibjson.is_replaced_by'),
    successors: from('bibjson.is_replaced_by', (issns, _args, { load }) => journalsOf(issnsIn(issns ?? []), load)),
    discontinuedDate: from('bibjson.discontinued_date'),
    labels: from('bibjson.labels', capitals),
    ticked: from('admin?.ticked'),
    lastFullReview: from('admin?.last_full_review'),
    seal: from('admin?.seal'),
    createdAt: from('created_date'),
    updatedAt: from('last_updated'),
    articles: from(['bibjson.pissn', 'bibjson.eissn'], ({ bibjson }, window, context, info) => {
      const issns = issnsIn([bibjson.pissn, bibjson.eissn]);
      if (issns.length === 0) return listed(context, info, {}, window, async () => []);
      return paged(context, info, 'journals.searchArticles', { query: anyOf('issn', issns) }, window);
    }),
    raw: (journal) => journal,
  },
  JournalOrganisation: { countryCode: from('country') },
  JournalLicense: {
    attribution: from('BY'),
    nonCommercial: from('NC'),
    noDerivatives: from('ND'),
    shareAlike: from('SA'),
  },
  JournalApc: {
    hasApc: from('has_apc'),
    maximum: from('max', (prices) =>
      (prices ?? []).flatMap(({ price, currency }) =>
        price !== undefined && currency ? [{ amount: price, currencyCode: currency }] : [],
      ),
    ),
  },
  JournalOtherCharges: { hasOtherCharges: from('has_other_charges') },
  JournalWaiver: { hasWaiver: from('has_waiver') },
  JournalCopyright: { authorRetains: from('author_retains') },
  JournalEditorial: {
    reviewProcess: listFrom('review_process'),
    reviewUrl: from('review_url'),
    boardUrl: from('board_url'),
  },
  JournalPreservation: {
    hasPreservation: from('has_preservation'),
    services: listFrom('service'),
    nationalLibraries: listFrom('national_library'),
  },
  JournalDepositPolicy: {
    hasPolicy: from('has_policy'),
    services: listFrom('service'),
  },
  JournalPidScheme: {
    hasPidScheme: from('has_pid_scheme'),
    schemes: listFrom('scheme'),
  },
  JournalArticleLicensing: {
    display: from('license_display', capitals),
    exampleUrl: from('license_display_example_url'),
  },
  JournalReferences: {
    oaStatement: from('oa_statement'),
    aimsScope: from('aims_scope'),
    authorInstructions: from('author_instructions'),
    licenseTerms: from('license_terms'),
  },
  Article: {
    articleId: from('id'),
    title: from('bibjson.title'),
    abstract: from('bibjson.abstract'),
    year: from('bibjson.year', yearOf),
    month: from('bibjson.month', monthOf),
    startPage: from('bibjson.start_page', text),
    endPage: from('bibjson.end_page', text),
    authors: listFrom('bibjson.author'),
    doi: from('bibjson.identifier', (identifiers) => identifierOf(identifiers, 'doi')),
    identifiers: listFrom('bibjson.identifier'),
    links: listFrom('bibjson.link'),
    keywords: listFrom('bibjson.keywords'),
    subjects: listFrom('bibjson.subject'),
    journalTitle: from('bibjson.journal?.title'),
    publisher: from('bibjson.journal?.publisher'),
    countryCode: from('bibjson.journal?.country'),
    languages: listFrom('bibjson.journal?.language'),
    volume: from('bibjson.journal?.volume'),
    number: from('bibjson.journal?.number'),
    issns: from(['bibjson.journal.issns', 'bibjson.identifier'], ({ bibjson }) => issnsOf(bibjson)),
    journal: from(['bibjson.journal.issns', 'bibjson.identifier'], ({ bibjson }, _args, { load }) =>
      journalOf(issnsOf(bibjson), load),
    ),
    createdAt: from('created_date'),
    updatedAt: from('last_updated'),
    raw: (article) => withoutEmails(article),
  },
  ArticleAuthor: { orcid: from('orcid_id', orcidOf) },
  ArticleIdentifier: { type: from('type', capital), value: from('id') },
  ArticleLink: {
    type: from('type', capital),
    contentType: from('content_type', capital),
  },
};

/** The directory writes the words of enums in mixed case. */
function capital(word: string | undefined): string | undefined {
  return word?.toUpperCase();
}

function capitals(words: readonly string[] | undefined): string[] {
  return (words ?? []).map((word) => word.toUpperCase());
}

function text(page: string | number | undefined): string | undefined {
  return page === undefined ? undefined : String(page);
}
