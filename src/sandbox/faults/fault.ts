import type { ServerResponse } from 'node:http';
import type { Contract, Operation } from '#contract';
import type { Random } from '../random.ts';
import type { Reply } from '../reply.ts';
import type { World } from '../world/index.ts';

/** An answer on its way out. */
export interface Outgoing {
  readonly status: number;
  readonly headers: Reply['headers'];
  readonly body: Reply['body'] | AsyncIterable<Uint8Array>;
  /** The bytes that the body should have; as many as it has, unless given. The connection ends with a shorter one. */
  readonly length?: number;
}

/** A request to which something is done. */
export interface FaultContext {
  readonly contract: Contract;
  /** None where the contract knows no such address. */
  readonly operation: Operation | undefined;
  readonly response: ServerResponse;
  readonly world: World;
  /** Chance of the fault's own. */
  readonly random: Random;
  readonly pause: Pause;
}

/** Lets so many milliseconds pass. */
export type Pause = (ms: number) => Promise<unknown>;

/** Where a fault's answer comes from: another fault or, in the end, the stand-in. Nothing: it is not to be answered. */
export type Next = () => Promise<Outgoing | undefined>;

/** What a fault does to a request: before, instead of or after what comes next. */
export type Step = (exchange: FaultContext, next: Next) => Promise<Outgoing | undefined>;

/** One way in which an upstream can fail. */
export interface Fault {
  readonly name: string;
  /** What may be said of it, as a noun: `a status from 400 to 599`. */
  readonly allowed: string;
  readonly help: string;
  /** What it does, given what is said of it; nothing where that is not allowed. Numbers may be given as text. */
  step(found: unknown): Step | undefined;
}
