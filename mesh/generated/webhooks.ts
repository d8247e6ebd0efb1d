// Webhook capture API. Generated from mesh/webhooks.yaml: do not edit.
export interface TokenSettings {
  /** The status that the address answers. */
  readonly default_status?: number;
  /** The body that the address answers. */
  readonly default_content?: string;
  /** Unset, `text/html` or, on some servers, `text/plain`. */
  readonly default_content_type?: string;
  /** Seconds that the address waits before it answers. Some servers allow 10 only. */
  readonly timeout?: number;
  /** Seconds. */
  readonly listen?: number;
  /** Seconds until the token ends. Older versions take a boolean. */
  readonly expiry?: number | boolean | null;
  /** Requests to record. */
  readonly request_limit?: number;
  readonly cors?: boolean;
  /** A name. For accounts only. */
  readonly alias?: string | null;
  readonly actions?: boolean;
  /** A token to copy. */
  readonly clone_from?: string;
  readonly group_id?: number;
}

/** Holds a secret, the uuid. */
export interface Token {
  /** The secret last segment of the address that records. */
  readonly uuid: string;
  /** Where the token was made from. */
  readonly ip?: string;
  /** What the token was made with. */
  readonly user_agent?: string | null;
  readonly default_content?: string | null;
  readonly default_status: number;
  readonly default_content_type: string;
  /** Seconds. */
  readonly timeout?: number | null;
  /** Seconds. Not of all versions. */
  readonly listen?: number | null;
  /** Requests to record. Not of all versions. */
  readonly request_limit?: number | null;
  readonly cors?: boolean;
  readonly redirect?: boolean;
  readonly actions?: boolean;
  readonly alias?: string | null;
  /** Seconds; a boolean in some versions. */
  readonly expiry?: boolean | number | null;
  readonly premium?: boolean;
  /** YYYY-MM-DD HH:MM:SS. */
  readonly premium_expires_at?: string | null;
  /** YYYY-MM-DD HH:MM:SS. */
  readonly expires_at?: string | null;
  /** YYYY-MM-DD HH:MM:SS. */
  readonly created_at: string;
  /** YYYY-MM-DD HH:MM:SS. */
  readonly updated_at: string;
  /** Not of new tokens. */
  readonly user_id?: string | number | null;
  /** Not of new tokens. */
  readonly group_id?: number | null;
  /** Not of new tokens. */
  readonly latest_request_id?: string | null;
  /** YYYY-MM-DD HH:MM:SS. Not of new tokens. */
  readonly latest_request_at?: string | null;
  /** How many were recorded. Not of new tokens. */
  readonly requests?: number | null;
}

export interface TokenPage {
  readonly data: readonly Token[];
  readonly total: number;
  readonly per_page: number;
  readonly current_page: number;
  readonly last_page?: number;
  /** Place of the first row, counted from 1. */
  readonly from?: number | null;
  /** Place of the last row, counted from 1. */
  readonly to?: number | null;
}

export interface RequestPage {
  readonly data: readonly CapturedRequest[];
  readonly total: number;
  readonly per_page: number;
  readonly current_page: number;
  readonly is_last_page: boolean;
  /** Place of the first row, counted from 1; past the end, more than `to`. */
  readonly from?: number;
  /** Place of the last row, counted from 1. */
  readonly to?: number;
}

/** A recorded request, mail or name lookup. May hold personal data and its sender's secrets. */
export interface CapturedRequest {
  readonly uuid: string;
  /** The uuid of its token. A secret. */
  readonly token_id: string;
  /** Not sent by servers that record requests only. */
  readonly type?: "web" | "email" | "dns" | (string & {});
  /** The sender's address. */
  readonly ip?: string | null;
  /** The country's name. */
  readonly country?: string | null;
  /** Two letters. */
  readonly country_code?: string | null;
  readonly region?: string | null;
  readonly city?: string | null;
  readonly hostname?: string | null;
  /** Absent from mails and name lookups. */
  readonly method?: string;
  readonly user_agent?: string | null;
  /** The body or the whole mail. */
  readonly content?: string | null;
  readonly query?: CapturedFields;
  readonly request?: CapturedFields;
  readonly headers?: CapturedHeaders;
  readonly files?: CapturedFiles;
  /** The whole address asked for. It holds the token's uuid. */
  readonly url?: string | null;
  /** Bytes. */
  readonly size?: number;
  readonly note?: string | null;
  /** Lines by action; an empty map may be an empty list. */
  readonly custom_action_output?: Readonly<Record<string, readonly string[]>> | readonly string[];
  readonly custom_action_errors?: readonly string[];
  /** Seconds that it took. */
  readonly time?: number;
  /** The time as a number of 16 digits. */
  readonly sorting?: number | bigint;
  /** YYYY-MM-DD HH:MM:SS. */
  readonly created_at: string;
  /** YYYY-MM-DD HH:MM:SS. */
  readonly updated_at: string;
  /** Of mails only. */
  readonly sender?: string;
  /** Of mails only. */
  readonly message_id?: string;
  /** Of mails only. */
  readonly destinations?: readonly string[];
  readonly checks?: MailChecks;
  /** Of mails only. */
  readonly text_content?: string;
  /** Of mails only. */
  readonly html_content?: string;
}

