/*
 * The messages of the console's server to its page. Types only, because the page is checked against them and has no types of Node.
 */

import type { RecordedRequest } from '../gateway/observe/recorded-request.ts';

export type { RecordedCall } from '../gateway/observe/recorded-request.ts';

/** The upstream of an API. `none`: it has no address, and its fields fail. */
export type UpstreamSource = 'sandbox' | 'connected' | 'none';

/** `idle`: never called. `degraded`: some recent calls failed. `failing`: most of them, or the breaker is open. */
export type State = 'idle' | 'healthy' | 'degraded' | 'failing';

/** The first event of a connection. */
export interface Hello {
  readonly apis: readonly ApiFacts[];
  /** APIs that are not part of this graph. */
  readonly notServed: readonly string[];
  /** The path of the graph, and whether requests are recorded. */
  readonly path: string;
  readonly isRecording: boolean;
  /** The path of GraphiQL, if it is served. */
  readonly graphiql?: string;
  /** The number of spans. */
  readonly spans: number;
  /** The duration of a span of `ApiState.spans`. */
  readonly spanMs: number;
  /** The number of workers, of which the console shows the sum. */
  readonly workers: number;
  /** Changes with every start of the server. */
  readonly instance: string;
}

/** Constant facts of an API. */
export interface ApiFacts {
  readonly slug: string;
  /** Its name for display. */
  readonly title: string;
  readonly source: UpstreamSource;
  readonly operations: number;
  /** Its limits and policies, by their names in the settings. */
  readonly settings: readonly (readonly [name: string, value: string])[];
  readonly examples: readonly ExampleLink[];
}

/** A query to open in GraphiQL. */
export interface ExampleLink {
  readonly name: string;
  readonly description: string;
  readonly href: string;
}

/** The current state of an API. */
export interface ApiState {
  readonly slug: string;
  readonly state: State;
  /** The reason of the state in a few words. */
  readonly summary: string;
  /** What is broken on purpose: faults that are switched on in the sandbox. */
  readonly broken?: string;
  /** Since the start. */
  readonly calls: number;
  readonly faults: number;
  readonly failures: Readonly<Record<string, number>>;
  readonly abandoned: number;
  readonly inFlight: number;
  /** Calls that wait for a quota or a connection. */
  readonly queued: number;
  readonly cacheHits: number;
  readonly breaker: 'closed' | 'open';
  readonly quotas: readonly Omit<QuotaFigures, 'slug'>[];
  /** Over all spans. */
  readonly p50Ms?: number | undefined;
  readonly p95Ms?: number | undefined;
  /** The last spans, the current one at the end; 0 is a span without calls. */
  readonly spans: readonly (WireSpan | 0)[];
}

/** Calls, faults, and two latencies in milliseconds; -1 where there is none. */
export type WireSpan = readonly [calls: number, faults: number, p50Ms: number, p95Ms: number];

interface RequestCounts {
  readonly requests: number;
  /** By the fault of the gateway or of an API. */
  readonly failed: number;
  readonly refused: number;
}

/** The requests to the graph, of all workers. */
export interface Traffic extends RequestCounts {
  readonly workers: number;
  /** The window of the figures below, and whether it began with the start. */
  readonly seconds: number;
  readonly isSinceStart: boolean;
  /** Requests that a cached response or an equal operation in flight answered. */
  readonly cached: number;
  /** Upstream calls: as a rule by the prices of the operations, and actual. */
  readonly expectedCost: number;
  readonly actualCost: number;
  /** Absent without a request. */
  readonly p50Ms?: number | undefined;
  readonly p95Ms?: number | undefined;
  /** Without the time in which upstream calls were in flight. */
  readonly ownP95Ms?: number | undefined;
  /** How late the event loops were, at the 99th percentile. */
  readonly loopP99Ms?: number | undefined;
  /** Requests by span, as those of APIs. */
  readonly spans: readonly (WireSpan | 0)[];
  /** Operations by name, those with the most requests first. */
  readonly operations: readonly OperationFigures[];
  /** Now: requests in flight, and how many may be. */
  readonly inFlight: number;
  readonly limit: number;
  readonly subscriptions: {
    /** Now: those that are open, and the sources that they share. */
    readonly open: number;
    readonly sources: number;
    readonly polls: number;
    /** Polls that further subscribers of a source would have taken. */
    readonly saved: number;
    /** From the poll that found the last event to its last subscriber, of the slowest worker. */
    readonly lagMs: number;
  };
  readonly liveQueries: {
    /** Now: those that are open, and how many of them are different. */
    readonly open: number;
    readonly different: number;
    readonly evaluations: number;
    /** Evaluations that further callers of an equal one would have taken. */
    readonly saved: number;
    /** When a result last changed, in milliseconds since the epoch; 0 before. */
    readonly changedAt: number;
  };
  /** Since the start, those with the most requests first. */
  readonly callers: readonly CallerFigures[];
  /** Those with the smallest share left first. */
  readonly quotas: readonly QuotaFigures[];
  /** Absent where the configuration cannot be reloaded. */
  readonly config?: ConfigFacts | undefined;
}

/** The configuration in use; times are in milliseconds since the epoch. */
interface ConfigFacts {
  readonly generation: number;
  readonly hash: string;
  readonly loadedAt: number;
  /** Why the latest reload failed. */
  readonly problem?: { readonly at: number; readonly text: string } | undefined;
}

/** The requests of one operation. */
export interface OperationFigures extends RequestCounts {
  readonly name: string;
  readonly p95Ms?: number | undefined;
}

/** The requests of one caller. */
export interface CallerFigures extends RequestCounts {
  /** A short hash. */
  readonly caller: string;
  /** Upstream calls that were sent. */
  readonly cost: number;
}

/** A quota of an API. */
export interface QuotaFigures {
  readonly slug: string;
  readonly name: string;
  readonly left: number;
  /** Absent if the upstream does not tell. */
  readonly calls?: number | undefined;
}

/** A recorded request in the list. */
export interface RequestRow
  extends Omit<
    RecordedRequest,
    'traceId' | 'document' | 'bytes' | 'upstreamMs' | 'errors' | 'steps' | 'calls' | 'plan'
  > {
  /** The APIs of failed calls. */
  readonly apis: readonly string[];
}

/** One request, seen through. */
export interface RequestDetail extends RecordedRequest {
  /** With the lines of their fields in the document. */
  readonly errors: readonly (RecordedRequest['errors'][number] & { readonly line?: number | undefined })[];
}

/** The graph, as it is drawn. */
export interface Picture {
  readonly apis: readonly ApiTypes[];
  readonly links: readonly Link[];
}

/** An API's part of the graph. */
export interface ApiTypes {
  readonly slug: string;
  /** Root fields, with the type that each leads to. */
  readonly queries: readonly FieldFacts[];
  readonly mutations: readonly FieldFacts[];
  readonly types: readonly TypeFacts[];
}

/** A type of the public graph. */
export interface TypeFacts {
  readonly name: string;
  readonly kind: 'object' | 'interface' | 'union';
  readonly fields: readonly FieldFacts[];
  /** Members of a union, or types that implement an interface. */
  readonly members: readonly string[];
}

/** A field, with its type in SDL. */
export interface FieldFacts {
  readonly name: string;
  readonly type: string;
  /** The object type of the field, or of a connection's nodes; absent for scalars. */
  readonly leadsTo?: string;
}

/** The fields that lead from one API to another. */
export interface Link {
  readonly from: string;
  readonly to: string;
  /** As `Type.field`. */
  readonly fields: readonly string[];
}
