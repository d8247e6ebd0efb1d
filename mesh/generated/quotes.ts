// Quotes API. Generated from mesh/quotes.yaml: do not edit.
export interface QuotePage {
  /** Rows of this page. */
  readonly count: number;
  readonly totalCount: number;
  readonly page: number;
  readonly totalPages: number;
  /** As for authors. Often not sent at all. */
  readonly lastItemIndex?: number | null;
  readonly results: readonly Quote[];
}

export interface Quote {
  readonly _id: string;
  readonly content: string;
  /** The author's name as shown. */
  readonly author: string;
  readonly authorSlug: string;
  /** Of searched quotes only. */
  readonly authorId?: string;
  /** Each word begins with a capital. */
  readonly tags: readonly string[];
  /** Characters of the content. */
  readonly length: number;
  /** Absent from old rows. */
  readonly dateAdded?: string;
  readonly dateModified?: string;
  /** A storage version of some searched quotes. Of no use. */
  readonly __v?: number;
}

export interface AuthorPage {
  /** Rows of this page. */
  readonly count: number;
  readonly totalCount: number;
  readonly page: number;
  readonly totalPages: number;
  /** Place of the last row from 1; null on the last page. */
  readonly lastItemIndex?: number | null;
  readonly results: readonly Author[];
}

export interface Author {
  readonly _id: string;
  readonly name: string;
  readonly slug: string;
  /** May be empty. */
  readonly bio?: string;
  /** May be empty. */
  readonly description?: string;
  /** An address; may be empty. */
  readonly link?: string;
  /** A number; some versions send its digits as text. */
  readonly quoteCount?: number | string;
  readonly dateAdded?: string;
  readonly dateModified?: string;
}

export interface Failure {
  /** The HTTP status once more. */
  readonly statusCode?: number;
  readonly statusMessage?: string;
}

/** The operations of this API: what each takes and what it answers. */
export interface Operations {
  /** One quote drawn at random from those that fit. */
  getRandomQuote: { args: {
    /** The quote has all of these tags, in any case, with a dash or a space between words. A `|` inside one turns the whole list into alternatives, split at `|` only. */
    tags?: readonly string[] | null;
    /** The fewest characters that the quote may have. What is no number counts as 0. */
    minLength?: number | null;
    /** The most characters that the quote may have. */
    maxLength?: number | null;
    /** Slugs or names of authors, one of whom the quote is by. A comma is refused. */
    author?: readonly string[] | null;
  }; optional: true; answer: Quote; item: never };
  /** Quotes found by text, best match first. */
  searchQuotes: { args: {
    /** Words, a phrase in double quotes, `AND`, `OR`, `NOT`, and the prefixes `author:`, `tags:` and `content:`. Only letters, colons, spaces and brackets count, so digits alone are refused. */
    query: string;
    /** Rows a page. */
    limit?: number | null;
    /** The page, counted from 1. */
    page?: number | null;
  }; optional: false; answer: QuotePage; item: Quote };
  /** Quotes by their authors, tags and lengths. */
  listQuotes: { args: {
    /** As for a random quote. */
    tags?: readonly string[] | null;
    /** The fewest characters that a quote may have. */
    minLength?: number | null;
    /** The most characters that a quote may have. */
    maxLength?: number | null;
    /** Slugs or names of authors, one of whom the quote is by. A comma is refused. */
    author?: readonly string[] | null;
    /** What the rows are ordered by. */
    sortBy?: "dateAdded" | "dateModified" | "author" | "content" | "length" | (string & {}) | null;
    /** The direction. */
    order?: "asc" | "desc" | (string & {}) | null;
    /** Rows a page. */
    limit?: number | null;
    /** The page, counted from 1. */
    page?: number | null;
  }; optional: true; answer: QuotePage; item: Quote };
  /** A quote by its id. */
  getQuote: { args: {
    /** The quote's `_id`. */
    id: string;
  }; optional: false; answer: Quote; item: never };
  /** Authors of quotes. */
  listAuthors: { args: {
    /** What the rows are ordered by. An unknown word counts as `name`. */
    sortBy?: "name" | "quoteCount" | "dateAdded" | "dateModified" | (string & {}) | null;
    /** The direction. Unset, names ascend and everything else descends. */
    order?: "asc" | "desc" | "ascending" | "descending" | "1" | "-1" | (string & {}) | null;
    /** These authors only. Unknown ones are missing from the rows; `limit` must cover the list. */
    slug?: readonly string[] | null;
    /** Rows a page. */
    limit?: number | null;
    /** The page, counted from 1. */
    page?: number | null;
  }; optional: true; answer: AuthorPage; item: Author };
}