/** Values by name, each a string, a list or a map again. An empty map may be an empty list. */
export type CapturedFields = Readonly<Record<string, unknown>> | readonly unknown[] | null;

/** Values by name in lower case. An empty map may be an empty list. */
export type CapturedHeaders = Readonly<Record<string, readonly string[]>> | readonly string[] | null;

/** Files by form field. An empty map may be an empty list. */
export type CapturedFiles = Readonly<Record<string, CapturedFile>> | readonly CapturedFile[] | null;

export interface CapturedFile {
  readonly id?: string;
  readonly filename?: string;
  /** Bytes. */
  readonly size?: number;
  readonly content_type?: string;
}

/** Of mails only. */
export interface MailChecks {
  readonly spam?: boolean;
  readonly virus?: boolean;
  readonly spf?: boolean;
  readonly dkim?: boolean;
  readonly dmarc?: boolean;
}

/** A 422 holds `message` and `errors` instead, or its messages by field at the top. */
export interface Failure {
  readonly success?: boolean;
  readonly error?: FailureDetail;
  readonly message?: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
}

export interface FailureDetail {
  readonly message?: string;
  readonly id?: string | null;
  readonly code?: string | number;
}

/** The operations of this API: what each takes and what it answers. */
export interface Operations {
  /** The tokens of the account whose key is sent. */
  listTokens: { args: {
    /** The member to order by. */
    order_by?: "created_at" | "token_id" | (string & {}) | null;
    /** The direction of the order. */
    order_direction?: "asc" | "desc" | (string & {}) | null;
    /** The page, counted from 1. */
    page?: number | null;
    /** Rows a page. Some servers allow more. */
    per_page?: number | null;
  }; optional: true; answer: TokenPage; item: Token };
  /** Makes a new address that records what is sent to it. */
  createToken: { args: {
    body?: TokenSettings;
  }; optional: true; answer: Token; item: never };
  /** A token's settings. */
  getToken: { args: {
    /** The token's uuid, never its alias. It is a secret and belongs in no log. */
    uuid: string;
  }; optional: false; answer: Token; item: never };
  /** Replaces a token's settings. */
  updateToken: { args: {
    /** The token's uuid, never its alias. It is a secret and belongs in no log. */
    uuid: string;
    body: TokenSettings;
  }; optional: false; answer: Token; item: never };
  /** Removes a token and all that it has recorded. */
  deleteToken: { args: {
    /** The token's uuid, never its alias. It is a secret and belongs in no log. */
    uuid: string;
  }; optional: false; answer: undefined; item: never };
  /** Removes what a token has recorded, or the part of it that a search finds. */
  deleteRequests: { args: {
    /** The token's uuid, never its alias. It is a secret and belongs in no log. */
    uuid: string;
    /** Only what was recorded at this time or later, as `YYYY-MM-DD HH:MM:SS`. */
    date_from?: string | null;
    /** Only what was recorded at this time or earlier, as `YYYY-MM-DD HH:MM:SS`. */
    date_to?: string | null;
    /** A search, such as `type:web AND (method:POST OR content:"a word")`. A word without a member's name is searched for in the content. */
    query?: string | null;
  }; optional: false; answer: undefined; item: never };
  /** One thing that a token has recorded. */
  getRequest: { args: {
    /** The token's uuid, never its alias. It is a secret and belongs in no log. */
    uuid: string;
    /** The recorded request's uuid. */
    request: string;
  }; optional: false; answer: CapturedRequest; item: never };
  /** Removes one thing that a token has recorded. */
  deleteRequest: { args: {
    /** The token's uuid, never its alias. It is a secret and belongs in no log. */
    uuid: string;
    /** The recorded request's uuid. */
    request: string;
  }; optional: false; answer: undefined; item: never };
  /** What a token has recorded. */
  listRequests: { args: {
    /** The token's uuid, never its alias. It is a secret and belongs in no log. */
    uuid: string;
    /** The order by time. With `newest`, pages shift as requests arrive. */
    sorting?: "oldest" | "newest" | (string & {}) | null;
    /** Only what was recorded at this time or later, as `YYYY-MM-DD HH:MM:SS`. */
    date_from?: string | null;
    /** Only what was recorded at this time or earlier, as `YYYY-MM-DD HH:MM:SS`. */
    date_to?: string | null;
    /** A search, such as `type:web AND (method:POST OR content:"a word")`. A word without a member's name is searched for in the content. */
    query?: string | null;
    /** The page, counted from 1. */
    page?: number | null;
    /** Rows a page. Some servers allow more. */
    per_page?: number | null;
  }; optional: false; answer: RequestPage; item: CapturedRequest };
}
