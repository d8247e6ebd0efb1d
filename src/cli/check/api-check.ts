/** A member of an answer that differs from the contract. */
export interface Drift {
  readonly kind: 'unknown' | 'missing' | 'type';
  /** The path of the member, with `[]` for the items of a list. */
  readonly at: string;
  /** The types that the contract allows. */
  readonly expected: readonly string[];
  /** The type of the value, unless it is missing. */
  readonly found?: string;
}

/** The result of one read of an API. */
export interface ApiCheck {
  readonly slug: string;
  readonly ok: boolean;
  /** Absent if the contract has no call without effects: nothing was sent. */
  readonly operation?: string;
  readonly reachable: boolean | null;
  /** `callers`: those of callers are forwarded, so that there are none to check. */
  readonly credentials: 'accepted' | 'refused' | 'none' | 'callers' | 'unknown';
  /** `absent`: the upstream has no such data as the contract's example, and says so as the contract allows. */
  readonly answer: 'valid' | 'drifted' | 'absent' | 'failed' | 'unknown';
  readonly drift: readonly Drift[];
  /** The status of a failure. */
  readonly status?: number;
  /** The failure. */
  readonly message?: string;
  /** A remedy. */
  readonly hint?: string;
  readonly milliseconds: number;
}
