/*
 * A recorded request as the console shows it: plain data, without the values of variables and literals, without headers, bodies, messages of
 * errors and addresses. Times are milliseconds since the request began. Types only, without imports, because the console's page is checked
 * against them and has no types of Node.
 */

export interface RecordedRequest {
  /** When it began, in milliseconds since the epoch. */
  readonly at: number;
  readonly requestId: string;
  readonly traceId?: string | undefined;
  /** A short hash. */
  readonly caller?: string | undefined;
  /** The tool by which an agent ran it. */
  readonly tool?: string | undefined;
  /** The operation's name. */
  readonly operation?: string | undefined;
  readonly type?: string | undefined;
  /** The operation and its fragments, with `…` and 0 in place of values. Absent if it is not recorded, or was not read. */
  readonly document?: string | undefined;
  readonly outcome: 'success' | 'refused' | 'failed' | 'abandoned';
  readonly status?: number | undefined;
  /** What answered: an execution, one of an equal request, or the response cache. */
  readonly source: 'execution' | 'coalesced' | 'cache';
  readonly bytes: number;
  readonly ms: number;
  /** The time in which at least one upstream call was in flight. */
  readonly upstreamMs: number;
  readonly codes: readonly string[];
  /** The first errors. */
  readonly errors: readonly { readonly code: string; readonly path: readonly (string | number)[] }[];
  /** When a step was over: identified, read, admitted, prepared, executed. Some have no such step. */
  readonly steps: readonly { readonly step: string; readonly ms: number }[];
  /** The first calls. */
  readonly calls: readonly RecordedCall[];
  readonly callCount: number;
  /** The calls that stored responses or equal calls in flight answered. */
  readonly spared: number;
  readonly plan?: RecordedPlan | undefined;
}

/** An upstream call. */
export interface RecordedCall {
  readonly api: string;
  readonly operation: string;
  /** `shared`: an equal call in flight answered. `cache`: a stored response did. */
  readonly source: 'upstream' | 'shared' | 'cache';
  /** The keys that it looks up; absent where it is no lookup. */
  readonly keys?: number | undefined;
  readonly bytes?: number | undefined;
  readonly at: number;
  /** Absent if it was in flight when the request was over. */
  readonly ms?: number | undefined;
  readonly status?: number | undefined;
  readonly code?: string | undefined;
  /** Its waits, with what they were for (credential, connection, or a quota's name), and its attempts. */
  readonly spans: readonly {
    readonly at: number;
    readonly ms?: number | undefined;
    readonly wait?: string | undefined;
    readonly status?: number | undefined;
    readonly code?: string | undefined;
  }[];
}

/** What `explain` says of an operation before it runs. */
export interface RecordedPlan {
  readonly worst: number;
  readonly expected: number;
  /** With a warm cache. */
  readonly warm: number;
  /** The calls that were sent; absent if an equal request sent them. */
  readonly actual?: number | undefined;
  readonly calls: readonly PlannedCall[];
}

/** The calls of one upstream operation in one stage. */
interface PlannedCall {
  readonly api: string;
  readonly operation: string;
  readonly alternatives?: readonly string[];
  readonly stage: number;
  /** At most. */
  readonly times: number;
  readonly expected: number;
  /** The most keys of one call, if it looks up several. */
  readonly batched?: number;
  readonly cached: boolean;
  /** As `Type.field`. */
  readonly fields: readonly string[];
}
