import { from, listed, listFrom, paged, pagedBy, upstreamKey } from '#graph';
import { identifierOf, issnsOf, monthOf, orcidOf, withoutEmails, yearOf } from './article.ts';
import { articleOfKey, journalOf, journalOfKey, journalsOf } from './batches.ts';
import { issnsIn } from './issn.ts';
import { anyOf, articleQuery, journalQuery, sortOf } from './query.ts';
import type { Resolvers } from './types.generated.ts';

export const resolvers: Resolvers = {
  Query: {
    journals: pagedBy('journals.searchJournals', (_root, { search, where, orderBy }) => ({
      query: journalQuery({ search, where }),
      sort: sortOf(orderBy),
    })),
    journal: (_root, { id }, context) => journalOfKey(upstreamKey('Journal', id, context), context.load),
    articles: pagedBy('journals.searchArticles', (_root, { search, where, orderBy }) => ({
      query: articleQuery({ search, where }),
      sort: sortOf(orderBy),
    })),
    article: (_root, { id }, context) => articleOfKey(upstreamKey('Article', id, context), context.load),
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
    openAccessStartYear: from('bibjson.oa_start'),
    publicationTimeWeeks: from('bibjson.publication_time_weeks'),
    isBoaiCompliant: from('bibjson.boai'),
    copyright: from('bibjson.copyright'),
    editorial: from('bibjson.editorial'),
    plagiarism: from('bibjson.plagiarism'),
    preservation: from('bibjson.preservation'),
    depositPolicy: from('bibjson.deposit_policy'),
    pidScheme: from('bibjson.pid_scheme'),
    articleLicensing: from('bibjson.article'),
    references: from('bibjson.ref'),
    predecessorIssns: listFrom('bibjson.replaces'),
    predecessors: from('bibjson.replaces', (issns, _args, { load }) => journalsOf(issnsIn(issns ?? []), load)),
    successorIssns: listFrom('bibjson.is_replaced_by'),
    successors: from('bibjson.is_replaced_by', (issns, _args, { load }) => journalsOf(issnsIn(issns ?? []), load)),
    discontinuedDate: from('bibjson.discontinued_date'),
    labels: from('bibjson.labels', capitals),
    isTicked: from('admin?.ticked'),
    lastFullReviewDate: from('admin?.last_full_review'),
    createdAt: from('created_date'),
    updatedAt: from('last_updated'),
    articles: from(['bibjson.pissn', 'bibjson.eissn'], ({ bibjson }, window, context, info) => {
      const issns = issnsIn([bibjson.pissn, bibjson.eissn]);
      if (issns.length === 0) return listed(context, info, {}, window, async () => []);
      return paged(context, info, 'journals.searchArticles', { query: anyOf('issn', issns) }, window);
    }),
  },
  JournalOrganization: { countryCode: from('country') },
  JournalLicense: {
    name: from('type'),
    requiresAttribution: from('BY'),
    forbidsCommercialUse: from('NC'),
    forbidsDerivatives: from('ND'),
    requiresShareAlike: from('SA'),
  },
  JournalApc: {
    hasApc: from('has_apc'),
    maximumPrices: from('max', (prices) =>
      (prices ?? []).flatMap(({ price, currency }) =>
        price !== undefined && currency ? [{ amount: price, currencyCode: currency }] : [],
      ),
    ),
  },
  JournalOtherCharges: { hasOtherCharges: from('has_other_charges') },
  JournalWaiver: { hasWaiver: from('has_waiver') },
  JournalCopyright: { isRetainedByAuthors: from('author_retains') },
  JournalEditorial: {
    reviewProcesses: listFrom('review_process'),
    reviewUrl: from('review_url'),
    boardUrl: from('board_url'),
  },
  JournalPlagiarism: { hasDetection: from('detection') },
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
    journalUrl: from('journal'),
    openAccessStatementUrl: from('oa_statement'),
    aimsAndScopeUrl: from('aims_scope'),
    authorInstructionsUrl: from('author_instructions'),
    licenseTermsUrl: from('license_terms'),
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
    publisherName: from('bibjson.journal?.publisher'),
    countryCode: from('bibjson.journal?.country'),
    languages: listFrom('bibjson.journal?.language'),
    volume: from('bibjson.journal?.volume'),
    issue: from('bibjson.journal?.number'),
    issns: from(['bibjson.journal.issns', 'bibjson.identifier'], ({ bibjson }) => issnsOf(bibjson)),
    journal: from(['bibjson.journal.issns', 'bibjson.identifier'], ({ bibjson }, _args, { load }) =>
      journalOf(issnsOf(bibjson), load),
    ),
    createdAt: from('created_date'),
    updatedAt: from('last_updated'),
    raw: (article) => withoutEmails(article),
  },
  ArticleAuthor: { orcidUrl: from('orcid_id', orcidOf) },
  ArticleIdentifier: { kind: from('type', capital), value: from('id') },
  ArticleLink: {
    kind: from('type', capital),
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
