import type { IncomingMessage } from 'node:http';
import type { Contract, Operation } from '#contract';
import { readContract } from '#contract';
import { hasCredential } from './credential.ts';
import { type Reply, text } from './reply.ts';
import { SandboxRequest } from './request.ts';
import { compileRoutes } from './routes.ts';
import type { StandIn } from './stand-in.ts';
import type { Target } from './target.ts';
import type { World } from './world/index.ts';

/** A request, and the operation of the contract that it matches, if any. */
export interface MatchedRequest {
  readonly operation: Operation | undefined;
  readonly request: SandboxRequest;
}

type AnyHandler = (request: SandboxRequest, state: unknown, world: World) => Reply | Promise<Reply>;

/** A stand-in with its state. */
export class StandInInstance {
  readonly contract: Contract;
  readonly #standIn: StandIn;
  readonly #handlers: ReadonlyMap<string, AnyHandler>;
  readonly #open: ReadonlySet<string>;
  readonly #match: ReturnType<typeof compileRoutes>;
  #state: { readonly value: unknown } | undefined;

  constructor(standIn: StandIn) {
    this.contract = readContract(standIn.slug);
    this.#standIn = standIn;
    this.#handlers = new Map(Object.entries<AnyHandler>(standIn.handlers));
    this.#open = new Set<string>(standIn.open);
    this.#match = compileRoutes(this.contract);
  }

  match(message: IncomingMessage, target: Target): MatchedRequest {
    const match = this.#match({ method: message.method ?? '', headers: message.headers, ...target });
    const request = new SandboxRequest(message, { ...target, parameters: match?.parameters ?? {} });
    return { operation: match?.operation, request };
  }

  /** Runs the operation's handler; a request without an operation is for the stand-in's `other`. */
  async answer({ operation, request }: MatchedRequest, world: World): Promise<Reply> {
    const standIn = this.#standIn;
    this.#state ??= { value: standIn.seed(world) };
    const state = this.#state.value;
    if (!operation) return (await standIn.other?.(request, state, world)) ?? text('Not Found', 404);
    const needsCredential = standIn.unauthorized && !this.#open.has(operation.id);
    if (needsCredential && !hasCredential(this.contract, request)) {
      return standIn.unauthorized?.(request) ?? text('Unauthorized', 401);
    }
    return this.#handlers.get(operation.id)?.(request, state, world) ?? text('Not Implemented', 501);
  }

  /** Discards the state; the next request seeds it again. */
  async reset(): Promise<void> {
    const ended = this.#state;
    this.#state = undefined;
    if (ended) await this.#standIn.end?.(ended.value);
  }
}
