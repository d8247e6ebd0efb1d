import type { OperationName } from '../operation.ts';
import { type DeclaredCalls, each, type FieldCalls } from './field-calls.ts';

const CALLS = Symbol('calls');

type Resolver = (...args: never[]) => unknown;

/** A resolver that carries the calls of its field, so that `calls.ts` does not declare them. */
export function withCalls<Made extends Resolver>(calls: FieldCalls, resolver: Made): Made {
  if (carriedCalls(resolver)) throw new TypeError('A resolver carries the calls of one field: write another function.');
  return Object.defineProperty(resolver, CALLS, { value: calls });
}

/** The calls that a resolver carries; `undefined` if its field declares them. */
export function carriedCalls(resolver: unknown): FieldCalls | undefined {
  return typeof resolver === 'function' ? (resolver as { readonly [CALLS]?: FieldCalls })[CALLS] : undefined;
}

/** A resolver with the calls of another that it wraps. */
export function withCallsOf<Made extends Resolver>(wrapped: unknown, resolver: Made): Made {
  const calls = carriedCalls(wrapped);
  return calls ? withCalls(calls, resolver) : resolver;
}

/** A resolver that makes one call of an operation. */
export function calling<Made extends Resolver>(operation: OperationName, resolver: Made): Made {
  return withCalls([each(operation)], resolver);
}

/** The calls that resolvers carry, by `Type.field`. */
export function callsIn(resolvers: Readonly<Record<string, object>>): DeclaredCalls {
  return Object.fromEntries(
    Object.entries(resolvers).flatMap(([type, fields]) =>
      Object.entries(fields).flatMap(([field, resolver]) => {
        const calls = carriedCalls(resolver);
        return calls ? [[`${type}.${field}`, calls] as const] : [];
      }),
    ),
  );
}
