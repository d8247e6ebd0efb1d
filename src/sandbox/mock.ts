import type { IncomingHttpHeaders } from 'node:http';
import type { Apis, Slug } from '#contracts';
import type { ErrorForms } from './error-forms.ts';
import type { Limit, LimitState } from './limits/index.ts';
import type { Reply } from './reply.ts';
import type { SandboxRequest } from './request.ts';
import type { Leniency } from './requests/index.ts';
import type { World } from './world/index.ts';

/** Answers a request, given the mock's state. */
export type Handler<State> = (request: SandboxRequest, state: State, world: World) => Reply | Promise<Reply>;

/** A fake of one upstream: its state, and a handler for each operation of its contract. */
export interface Mock<State = unknown, Name extends Slug = Slug> {
  readonly slug: Name;
  /** The API's row in `docs/sandbox.md`: its data, and how requests and time change them. */
  readonly about: { readonly data: string; readonly changes?: string };
  /** Its initial state. Called with the first request, and with the first after a reset. */
  seed(world: World): State;
  /** Releases what the state holds, after a reset or when the sandbox stops. */
  end?(state: State): void | Promise<void>;
  readonly handlers: { readonly [Id in keyof Apis[Name]]: Handler<State> };
  /**
   * The answer to a request whose credential is missing or malformed. Without it no credential is needed, as with most
   * public APIs.
   */
  unauthorized?(request: SandboxRequest): Reply;
  /** Operations that need no credential although others do. */
  readonly open?: readonly (keyof Apis[Name])[];
  /** Whether an operation takes a request's credential; `undefined`: as the contract has it. */
  accepts?(request: SandboxRequest, operation: keyof Apis[Name], world: World): boolean | undefined;
  /** The headers by which a request is matched, where those that it has are another way to write them. */
  readonly headersOf?: (headers: IncomingHttpHeaders, world: World) => IncomingHttpHeaders;
  readonly errors?: ErrorForms;
  /** Violations of the contract that it lets pass. It refuses all others. */
  readonly ignores?: readonly Leniency[];
  readonly limits?: readonly Limit[];
  /** The headers that tell a caller the state of limits, on every response to an operation that they apply to. */
  limitHeaders?(states: readonly LimitState[]): Reply['headers'];
  /** Changes a response for what its request asks besides the operation's own parameters. */
  finish?(reply: Reply, request: SandboxRequest): Reply;
  /** Answers requests that match no operation of the contract; `undefined` becomes 404. */
  other?(request: SandboxRequest, state: State, world: World): Reply | undefined | Promise<Reply | undefined>;
}

/** Defines a mock, with the operations of its contract as types. */
export function mock<State, Name extends Slug>(definition: Mock<State, Name>): Mock {
  return definition as unknown as Mock;
}
