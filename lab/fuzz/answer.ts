/** The body of a good answer. */
export interface GoodAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** The bytes of an upstream's response, and how its connection ends. */
export interface HostileAnswer {
  readonly bytes: Buffer;
  readonly ending: 'keep' | 'end' | 'reset' | 'hang';
  /** Bytes are written in two parts, with a pause between them. */
  readonly isSlow: boolean;
}

/** Names and values of headers, in their order. */
export type Headers = [string, string][];
/** An answer before it is written. */
export interface Draft {
  status: number;
  headers: Headers;
  body: Buffer;
}
