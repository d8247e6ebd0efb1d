// Open-access journal directory API. Generated from mesh/journals.yaml: do not edit.
export interface JournalPage {
  /** All that match, even those that cannot be read. */
  readonly total: number;
  /** The page that was read. */
  readonly page: number;
  /** The size that was used. */
  readonly pageSize: number;
  readonly timestamp: string;
  /** The query as read. */
  readonly query: string;
  /** Only where one was sent. */
  readonly sort?: string;
  readonly results: readonly Journal[];
  /** The next page's address, even beyond row 1000. Never followed. */
  readonly next?: string;
  /** The previous page's address. Never followed. */
  readonly prev?: string;
  /** The last page's address. Never followed. */
  readonly last: string;
}

export interface Journal {
  /** 32 hexadecimal digits. */
  readonly id: string;
  readonly created_date?: string;
  readonly last_updated?: string;
  readonly admin?: Admin;
  readonly bibjson: JournalBibjson;
}

/** Rare with articles. */
export interface Admin {
  readonly ticked?: boolean;
  readonly last_full_review?: string;
  /** Of old rows only. */
  readonly seal?: boolean;
}

/** At least one of `pissn` and `eissn` is there. */
export interface JournalBibjson {
  readonly title?: string;
  readonly alternative_title?: string;
  /** ISSN of the printed edition. */
  readonly pissn?: string;
  /** ISSN of the electronic edition. */
  readonly eissn?: string;
  readonly publisher?: Organisation;
  readonly institution?: Organisation;
  /** Two capital letters each. */
  readonly language?: readonly string[];
  /** In lower case. */
  readonly keywords?: readonly string[];
  readonly subject?: readonly Subject[];
  readonly license?: readonly License[];
  readonly apc?: Apc;
  readonly other_charges?: OtherCharges;
  readonly waiver?: Waiver;
  /** The first year of open access. */
  readonly oa_start?: number;
  readonly publication_time_weeks?: number;
  readonly boai?: boolean;
  readonly copyright?: Copyright;
  readonly editorial?: Editorial;
  readonly plagiarism?: Plagiarism;
  readonly preservation?: Preservation;
  readonly deposit_policy?: DepositPolicy;
  readonly pid_scheme?: PidScheme;
  readonly article?: ArticleLicensing;
  readonly ref?: JournalReferences;
  /** ISSNs. */
  readonly replaces?: readonly string[];
  /** ISSNs. */
  readonly is_replaced_by?: readonly string[];
  readonly discontinued_date?: string;
  readonly labels?: readonly ("s2o" | "mirror" | "ojc" | (string & {}))[];
}

export interface Organisation {
  readonly name?: string;
  /** Two capital letters. */
  readonly country?: string;
}

export interface Subject {
  readonly scheme?: "LCC" | (string & {});
  readonly code?: string;
  readonly term?: string;
}

export interface License {
  /** A name such as `CC BY`. */
  readonly type?: string;
  readonly BY?: boolean;
  readonly NC?: boolean;
  readonly ND?: boolean;
  readonly SA?: boolean;
  readonly url?: string;
}

/** What an article costs its authors. */
export interface Apc {
  readonly has_apc?: boolean;
  readonly url?: string;
  readonly max?: readonly ApcMaximum[];
}

export interface ApcMaximum {
  readonly price?: number;
  /** Three capital letters. */
  readonly currency?: string;
}

export interface OtherCharges {
  readonly has_other_charges?: boolean;
  readonly url?: string;
}

export interface Waiver {
  readonly has_waiver?: boolean;
  readonly url?: string;
}

export interface Copyright {
  readonly author_retains?: boolean;
  readonly url?: string;
}

export interface Editorial {
  readonly review_process?: readonly string[];
  readonly review_url?: string;
  readonly board_url?: string;
}

export interface Plagiarism {
  readonly detection?: boolean;
  readonly url?: string;
}

export interface Preservation {
  readonly has_preservation?: boolean;
  readonly service?: readonly string[];
  readonly national_library?: readonly string[];
  readonly url?: string;
}

export interface DepositPolicy {
  readonly has_policy?: boolean;
  readonly service?: readonly string[];
  readonly url?: string;
}

export interface PidScheme {
  readonly has_pid_scheme?: boolean;
  readonly scheme?: readonly string[];
}

