import type { UpstreamCode } from './codes.ts';
import type { RequestRules, RuleSchema } from './rules.ts';

/**
 * Contracts of APIs and their operations, as data. `mesh/generated/` holds a `Contract` for each API;
 * `mesh/README.md` explains where every property comes from.
 */

/** An API, in the shape that plans are compiled from. */
export interface Contract {
  readonly slug: string;
  /** The specification's label, such as `I20`. */
  readonly label: string;
  readonly title: string;
  /** The place of the credential in a request, if it is one secret. */
  readonly credential?: CredentialPlace;
  /** Settings that only this API has, with their defaults. */
  readonly settings: Readonly<Record<string, string>>;
  /** Names of base addresses other than the API's own. */
  readonly servers: readonly string[];
  /** The published quotas of the upstream. */
  readonly quotas?: readonly Quota[];
  readonly operations: Readonly<Record<string, Operation>>;
  /** The read by which the API is checked. APIs of this repository have it in a file of its own. */
  readonly probe?: Probe;
}

/** One read without side effects, by which an API is checked. */
export interface Probe {
  readonly operation: string;
  readonly args: Readonly<Record<string, unknown>>;
  /** The members of the answer and their types. Absent: the answer is not JSON. */
  readonly answer?: RuleSchema;
}

/** At most `calls` calls in any `seconds`, unless it is a token bucket or a daily quota. */
export interface Quota {
  /** Unique in its API. */
  readonly name: string;
  readonly calls: number;
  readonly seconds: number;
  /** A token bucket of this capacity, which refills by `calls` in `seconds`. */
  readonly burst?: number;
  /** A daily quota, which begins anew at midnight in this time zone. */
  readonly timeZone?: string;
  /** The operations that are counted together. Absent: all. */
  readonly operations?: readonly string[];
  /** `address` or `project`: one count. `credential`: one for each credential. A path parameter: one for each value. */
  readonly per: string;
}

export interface CredentialPlace {
  readonly kind: 'header' | 'query' | 'sigv4';
  /** The header or query parameter. */
  readonly name: string;
  /** The text before the secret, such as `Bearer `. */
  readonly prefix: string;
  /** The signing name, for `sigv4`. */
  readonly service?: string;
  /** The caller's own header is forwarded instead of a configured secret. */
  readonly forwarded?: boolean;
}

export interface Operation {
  readonly id: string;
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The path template, with parameters such as `{name}`. */
  readonly path: string;
  /** The setting that replaces the path, if there is one. */
  readonly pathSetting?: string;
  /** The further base address that serves it. Absent: the API's own. */
  readonly server?: string;
  readonly pathParameters: readonly PathParameter[];
  readonly query: readonly QueryParameter[];
  /** The query parameter that takes a hash of the caller's identity. */
  readonly callerParameter?: string;
  readonly headers: readonly HeaderParameter[];
  readonly body?: BodyKind;
  readonly answer: ResponseKind;
  /** May be sent twice without a second effect. */
  readonly repeatable: boolean;
  /** Has no effect, with any method: calls may be coalesced, and responses cached. */
  readonly reads: boolean;
  /** Equal calls have different responses by design. */
  readonly random: boolean;
  /** The response holds a credential. */
  readonly secretAnswer: boolean;
  /** Known from public sources only, not from the specification. */
  readonly extra: boolean;
  /** Needs no credential: none is sent, not even the caller's own. */
  readonly open?: boolean;
  readonly permission?: string;
  readonly paging?: Paging;
  /** JSON pointers from a row of the list to the members that identify it. */
  readonly rowKey?: readonly string[];
  readonly projection?: {
    readonly parameter: string;
    readonly style: 'names' | 'mask';
    /** All names, if the parameter is a list of names. */
    readonly names?: readonly string[];
  };
  readonly cache?: { readonly seconds: number; readonly scope: 'public' | 'credential' };
  readonly invalidates: readonly string[];
  readonly errors: ErrorRules;
}

export interface PathParameter {
  readonly name: string;
  /** The argument of the graph that it is made of, for messages; its own name unless given. */
  readonly argument?: string;
  /** `segment`: exactly one. `name`: a resource name of several, with a pattern. `path`: any number. */
  readonly span: 'segment' | 'name' | 'path';
  readonly pattern?: string;
}

export interface QueryParameter {
  readonly name: string;
  /** As for path parameters. */
  readonly argument?: string;
  readonly style: 'value' | 'comma' | 'pipe' | 'repeat';
  readonly maxItems?: number;
  /** Always sent with this value, never an argument. */
  readonly constant?: string;
  /** The setting that replaces `constant`. */
  readonly valueSetting?: string;
  /** The setting, a whole number, whose value a resolver sends. */
  readonly numberSetting?: string;
}

