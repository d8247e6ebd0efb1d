import type { Interfaces, Slug } from '#contracts';
import type { Reply } from './reply.ts';
import type { SandboxRequest } from './request.ts';
import type { World } from './world/index.ts';

/** Answers a request, given what the stand-in remembers. */
export type Handler<State> = (request: SandboxRequest, state: State, world: World) => Reply | Promise<Reply>;

/** One upstream, faked: its state, and a handler for each operation of its contract. */
export interface StandIn<State = unknown, Name extends Slug = Slug> {
  readonly slug: Name;
  /** The interface's row in `docs/sandbox.md`: its data, and how requests and time change them. */
  readonly about: { readonly data: string; readonly changes?: string };
  /** What it remembers to begin with. Made when first needed, and again after a reset. */
  seed(world: World): State;
  /** Lets go of what it holds, when it is made again or the sandbox stops. */
  end?(state: State): void | Promise<void>;
  readonly handlers: { readonly [Id in keyof Interfaces[Name]]: Handler<State> };
  /**
   * The answer to a request whose credential is missing or malformed. Without it nothing is asked for: most public
   * interfaces take anyone.
   */
  unauthorized?(request: SandboxRequest): Reply;
  /** Operations that take anyone although others ask for a credential. */
  readonly open?: readonly (keyof Interfaces[Name])[];
  /** Whatever is no operation of the contract; nothing answers 404. */
  other?(request: SandboxRequest, state: State, world: World): Reply | undefined | Promise<Reply | undefined>;
}

/** A stand-in, its types taken from the contract it is named after. */
export function standIn<State, Name extends Slug>(definition: StandIn<State, Name>): StandIn {
  return definition as unknown as StandIn;
}
