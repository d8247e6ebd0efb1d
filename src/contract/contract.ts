/**
 * What a contract says of an interface and its operations, as data. `mesh/generated/` holds one value of `Contract` for
 * each interface; `mesh/README.md` explains where every property comes from.
 */

/** An interface, in the shape that plans are compiled from. */
export interface Contract {
  readonly slug: string;
  /** The specification's label, such as `I20`. */
  readonly label: string;
  readonly title: string;
  /** How the upstream expects its credential, where one secret is all it takes. */
  readonly credential?: CredentialPlace;
  /** Settings that only this interface has, with their defaults. */
  readonly settings: Readonly<Record<string, string>>;
  /** Names of base addresses other than the interface's own. */
  readonly servers: readonly string[];
  readonly operations: Readonly<Record<string, Operation>>;
}

export interface CredentialPlace {
  readonly kind: 'header' | 'query' | 'sigv4';
  /** The header or query parameter. */
  readonly name: string;
  /** What stands before the secret, such as `Bearer `. */
  readonly prefix: string;
  /** The signing name, for `sigv4`. */
  readonly service?: string;
  /** The caller's own header is sent on, instead of a configured secret. */
  readonly forwarded?: boolean;
}

export interface Operation {
  readonly id: string;
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The path as the contract writes it, with `{name}` places. */
  readonly path: string;
  /** The setting that replaces the path, if there is one. */
  readonly pathSetting?: string;
  /** The further base address that serves it. Absent: the interface's own. */
  readonly server?: string;
  readonly pathParameters: readonly PathParameter[];
  readonly query: readonly QueryParameter[];
  readonly headers: readonly HeaderParameter[];
  readonly body?: BodyKind;
  readonly answer: ResponseKind;
  /** May be sent twice without a second effect. */
  readonly repeatable: boolean;
  /** Only reads, whatever the method: may be shared and cached. */
  readonly reads: boolean;
  /** Two calls answer differently by design. */
  readonly random: boolean;
  /** The answer holds a credential. */
  readonly secretAnswer: boolean;
  /** Known from public sources only, not from the specification. */
  readonly extra: boolean;
  /** Takes anyone: no credential is sent, the caller's own neither. */
  readonly open?: boolean;
  readonly permission?: string;
  readonly paging?: Paging;
  /** JSON pointers from a row of the list to what tells it from all others. */
  readonly rowKey?: readonly string[];
  readonly projection?: {
    readonly parameter: string;
    readonly style: 'names' | 'mask';
    /** All that can be named, where the parameter is a list of names. */
    readonly names?: readonly string[];
  };
  readonly cache?: { readonly seconds: number; readonly scope: 'public' | 'credential' };
  readonly invalidates: readonly string[];
  readonly errors: ErrorRules;
}

export interface PathParameter {
  readonly name: string;
  /** `segment`: exactly one. `name`: a resource name of several, with a pattern. `path`: any number. */
  readonly span: 'segment' | 'name' | 'path';
  readonly pattern?: string;
}

export interface QueryParameter {
  readonly name: string;
  readonly style: 'value' | 'comma' | 'pipe' | 'repeat';
  readonly maxItems?: number;
  /** Always sent with this value, never an argument. */
  readonly constant?: string;
  /** The setting, a whole number, that a resolver sends where it means what is configured. */
  readonly numberSetting?: string;
}

export interface HeaderParameter {
  readonly name: string;
  readonly constant?: string;
  readonly nameSetting?: string;
  readonly prefixSetting?: string;
}

export interface BodyKind {
  readonly kind: 'json' | 'form' | 'bytes';
  readonly mediaType: string;
  readonly required: boolean;
}

export interface ResponseKind {
  /** `integer`: a bare whole number as text, decoded to `bigint`. */
  readonly kind: 'json' | 'text' | 'integer' | 'empty' | 'redirect';
  readonly mediaTypes: readonly string[];
  /** What the JSON must be at its top. */
  readonly shape: 'object' | 'array' | 'any';
  /** The list that the answer is, or of which it is a page. */
  readonly rows?: RowsKind | undefined;
  /** Some integer may pass 2^53: decoded to `bigint` where it does. */
  readonly exactIntegers: boolean;
}

export interface RowsKind {
  /** JSON pointer into the answer. */
  readonly at: string;
  /** May be null or left out, which then means that there are none. */
  readonly optional: boolean;
  readonly ofObjects: boolean;
}

export type Paging =
  | (PagingPlaces & { readonly style: 'offset'; readonly offset: string; readonly limit: string })
  | (PagingPlaces & { readonly style: 'page'; readonly page: string; readonly limit: string; readonly wall?: number })
  | (PagingPlaces & {
      readonly style: 'token';
      readonly token: string;
      readonly limit: string;
      readonly next: string;
      readonly in: 'query' | 'body' | 'both';
      /** A token is good only with the arguments of the call that gave it, the page size among them. */
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
  /** JSON pointers into the answer. */
  readonly items: string;
  readonly total?: string;
  /** Rows a page when none is asked for, and at most. */
  readonly default?: number;
  readonly maximum?: number;
}

/** How this operation's failures are told apart. */
export interface ErrorRules {
  /** Where the upstream's own word for the failure stands; tried in order. */
  readonly word: readonly string[];
  readonly after?: string;
  readonly until?: string;
  /** What marks a 2xx answer as a failure. */
  readonly failed?: { readonly at: string; readonly equals?: unknown };
  readonly rows: readonly ErrorRow[];
}

export interface ErrorRow {
  readonly status?: number | '2xx' | '4xx' | '5xx';
  readonly word?: string;
  readonly code: UpstreamCode;
  readonly when: string;
  /** The predicate of the message that callers are shown, where `answered 200` would say too little. */
  readonly says?: string;
}

/** The codes that an upstream's answer, or the lack of one, can become. */
export type UpstreamCode =
  | 'BAD_USER_INPUT'
  | 'UNAUTHENTICATED'
  | 'PERMISSION_DENIED'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'FAILED_PRECONDITION'
  | 'UNIMPLEMENTED'
  | 'RATE_LIMITED'
  | 'UPSTREAM_ERROR'
  | 'UPSTREAM_TIMEOUT'
  | 'UPSTREAM_UNAVAILABLE'
  | 'UPSTREAM_INVALID_RESPONSE';

/** The bytes of a body, whole or in parts. */
export type Bytes = string | Uint8Array | AsyncIterable<Uint8Array>;

/** The target of a redirect that is itself the answer. */
export interface Redirect {
  readonly status: number;
  readonly location: string;
}
