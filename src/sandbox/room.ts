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

/** A request, and the operation that it is for; none where the contract knows no such address. */
export interface Asked {
  readonly operation: Operation | undefined;
  readonly request: SandboxRequest;
}

type AnyHandler = (request: SandboxRequest, state: unknown, world: World) => Reply | Promise<Reply>;

/** One stand-in with what it remembers. */
export class Room {
  readonly contract: Contract;
  readonly #standIn: StandIn;
  readonly #handlers: ReadonlyMap<string, AnyHandler>;
  readonly #open: ReadonlySet<string>;
  readonly #find: ReturnType<typeof compileRoutes>;
  #state: { readonly value: unknown } | undefined;

  constructor(standIn: StandIn) {
    this.contract = readContract(standIn.slug);
    this.#standIn = standIn;
    this.#handlers = new Map(Object.entries<AnyHandler>(standIn.handlers));
    this.#open = new Set<string>(standIn.open);
    this.#find = compileRoutes(this.contract);
  }

  /** What a request asks for. */
  find(message: IncomingMessage, target: Target): Asked {
    const match = this.#find({ method: message.method ?? '', headers: message.headers, ...target });
    const request = new SandboxRequest(message, { ...target, parameters: match?.parameters ?? {} });
    return { operation: match?.operation, request };
  }

  /** Does what is asked for. */
  async answer({ operation, request }: Asked, world: World): Promise<Reply> {
    const standIn = this.#standIn;
    this.#state ??= { value: standIn.seed(world) };
    const state = this.#state.value;
    if (!operation) return (await standIn.other?.(request, state, world)) ?? text('Not Found', 404);
    const isAsked = standIn.unauthorized && !this.#open.has(operation.id);
    if (isAsked && !hasCredential(this.contract, request)) {
      return standIn.unauthorized?.(request) ?? text('Unauthorized', 401);
    }
    return this.#handlers.get(operation.id)?.(request, state, world) ?? text('Not Implemented', 501);
  }

  /** Begins anew with the next request. */
  async reset(): Promise<void> {
    const ended = this.#state;
    this.#state = undefined;
    if (ended) await this.#standIn.end?.(ended.value);
  }
}
