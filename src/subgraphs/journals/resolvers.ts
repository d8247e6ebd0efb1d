import { listed, paged } from '#graph';
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
    journalId: ({ id }) => id,
    title: ({ bibjson }) => bibjson.title,
    alternativeTitle: ({ bibjson }) => bibjson.alternative_title,
    pissn: ({ bibjson }) => bibjson.pissn,
    eissn: ({ bibjson }) => bibjson.eissn,
    publisher: ({ bibjson }) => bibjson.publisher,
    institution: ({ bibjson }) => bibjson.institution,
    languages: ({ bibjson }) => bibjson.language ?? [],
    keywords: ({ bibjson }) => bibjson.keywords ?? [],
    subjects: ({ bibjson }) => bibjson.subject ?? [],
    licenses: ({ bibjson }) => bibjson.license ?? [],
    apc: ({ bibjson }) => bibjson.apc,
    otherCharges: ({ bibjson }) => bibjson.other_charges,
    waiver: ({ bibjson }) => bibjson.waiver,
    oaStart: ({ bibjson }) => bibjson.oa_start,
    publicationTimeWeeks: ({ bibjson }) => bibjson.publication_time_weeks,
    boai: ({ bibjson }) => bibjson.boai,
    copyright: ({ bibjson }) => bibjson.copyright,
    editorial: ({ bibjson }) => bibjson.editorial,
    plagiarism: ({ bibjson }) => bibjson.plagiarism,
    preservation: ({ bibjson }) => bibjson.preservation,
    depositPolicy: ({ bibjson }) => bibjson.deposit_policy,
    pidScheme: ({ bibjson }) => bibjson.pid_scheme,
    articleLicensing: ({ bibjson }) => bibjson.article,
    references: ({ bibjson }) => bibjson.ref,
    replaces: ({ bibjson }) => bibjson.replaces ?? [],
    predecessors: ({ bibjson }, _args, { load }) => journalsOf(issnsIn(bibjson.replaces ?? []), load),
    isReplacedBy: ({ bibjson }) => bibjson.is_replaced_by ?? [],
    successors: ({ bibjson }, _args, { load }) => journalsOf(issnsIn(bibjson.is_replaced_by ?? []), load),
    discontinuedDate: ({ bibjson }) => bibjson.discontinued_date,
    labels: ({ bibjson }) => capitals(bibjson.labels),
    ticked: ({ admin }) => admin?.ticked,
    lastFullReview: ({ admin }) => admin?.last_full_review,
    seal: ({ admin }) => admin?.seal,
    createdAt: ({ created_date }) => created_date,
    updatedAt: ({ last_updated }) => last_updated,
    articles({ bibjson }, window, context, info) {
      const issns = issnsIn([bibjson.pissn, bibjson.eissn]);
      if (issns.length === 0) return listed(context, info, {}, window, async () => []);
      return paged(context, info, 'journals.searchArticles', { query: anyOf('issn', issns) }, window);
    },
    raw: (journal) => journal,
  },
  JournalOrganisation: { countryCode: ({ country }) => country },
  JournalLicense: {
    attribution: ({ BY }) => BY,
    nonCommercial: ({ NC }) => NC,
    noDerivatives: ({ ND }) => ND,
    shareAlike: ({ SA }) => SA,
  },
  JournalApc: {
    hasApc: ({ has_apc }) => has_apc,
    maximum: ({ max = [] }) =>
      max.flatMap(({ price, currency }) => (price !== undefined && currency ? [{ amount: price, currency }] : [])),
  },
  JournalOtherCharges: { hasOtherCharges: ({ has_other_charges }) => has_other_charges },
  JournalWaiver: { hasWaiver: ({ has_waiver }) => has_waiver },
  JournalCopyright: { authorRetains: ({ author_retains }) => author_retains },
  JournalEditorial: {
    reviewProcess: ({ review_process }) => review_process ?? [],
    reviewUrl: ({ review_url }) => review_url,
    boardUrl: ({ board_url }) => board_url,
  },
  JournalPreservation: {
    hasPreservation: ({ has_preservation }) => has_preservation,
    services: ({ service }) => service ?? [],
    nationalLibraries: ({ national_library }) => national_library ?? [],
  },
  JournalDepositPolicy: {
    hasPolicy: ({ has_policy }) => has_policy,
    services: ({ service }) => service ?? [],
  },
  JournalPidScheme: {
    hasPidScheme: ({ has_pid_scheme }) => has_pid_scheme,
    schemes: ({ scheme }) => scheme ?? [],
  },
  JournalArticleLicensing: {
    display: ({ license_display }) => capitals(license_display),
    exampleUrl: ({ license_display_example_url }) => license_display_example_url,
  },
  JournalReferences: {
    oaStatement: ({ oa_statement }) => oa_statement,
    aimsScope: ({ aims_scope }) => aims_scope,
    authorInstructions: ({ author_instructions }) => author_instructions,
    licenseTerms: ({ license_terms }) => license_terms,
  },
  Article: {
    articleId: ({ id }) => id,
    title: ({ bibjson }) => bibjson.title,
    abstract: ({ bibjson }) => bibjson.abstract,
    year: ({ bibjson }) => yearOf(bibjson),
    month: ({ bibjson }) => monthOf(bibjson),
    startPage: ({ bibjson }) => text(bibjson.start_page),
    endPage: ({ bibjson }) => text(bibjson.end_page),
    authors: ({ bibjson }) => bibjson.author ?? [],
    doi: ({ bibjson }) => identifierOf(bibjson, 'doi'),
    identifiers: ({ bibjson }) => bibjson.identifier ?? [],
    links: ({ bibjson }) => bibjson.link ?? [],
    keywords: ({ bibjson }) => bibjson.keywords ?? [],
    subjects: ({ bibjson }) => bibjson.subject ?? [],
    journalTitle: ({ bibjson }) => bibjson.journal?.title,
    publisher: ({ bibjson }) => bibjson.journal?.publisher,
    countryCode: ({ bibjson }) => bibjson.journal?.country,
    languages: ({ bibjson }) => bibjson.journal?.language ?? [],
    volume: ({ bibjson }) => bibjson.journal?.volume,
    number: ({ bibjson }) => bibjson.journal?.number,
    issns: ({ bibjson }) => issnsOf(bibjson),
    journal: ({ bibjson }, _args, { load }) => journalOf(issnsOf(bibjson), load),
    createdAt: ({ created_date }) => created_date,
    updatedAt: ({ last_updated }) => last_updated,
    raw: (article) => withoutEmails(article),
  },
  ArticleAuthor: { orcid: ({ orcid_id }) => orcidOf(orcid_id) },
  ArticleIdentifier: { type: ({ type }) => type?.toUpperCase(), value: ({ id }) => id },
  ArticleLink: {
    type: ({ type }) => type?.toUpperCase(),
    contentType: ({ content_type }) => content_type?.toUpperCase(),
  },
};

/** The directory's words are of mixed case. */
function capitals(words: readonly string[] | undefined): string[] {
  return (words ?? []).map((word) => word.toUpperCase());
}

function text(page: string | number | undefined): string | undefined {
  return page === undefined ? undefined : String(page);
}