export interface HeaderParameter {
  readonly name: string;
  readonly constant?: string;
  /** The setting that replaces `constant`. */
  readonly valueSetting?: string;
  /** The pattern of that setting's values. */
  readonly pattern?: string;
  readonly nameSetting?: string;
  readonly prefixSetting?: string;
}

export interface BodyKind {
  readonly kind: 'json' | 'form' | 'bytes';
  readonly mediaType: string;
  readonly required: boolean;
  /** A form writes members of objects and lists as `owner[name]` and `tags[0]`. */
  readonly nested?: boolean;
}

export interface ResponseKind {
  /** `integer`: a bare whole number as text, decoded to `bigint`. `bytes`: any bytes, decoded to base64. */
  readonly kind: 'json' | 'text' | 'integer' | 'bytes' | 'empty' | 'redirect';
  /** Those that a request accepts. */
  readonly mediaTypes: readonly string[];
  /** The headers that lead to other pages, or count the rows, in small letters. */
  readonly headers?: readonly string[] | undefined;
  /** The type of the JSON text's value. */
  readonly shape: 'object' | 'array' | 'any';
  /** The list of the response, or of which it is a page. */
  readonly rows?: RowsKind | undefined;
  /** Integers may exceed 2^53: those are decoded to `bigint`. */
  readonly exactIntegers: boolean;
}

export interface RowsKind {
  /** JSON pointer into the response. */
  readonly at: string;
  /** May be null or missing, which means an empty list. */
  readonly optional: boolean;
  readonly ofObjects: boolean;
}

export type Paging =
  | (PagingPlaces & {
      readonly style: 'offset';
      readonly offset: string;
      /** Absent if pages have the upstream's own length, which `maximum` is taken to be. */
      readonly limit?: string;
    })
  | (PagingPlaces & {
      readonly style: 'page';
      readonly page: string;
      /** The number of the first page. Absent: 1. */
      readonly from?: number;
      /** Absent if pages have the upstream's own length, which `maximum` is taken to be. */
      readonly limit?: string;
      readonly wall?: number;
    })
  | (PagingPlaces & {
      readonly style: 'token';
      readonly token: string;
      /** Absent if pages have the upstream's own length, which `maximum` is taken to be. */
      readonly limit?: string;
      /**
       * The place of the next token: a JSON pointer or `header:<name>`; `url:` before it if there is a URL, whose parameter
       * `token` it is; `link` for that of the `Link` header (RFC 8288).
       */
      readonly next: string;
      /** A token is valid only with the arguments of the call that returned it, the page size included. */
      readonly sameArguments?: boolean;
    })
  | (PagingPlaces & {
      readonly style: 'key';
      /** The parameter that takes the row key of the row after which a page begins. */
      readonly key: string;
      readonly limit: string;
    })
  | (PagingPlaces & { readonly style: 'whole' });

interface PagingPlaces {
  /** A JSON pointer into the response. */
  readonly items: string;
  /** A JSON pointer, or `header:<name>`. */
  readonly total?: string;
  /** Where the parameters are sent. Absent: in the query. */
  readonly in?: 'query' | 'body' | 'both';
  /** `maximum` may be more than the upstream sends: a page of fewer rows than asked for is the last only if it is empty. */
  readonly endsEmpty?: boolean;
  /** Rows of a page by default, and at most. */
  readonly default?: number;
  readonly maximum?: number;
}

/** The classification of an operation's failures. */
export interface ErrorRules {
  /** The places of the upstream's own code of a failure; tried in order. */
  readonly word: readonly string[];
  readonly after?: string;
  readonly until?: string;
  /** The mark of a failure in a response with a status of 2xx. */
  readonly failed?: { readonly at: string; readonly equals?: unknown };
  readonly rows: readonly ErrorRow[];
}

export interface ErrorRow {
  readonly status?: number | '2xx' | '4xx' | '5xx';
  readonly word?: string;
  readonly code: UpstreamCode;
  /** The reason in one sentence. Callers are told it where they can do something about it. */
  readonly when: string;
  /** The predicate of the message for callers, instead of `answered 200`. */
  readonly says?: string;
  /** The argument of the graph whose value is refused. */
  readonly argument?: string;
}

/** The bytes of a body, complete or streamed. */
export type Bytes = string | Uint8Array | AsyncIterable<Uint8Array>;

/** The target of a redirect, or the address of a created resource, that is the result of a call. */
export interface Redirect {
  readonly status: number;
  readonly location: string;
}

/** A contract and everything that is derived from it, for an API outside of this repository. */
export interface CompiledContract {
  readonly contract: Contract;
  /** The rules of requests, by operation. */
  readonly requests: Readonly<Record<string, RequestRules>>;
  /** The part of the OpenAPI document that the sandbox makes responses of. */
  readonly document: ResponseDocument;
}

/** The responses of an OpenAPI document. */
export interface ResponseDocument {
  readonly paths: Readonly<Record<string, object>>;
  readonly components: object;
}
