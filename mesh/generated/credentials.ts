// Service account credentials API. Generated from mesh/credentials.yaml: do not edit.
export interface AccessTokenRequest {
  /** The scopes that the token shall have. */
  readonly scope: readonly string[];
  /** Seconds with an `s`. At most `3600s`, or `43200s` where a policy allows this account more. */
  readonly lifetime?: string;
  readonly delegates?: Delegates;
}

export interface AccessToken {
  /** Secret. */
  readonly accessToken: string;
  readonly expireTime: string;
}

export interface IdTokenRequest {
  /** Whom the token is for. It becomes the claim `aud`. */
  readonly audience: string;
  /** Adds the claims `email` and `email_verified`. */
  readonly includeEmail?: boolean;
  /** Adds a claim with the organisation's number. Older revisions do not know it. */
  readonly organizationNumberIncluded?: boolean;
  readonly delegates?: Delegates;
}

export interface IdToken {
  /** Secret. A signed JWT; only its claim `exp` says when it ends. */
  readonly token: string;
}

export interface BlobRequest {
  /** The bytes to sign. */
  readonly payload: string;
  readonly delegates?: Delegates;
}

export interface JwtRequest {
  readonly delegates?: Delegates;
  /** The claims as the text of a JSON object. */
  readonly payload: string;
}

export interface SignedJwt {
  /** The key that signed it. */
  readonly keyId: string;
  readonly signedJwt: string;
}

export interface SignedBlob {
  /** The key stays valid for at least 12 hours. */
  readonly keyId: string;
  /** Secret. The signature without the bytes. */
  readonly signedBlob: string;
}

/** Service accounts by name, each of which may make tokens of the next, and the last of the account in the path. Absent when the caller may itself. */
export type Delegates = readonly string[];

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
  /** An OAuth 2 access token of the service account. */
  generateAccessToken: { args: {
    /** The service account by email address or number, such as `projects/-/serviceAccounts/reader@demo.iam.example.test`. No project may stand in place of the dash. */
    name: string;
    /** The parts of the answer to send, such as `items(name)`. Absent means all. */
    fields?: string | null;
    body: AccessTokenRequest;
  }; optional: false; answer: AccessToken; item: never };
  /** An OpenID Connect ID token of the service account. */
  generateIdToken: { args: {
    /** The service account by email address or number, such as `projects/-/serviceAccounts/reader@demo.iam.example.test`. No project may stand in place of the dash. */
    name: string;
    /** The parts of the answer to send, such as `items(name)`. Absent means all. */
    fields?: string | null;
    body: IdTokenRequest;
  }; optional: false; answer: IdToken; item: never };
  /** A signature over some bytes by the service account's system-managed key. */
  signBlob: { args: {
    /** The service account by email address or number, such as `projects/-/serviceAccounts/reader@demo.iam.example.test`. No project may stand in place of the dash. */
    name: string;
    /** The parts of the answer to send, such as `items(name)`. Absent means all. */
    fields?: string | null;
    body: BlobRequest;
  }; optional: false; answer: SignedBlob; item: never };
  /** A JWT with these claims, signed by the service account's system-managed key. */
  signJwt: { args: {
    /** The service account by email address or number, such as `projects/-/serviceAccounts/reader@demo.iam.example.test`. No project may stand in place of the dash. */
    name: string;
    /** The parts of the answer to send, such as `items(name)`. Absent means all. */
    fields?: string | null;
    body: JwtRequest;
  }; optional: false; answer: SignedJwt; item: never };
}