export interface ArticleLicensing {
  readonly license_display?: readonly ("Embed" | "Display" | "No" | (string & {}))[];
  readonly license_display_example_url?: string;
}

/** Addresses of the journal's own pages. */
export interface JournalReferences {
  readonly journal?: string;
  readonly oa_statement?: string;
  readonly aims_scope?: string;
  readonly author_instructions?: string;
  readonly license_terms?: string;
}

export interface ArticlePage {
  /** All that match, even those that cannot be read. */
  readonly total: number;
  /** The page that was read. */
  readonly page: number;
  /** The size that was used. */
  readonly pageSize: number;
  readonly timestamp: string;
  /** The query as read. */
  readonly query: string;
  /** Only where one was sent. */
  readonly sort?: string;
  readonly results: readonly Article[];
  /** The next page's address, even beyond row 1000. Never followed. */
  readonly next?: string;
  /** The previous page's address. Never followed. */
  readonly prev?: string;
  /** The last page's address. Never followed. */
  readonly last: string;
}

export interface Article {
  /** 32 hexadecimal digits. */
  readonly id: string;
  readonly created_date?: string;
  readonly last_updated?: string;
  readonly admin?: Admin;
  readonly bibjson: ArticleBibjson;
}

export interface ArticleBibjson {
  readonly title?: string;
  /** Often long. */
  readonly abstract?: string;
  readonly year?: string;
  /** A number or a name. */
  readonly month?: string;
  /** Text as a rule, since pages need not be numbers. */
  readonly start_page?: string | number;
  readonly end_page?: string | number;
  readonly author?: readonly Author[];
  readonly identifier?: readonly Identifier[];
  readonly link?: readonly Link[];
  readonly journal?: ArticleJournal;
  /** In lower case. */
  readonly keywords?: readonly string[];
  readonly subject?: readonly Subject[];
}

/** Personal data. */
export interface Author {
  readonly name?: string;
  readonly affiliation?: string;
  /** An address. */
  readonly orcid_id?: string;
  /** Of old rows only. Never to be shown. */
  readonly email?: string;
}

export interface Identifier {
  /** Old rows also use capitals. */
  readonly type?: "doi" | "pissn" | "eissn" | (string & {});
  readonly id?: string;
}

export interface Link {
  readonly type?: "fulltext" | (string & {});
  readonly content_type?: "PDF" | "HTML" | "ePUB" | "XML" | (string & {});
  readonly url?: string;
}

export interface ArticleJournal {
  readonly title?: string;
  readonly publisher?: string;
  /** Two capital letters. */
  readonly country?: string;
  /** Two capital letters each. */
  readonly language?: readonly string[];
  readonly volume?: string;
  readonly number?: string;
  readonly issns?: readonly string[];
}

export interface Failure {
  readonly status?: "bad_request" | "not_found" | (string & {});
  /** A sentence that ends with a reference. */
  readonly error?: string;
}

/** The operations of this API: what each takes and what it answers. */
export interface Operations {
  /** Journals found by a query. */
  searchJournals: { args: {
    /** One encoded segment, a space as `%20`. Fields have the short names `title`, `issn`, `publisher` and `license`, or dotted ones such as `bibjson.keywords`; `issn:A OR issn:B` finds several at once. A lone `*` finds all. */
    query: string;
    /** Rows a page. More than the maximum is lowered without a word. */
    pageSize?: number | null;
    /** The page, counted from 1. It must begin before row 1000. */
    page?: number | null;
    /** A field such as `title` or `issn`, with `:asc` or `:desc` after it. Unset, best match first. */
    sort?: string | null;
  }; optional: false; answer: JournalPage; item: Journal };
  /** Articles found by a query. */
  searchArticles: { args: {
    /** One encoded segment, a space as `%20`. Fields have the short names `title`, `doi`, `issn`, `publisher`, `journal` and `abstract`, or dotted ones; `doi:"A" OR doi:"B"` finds several at once. A lone `*` finds all. */
    query: string;
    /** Rows a page. More than the maximum is lowered without a word. */
    pageSize?: number | null;
    /** The page, counted from 1. It must begin before row 1000. */
    page?: number | null;
    /** A field such as `title`, with `:asc` or `:desc` after it. Unset, best match first. */
    sort?: string | null;
  }; optional: false; answer: ArticlePage; item: Article };
}
