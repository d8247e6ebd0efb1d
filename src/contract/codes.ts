/** What belongs to a code of failed upstream calls. */
interface UpstreamCodeFacts {
  /** As every error of a call. */
  readonly of: 'field';
  /** For the documentation. */
  readonly when: string;
  /** The statuses that mean it, where a contract has no row for them. */
  readonly statuses?: readonly number[];
  /** Whether the same request can succeed later, and when; absent where it cannot. */
  readonly retry?: string;
  /** It is a fault of the API, or of how it is reached. Every other code answers the request. */
  readonly isFault?: true;
}

/** The codes of failed upstream calls. Nothing is imported: browsers read the types. */
export const UPSTREAM_CODES = {
  BAD_USER_INPUT: {
    of: 'field',
    when: 'A variable or an argument is invalid, for the gateway or the API.',
    statuses: [400, 422],
  },
  UNAUTHENTICATED: {
    of: 'field',
    when: 'The gateway or the API rejects the credential, or there is none.',
    statuses: [401],
  },
  PERMISSION_DENIED: { of: 'field', when: 'The credential does not allow it.', statuses: [403] },
  NOT_FOUND: { of: 'field', when: 'The object does not exist, and null would be ambiguous.', statuses: [404, 410] },
  CONFLICT: { of: 'field', when: 'The current state does not allow it.', statuses: [409] },
  FAILED_PRECONDITION: { of: 'field', when: 'Another step is required first.', statuses: [412] },
  UNIMPLEMENTED: { of: 'field', when: 'The API does not have the operation.', statuses: [501] },
  RATE_LIMITED: {
    of: 'field',
    when: 'A rate limit of the API, or a budget of the caller, is exhausted.',
    statuses: [429],
    retry: 'after `retryAfter`',
    isFault: true,
  },
  UPSTREAM_ERROR: { of: 'field', when: 'The API failed.', isFault: true },
  UPSTREAM_TIMEOUT: {
    of: 'field',
    when: 'The API, or the whole operation, took too long.',
    statuses: [504],
    retry: 'yes',
    isFault: true,
  },
  UPSTREAM_UNAVAILABLE: {
    of: 'field',
    when: 'The API could not be reached, or is temporarily unavailable.',
    statuses: [503],
    retry: 'yes',
    isFault: true,
  },
  UPSTREAM_INVALID_RESPONSE: { of: 'field', when: 'The API sent a malformed response.', isFault: true },
} as const satisfies Readonly<Record<string, UpstreamCodeFacts>>;

export type UpstreamCode = keyof typeof UPSTREAM_CODES;

const rows = Object.entries(UPSTREAM_CODES) as [UpstreamCode, UpstreamCodeFacts][];

/** The code of a failure by its status, where a contract has no row for it. */
export const CODES_BY_STATUS: Readonly<Record<number, UpstreamCode>> = Object.fromEntries(
  rows.flatMap(([code, { statuses = [] }]) => statuses.map((status) => [status, code])),
);

/** The codes that are a fault of the API. */
export const FAULT_CODES: ReadonlySet<UpstreamCode> = new Set(
  rows.flatMap(([code, { isFault }]) => (isFault ? code : [])),
);
