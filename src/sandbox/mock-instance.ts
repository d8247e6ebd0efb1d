import type { Contract, Operation, RequestRules } from '#contract';
import { hasCredential } from './credential.ts';
import { contractOf, rulesOf } from './documents/sources.ts';
import type { Refused, Throttle } from './error-forms.ts';
import { type LimitMode, type LimitState, RateLimiter } from './limits/index.ts';
import type { Mock } from './mock.ts';
import { ownError } from './own-error.ts';
import { type Reply, text } from './reply.ts';
import { type Message, SandboxRequest } from './request.ts';
import { pathOf, predicateOf, requestViolations } from './requests/index.ts';
import { compileRoutes } from './routes.ts';
import type { Target } from './target.ts';
import type { World } from './world/index.ts';

/** A request, and the operation of the contract that it matches, if any. */
export interface MatchedRequest {
  readonly operation: Operation | undefined;
  readonly request: SandboxRequest;
}

type AnyHandler = (request: SandboxRequest, state: unknown, world: World) => Reply | Promise<Reply>;

/** A mock with its state. */
export class MockInstance {
  readonly contract: Contract;
  readonly #mock: Mock;
  #limitMode: LimitMode;
  readonly #handlers: ReadonlyMap<string, AnyHandler>;
  readonly #open: ReadonlySet<string>;
  readonly #match: ReturnType<typeof compileRoutes>;
  #rules: Readonly<Record<string, RequestRules>> | undefined;
  #limiter: RateLimiter;
  #state: { readonly value: unknown } | undefined;

  constructor(mock: Mock, limitMode: LimitMode) {
    this.contract = contractOf(mock.slug);
    this.#mock = mock;
    this.#limitMode = limitMode;
    this.#handlers = new Map(Object.entries<AnyHandler>(mock.handlers));
    this.#open = new Set<string>(mock.open);
    this.#match = compileRoutes(this.contract);
    this.#limiter = this.#newLimiter();
  }

  match(message: Message, target: Target, world: World): MatchedRequest {
    const headers = this.#mock.headersOf?.(message.headers, world) ?? message.headers;
    const match = this.#match({ method: message.method ?? '', headers, ...target });
    const request = new SandboxRequest(message, { ...target, headers, parameters: match?.parameters ?? {} });
    return { operation: match?.operation, request };
  }

  /** Runs the operation's handler; a request without an operation is for the mock's `other`. */
  async answer(matched: MatchedRequest, world: World): Promise<Reply> {
    const { operation, request } = matched;
    const reply = operation ? await this.#operate(operation, request, world) : await this.#other(request, world);
    return this.#mock.finish?.(reply, request) ?? reply;
  }

  /** The API's own error of a status. */
  failure({ operation, request }: MatchedRequest, world: World, status: number, message: string): Reply {
    const own = this.#mock.errors?.failed?.(status, message, { operation: operation?.id, request, world });
    return own ?? ownError({ contract: this.contract, operation, world }, status, message);
  }

  /** The API's own answer to too many requests. */
  throttled({ operation, request }: MatchedRequest, world: World, throttle: Throttle, message: string): Reply {
    const own = this.#mock.errors?.throttled?.(throttle, { operation: operation?.id, request, world });
    const reply = own ?? this.failure({ operation, request }, world, 429, message);
    const isFault = throttle.state === undefined && reply.status === 429;
    return own && !isFault ? reply : withHeaders(reply, { 'retry-after': String(Math.ceil(throttle.waitMs / 1000)) });
  }

  /** Enforces other rate limits from now on, of which nothing is used up yet. */
  enforce(limits: LimitMode): void {
    this.#limitMode = limits;
    this.#limiter = this.#newLimiter();
  }

  /** Discards the state; the next request seeds it again. */
  async reset(): Promise<void> {
    const ended = this.#state;
    this.#state = undefined;
    this.#limiter = this.#newLimiter();
    if (ended) await this.#mock.end?.(ended.value);
  }

  #newLimiter(): RateLimiter {
    return new RateLimiter(this.#mock.limits ?? [], this.#limitMode);
  }

  async #other(request: SandboxRequest, world: World): Promise<Reply> {
    const reply = await this.#mock.other?.(request, this.#stateFor(world), world);
    return reply ?? this.#mock.errors?.unmatched?.({ operation: undefined, request, world }) ?? text('Not Found', 404);
  }

  async #operate(operation: Operation, request: SandboxRequest, world: World): Promise<Reply> {
    const refused = { operation: operation.id, request, world };
    if (!this.#isAdmitted(operation, request, world)) {
      return this.#mock.unauthorized?.(request) ?? text('Unauthorized', 401);
    }
    const states = this.#limiter.count(operation.id, request, world.clock.now());
    const reply =
      this.#limited(operation, states, refused) ??
      (await this.#invalid(operation, refused)) ??
      (await this.#handlers.get(operation.id)?.(request, this.#stateFor(world), world));
    const headers = states.length > 0 && this.#mock.limitHeaders?.(states);
    const answered = reply ?? text('Not Implemented', 501);
    return headers ? withHeaders(answered, headers) : answered;
  }

  #isAdmitted({ id }: Operation, request: SandboxRequest, world: World): boolean {
    const mock = this.#mock;
    if (!mock.unauthorized || this.#open.has(id)) return true;
    return mock.accepts?.(request, id as never, world) ?? hasCredential(this.contract, request);
  }

  #limited(operation: Operation, states: readonly LimitState[], { request, world }: Refused): Reply | undefined {
    const [longest] = states
      .filter(({ isExceeded }) => isExceeded)
      .toSorted((one, other) => other.resetMs - one.resetMs);
    if (!longest) return undefined;
    const throttle = { waitMs: longest.resetMs, state: longest };
    return this.throttled({ operation, request }, world, throttle, 'Too many requests');
  }

  async #invalid(operation: Operation, refused: Refused): Promise<Reply | undefined> {
    this.#rules ??= rulesOf(this.contract.slug);
    const { ignores = [], errors } = this.#mock;
    const rules = this.#rules[operation.id];
    const [first, ...others] = rules ? await requestViolations(refused.request, rules, operation.id, ignores) : [];
    if (!first) return undefined;
    const own = await errors?.invalid?.([first, ...others], refused);
    const { request, world } = refused;
    return own ?? this.failure({ operation, request }, world, 400, `${pathOf(first)} ${predicateOf(first)}`);
  }

  #stateFor(world: World): unknown {
    this.#state ??= { value: this.#mock.seed(world) };
    return this.#state.value;
  }
}

function withHeaders(reply: Reply, headers: Reply['headers']): Reply {
  return { ...reply, headers: { ...reply.headers, ...headers } };
}
