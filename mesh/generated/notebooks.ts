// Notebooks API. Generated from mesh/notebooks.yaml: do not edit.
export interface Policy {
  /** 0, 1 or 3. Absent means 0. */
  readonly version?: number;
  /** Changes with the policy. */
  readonly etag?: string;
  /** Left out when the policy is empty. */
  readonly bindings?: readonly Binding[];
}

export interface Binding {
  /** Such as `roles/viewer`. */
  readonly role: string;
  /** Who has the role: `allUsers`, `allAuthenticatedUsers`, or a word with a name such as `user:`, `serviceAccount:`, `group:`, `domain:`, `principal://`, `principalSet://` and `deleted:`. */
  readonly members: readonly string[];
  readonly condition?: Condition;
}

export interface Condition {
  /** In the Common Expression Language. */
  readonly expression?: string;
  readonly title?: string;
  readonly description?: string;
  /** Where the expression stands. */
  readonly location?: string;
}

export interface LocationPage {
  /** Left out when empty. A page may be short or empty although there is a next one. */
  readonly locations?: readonly Location[];
  /** Absent or empty on the last page. */
  readonly nextPageToken?: string;
}

export interface Location {
  /** Such as `projects/demo/locations/europe-west1-b`. */
  readonly name: string;
  /** A region or zone. */
  readonly locationId: string;
  /** A city. Often absent. */
  readonly displayName?: string;
  readonly labels?: Readonly<Record<string, string>>;
  /** Of a kind that `@type` tells. */
  readonly metadata?: Readonly<Record<string, unknown>>;
}

/** A notebook instance. Its other members describe its machine. */
export interface Instance {
  /** Such as `projects/demo/locations/europe-west1-b/instances/lab-1`. */
  readonly name: string;
}

export interface OperationPage {
  /** Left out when empty. A page may be short or empty although there is a next one. */
  readonly operations?: readonly Operation[];
  /** Absent or empty on the last page. */
  readonly nextPageToken?: string;
  /** Locations that did not answer. */
  readonly unreachable?: readonly string[];
}

export interface Operation {
  /** Such as `projects/demo/locations/europe-west1-b/operations/operation-42`. */
  readonly name: string;
  /** Absent means false. */
  readonly done?: boolean;
  readonly metadata?: OperationMetadata;
  readonly error?: Status;
  /** What came of it, once it succeeded, of a kind that `@type` tells. Never with an error. */
  readonly response?: Readonly<Record<string, unknown>>;
}

export interface OperationMetadata {
  readonly "@type"?: string;
  readonly createTime?: string;
  readonly endTime?: string;
  /** The resource worked on. */
  readonly target?: string;
  /** What is done, such as `create`, `delete` or `start`. */
  readonly verb?: string;
  readonly statusMessage?: string;
  /** Absent means false. */
  readonly requestedCancellation?: boolean;
  readonly apiVersion?: string;
  readonly endpoint?: string;
}

/** Why an operation failed. */
export interface Status {
  /** A gRPC status number. */
  readonly code?: number;
  readonly message?: string;
  readonly details?: readonly (Readonly<Record<string, unknown>>)[];
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
  /** The access policy of an instance, which is empty where none was set. */
  getIamPolicy: { args: {
    /** The instance's name, such as `projects/demo/locations/europe-west1-b/instances/lab-1`. */
    resource: string;
    /** The newest policy version that is understood. Conditions show only with 3. Older may come back. */
    "options.requestedPolicyVersion"?: 0 | 1 | 3 | null;
    /** The parts of the answer to send, such as `items(name)`. Absent means all. */
    fields?: string | null;
  }; optional: false; answer: Policy; item: never };
  /** Locations where a project can have instances. */
  listLocations: { args: {
    /** The project's name, such as `projects/demo`. */
    name: string;
    /** A criterion such as `displayName=tokyo`. */
    filter?: string | null;
    /** Rows a page at most. Absent means the upstream's choice. */
    pageSize?: number | null;
    /** Where the page begins, as the page before told. Every other parameter must be as it was there. */
    pageToken?: string | null;
    /** The parts of the answer to send, such as `items(name)`. Absent means all. */
    fields?: string | null;
  }; optional: false; answer: LocationPage; item: Location };
  /** Long-running operations at a location. */
  listOperations: { args: {
    /** The location's name, such as `projects/demo/locations/europe-west1-b`. */
    name: string;
    /** A criterion on the operations. */
    filter?: string | null;
    /** Lists the operations of the locations that answer, and the others as `unreachable`. With `-` as the location only. Newer, and UNIMPLEMENTED where the upstream lacks it. */
    returnPartialSuccess?: boolean | null;
    /** Rows a page at most. Absent means the upstream's choice. */
    pageSize?: number | null;
    /** Where the page begins, as the page before told. Every other parameter must be as it was there. */
    pageToken?: string | null;
    /** The parts of the answer to send, such as `items(name)`. Absent means all. */
    fields?: string | null;
  }; optional: false; answer: OperationPage; item: Operation };
  /** A location. */
  getLocation: { args: {
    /** The location's name, such as `projects/demo/locations/europe-west1-b`. */
    name: string;
    /** The parts of the answer to send, such as `items(name)`. Absent means all. */
    fields?: string | null;
  }; optional: false; answer: Location; item: never };
  /** A long-running operation. */
  getOperation: { args: {
    /** The operation's name, such as `projects/demo/locations/europe-west1-b/operations/operation-42`. */
    name: string;
    /** The parts of the answer to send, such as `items(name)`. Absent means all. */
    fields?: string | null;
  }; optional: false; answer: Operation; item: never };
  /** A notebook instance. */
  getInstance: { args: {
    /** The instance's name, such as `projects/demo/locations/europe-west1-b/instances/lab-1`. */
    name: string;
    /** The parts of the answer to send, such as `items(name)`. Absent means all. */
    fields?: string | null;
  }; optional: false; answer: Instance; item: never };
}
