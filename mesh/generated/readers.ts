// Reader subscription linking API. Generated from mesh/readers.yaml: do not edit.
export interface ReaderEntitlements {
  /** Set by the upstream. In a request it is ignored. */
  readonly name?: string;
  /** Left out when there are none. In a request an empty list clears all. */
  readonly entitlements?: readonly Entitlement[];
}

export interface Entitlement {
  /** Publication and label, such as `example.test:basic`. */
  readonly productId: string;
  /** Means something to the publisher only. */
  readonly subscriptionToken?: string;
  /** Shown to the user. */
  readonly detail?: string;
  /** When it ends; absent means never. Older revisions demand it, at most 398 days ahead. An entitlement that ended more than 30 days ago disappears. It may have nine fraction digits. */
  readonly expireTime?: string;
}

/** Has no fields. */
export type Empty = Readonly<Record<string, unknown>>;

export interface Failure {
  readonly error?: ErrorStatus;
}

export interface ErrorStatus {
  /** The HTTP status. */
  readonly code?: number;
  /** For developers. */
  readonly message?: string;
  readonly status?: "INVALID_ARGUMENT" | "FAILED_PRECONDITION" | "OUT_OF_RANGE" | "UNAUTHENTICATED" | "PERMISSION_DENIED" | "NOT_FOUND" | "ALREADY_EXISTS" | "ABORTED" | "RESOURCE_EXHAUSTED" | "CANCELLED" | "UNKNOWN" | "INTERNAL" | "DATA_LOSS" | "UNIMPLEMENTED" | "UNAVAILABLE" | "DEADLINE_EXCEEDED" | (string & {});
  /** The older way to say the same. Sometimes sent as well. */
  readonly errors?: readonly ErrorItem[];
  readonly details?: readonly ErrorDetail[];
}

export interface ErrorItem {
  readonly message?: string;
  readonly domain?: string;
  readonly reason?: string;
  readonly locationType?: string;
  readonly location?: string;
}

/** One of several kinds. `@type` tells which, and so which of the other fields are there. */
export interface ErrorDetail {
  readonly "@type"?: string;
  readonly reason?: string;
  readonly domain?: string;
  readonly metadata?: Readonly<Record<string, string>>;
  readonly fieldViolations?: readonly FieldViolation[];
  /** How long to wait, such as `12s`. */
  readonly retryDelay?: string;
}

export interface FieldViolation {
  readonly field?: string;
  readonly description?: string;
}

/** The operations of this API: what each takes and what it answers. */
export interface Operations {
  /** Everything that one reader of a publication is entitled to. */
  getReaderEntitlements: { args: {
    /** The entitlements' name, such as `publications/example.test/readers/r-1001/entitlements`. */
    name: string;
    /** The parts of the answer to send, such as `items(name)`. Absent means all. */
    fields?: string | null;
  }; optional: false; answer: ReaderEntitlements; item: never };
  /** Replaces everything that one reader is entitled to. What the body does not list is gone. */
  updateReaderEntitlements: { args: {
    /** The entitlements' name, such as `publications/example.test/readers/r-1001/entitlements`. */
    name: string;
    /** The fields to write, joined by commas. Only `entitlements` can be written; absent means all. */
    updateMask?: string | null;
    /** The parts of the answer to send, such as `items(name)`. Absent means all. */
    fields?: string | null;
    body: ReaderEntitlements;
  }; optional: false; answer: ReaderEntitlements; item: never };
  /** Removes a reader and cuts the tie between account and publication. */
  deleteReader: { args: {
    /** The reader's name, such as `publications/example.test/readers/r-1001`. */
    name: string;
    /** Remove the reader's entitlements too. */
    force?: boolean | null;
    /** The parts of the answer to send, such as `items(name)`. Absent means all. */
    fields?: string | null;
  }; optional: false; answer: Empty; item: never };
}
