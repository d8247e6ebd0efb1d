import type { Context } from '#graph';
import type { CallObserver } from '#upstream';
import type { ObserveResolver } from '../../execution/observe-resolver.ts';
import type { CallerIdentity } from './caller-identity.ts';

/** The caller of an operation, as resolvers and upstream calls know it. */
export interface Caller {
  readonly requestId: string;
  readonly identity: CallerIdentity;
  /** That of its identity, once the caller is identified. */
  readonly label?: string | undefined;
  /** The value of a header that may be forwarded. */
  header(name: string): string | undefined;
  /** Observes the operation of the caller's request, if something does. */
  readonly observation?: CallerObservation | undefined;
}

/** Observes what an operation does. */
export interface CallerObservation {
  readonly callObserver: CallObserver | undefined;
  readonly observeResolver: ObserveResolver | undefined;
}

/** The context of resolvers, with the caller. */
export interface RequestContext extends Context {
  readonly caller: Caller;
  readonly observeResolver: ObserveResolver | undefined;
}
