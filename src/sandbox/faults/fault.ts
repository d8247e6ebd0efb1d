import type { Contract, Operation } from '#contract';
import type { Random } from '../random.ts';
import type { Reply } from '../reply.ts';
import type { World } from '../world/index.ts';

/** A reply as it is sent, which faults may change. */
export interface OutgoingReply {
  readonly status: number;
  readonly headers: Reply['headers'];
  readonly body: Reply['body'] | AsyncIterable<Uint8Array>;
  /** The `Content-Length`, where it is not the length of the body. The connection ends after a shorter body. */
  readonly length?: number;
}

/** The connection of a request. */
export interface Connection {
  /** Resolves when it is closed. */
  closed(): Promise<unknown>;
  reset(): void;
}

/** The request that a fault is injected into. */
export interface FaultContext {
  readonly contract: Contract;
  /** `undefined` where the request matches none. */
  readonly operation: Operation | undefined;
  readonly connection: Connection;
  readonly world: World;
  /** A generator for the fault alone. */
  readonly random: Random;
  readonly pause: Pause;
  /** The API's own error of a status. */
  readonly failure: (status: number) => Reply;
  /** The API's own answer to a caller that shall wait this long. */
  readonly throttled: (waitMs: number) => Reply;
}

/** Waits for a number of milliseconds. */
export type Pause = (ms: number) => Promise<unknown>;

/** The next fault or, at the end, the mock. `undefined`: the request gets no response. */
export type Next = () => Promise<OutgoingReply | undefined>;

/** Middleware: acts before, after or instead of `next`. */
export type Step = (context: FaultContext, next: Next) => Promise<OutgoingReply | undefined>;

/** A way in which an upstream can fail. */
export interface Fault {
  readonly name: string;
  /** Allowed values, as a noun: `a status from 400 to 599`. */
  readonly allowed: string;
  readonly help: string;
  /** The middleware for a value; `undefined` where the value is not allowed. Numbers may be given as text. */
  step(found: unknown): Step | undefined;
}
