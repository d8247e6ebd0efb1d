/** A request as it came over the wire. */
export interface Sent {
  readonly method: string;
  /** Path and query, byte for byte. */
  readonly target: string;
  /** All headers except for those of every request. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A response of a mock for an upstream. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}
