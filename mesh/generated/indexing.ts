// Indexing API. Generated from mesh/indexing.yaml: do not edit.
export interface UrlNotification {
  /** A page's whole address. To be updated it must be open to crawlers. */
  readonly url: string;
  /** The unspecified one is refused in a request. */
  readonly type: "URL_NOTIFICATION_TYPE_UNSPECIFIED" | "URL_UPDATED" | "URL_DELETED" | (string & {});
  /** When it was received, to the nanosecond at best. In a request it is ignored. */
  readonly notifyTime?: string;
}

export interface UrlNotificationMetadata {
  readonly url: string;
  readonly latestUpdate?: UrlNotification;
  readonly latestRemove?: UrlNotification;
}

export interface PublishedUrlNotification {
  readonly urlNotificationMetadata?: UrlNotificationMetadata;
}

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
  /** The latest notifications of one URL. It must have been notified of before. */
  getUrlNotification: { args: {
    /** The page's whole address. */
    url: string;
    /** The parts of the answer to send, such as `items(name)`. Absent means all. */
    fields?: string | null;
  }; optional: false; answer: UrlNotificationMetadata; item: never };
  /** Notifies that a URL was updated or deleted. */
  publish: { args: {
    /** The parts of the answer to send, such as `items(name)`. Absent means all. */
    fields?: string | null;
    body: UrlNotification;
  }; optional: false; answer: PublishedUrlNotification; item: never };
}
