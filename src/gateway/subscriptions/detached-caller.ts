import type { Caller } from '../pipeline/identify/request-context.ts';

/** The caller apart from its request, for calls that outlive it: with the headers that are forwarded, and no observation. */
export function detachedCaller(caller: Caller, identityHeaders: readonly string[]): Caller {
  const { requestId, identity, label } = caller;
  const headers = new Map(identityHeaders.map((name) => [name, caller.header(name)]));
  return { requestId, identity, label, header: (name) => headers.get(name) };
}
