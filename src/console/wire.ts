/*
 * What the console's server tells its page. Types only, and nothing imported: the page is checked against them too, and
 * knows nothing of Node.
 */

/** Where an interface's answers come from. `none`: it has no address, and its fields fail. */
export type Point = 'sandbox' | 'live' | 'none';

/** `idle`: never called. `troubled`: some recent calls failed. `failing`: most of them, or it is not called any more. */
export type State = 'idle' | 'healthy' | 'troubled' | 'failing';

/** What a viewer is told first. */
export interface Hello {
  readonly interfaces: readonly InterfaceFacts[];
  /** Interfaces that are no part of this graph. */
  readonly notServed: readonly string[];
  /** Where GraphiQL is, if it is served. */
  readonly graphiql?: string;
  /** How many spans are remembered. */
  readonly spans: number;
  /** How much time a span of `InterfaceState.spans` covers. */
  readonly spanMs: number;
  /** Of several workers, only one is seen here. */
  readonly workers: number;
  /** Changes with every start of the server. */
  readonly instance: string;
}

/** What does not change of an interface. */
export interface InterfaceFacts {
  readonly slug: string;
  /** Its name for people. */
  readonly title: string;
  readonly place: Point;
  readonly operations: number;
  readonly examples: readonly ExampleLink[];
}

/** A query to open in GraphiQL. */
export interface ExampleLink {
  readonly name: string;
  readonly says: string;
  readonly href: string;
}

/** How an interface does. */
export interface InterfaceState {
  readonly slug: string;
  readonly state: State;
  /** The state in a few words. */
  readonly says: string;
  /** Since the start. */
  readonly calls: number;
  readonly faults: number;
  readonly failures: Readonly<Record<string, number>>;
  readonly abandoned: number;
  readonly inFlight: number;
  /** Absent where nothing is cached. */
  readonly cacheHits?: number;
  readonly breaker: 'closed' | 'open';
  /** Of the spans altogether. */
  readonly p50Ms?: number;
  readonly p95Ms?: number;
  /** The last spans, the current one at the end; 0 is a span without calls. */
  readonly spans: readonly (WireSpan | 0)[];
}

/** Calls, faults, and two latencies in milliseconds; -1 where no call was tried. */
export type WireSpan = readonly [calls: number, faults: number, p50Ms: number, p95Ms: number];

/** The graph, to draw. */
export interface Picture {
  readonly interfaces: readonly InterfaceTypes[];
  readonly links: readonly Link[];
}

/** An interface's part of the graph. */
export interface InterfaceTypes {
  readonly slug: string;
  /** Root fields, with the type they lead to. */
  readonly queries: readonly FieldFacts[];
  readonly mutations: readonly FieldFacts[];
  readonly types: readonly TypeFacts[];
}

/** A type that callers get. */
export interface TypeFacts {
  readonly name: string;
  readonly kind: 'object' | 'interface' | 'union';
  readonly fields: readonly FieldFacts[];
  /** Of a union, or the types that implement an interface. */
  readonly members: readonly string[];
}

/** A field, with its type as it is written. */
export interface FieldFacts {
  readonly name: string;
  readonly type: string;
  /** The object behind it, with connections looked through; absent for values. */
  readonly leadsTo?: string;
}

/** Fields by which one interface leads to another. */
export interface Link {
  readonly from: string;
  readonly to: string;
  /** As `Type.field`. */
  readonly fields: readonly string[];
}
