import type { Gateway } from '#gateway';
import { type Identity, Scope } from '#upstream';

/** Keys that can be broken on purpose, to see that a run notices it. */
export const BREAKABLE = {
  identity: 'the key of responses and operations leaves forwarded headers out',
  scopes: 'the key of responses and operations leaves scopes out',
  calls: 'the key of upstream calls leaves forwarded headers out',
} as const;

export type Broken = keyof typeof BREAKABLE;

interface Breakage {
  readonly changed: Gateway;
  readonly restore: () => void;
}

/** A gateway with a broken key, or as it is. */
export function breakage(gateway: Gateway, broken: Broken | undefined): Breakage {
  const restore = () => undefined;
  switch (broken) {
    case undefined:
      return { changed: gateway, restore };
    case 'identity':
      return { changed: { ...gateway, identityHeaders: [] }, restore };
    case 'scopes':
      return { changed: withoutScopeKeys(gateway), restore };
    case 'calls':
      return { changed: gateway, restore: breakCalls() };
  }
}

function withoutScopeKeys(gateway: Gateway): Gateway {
  const { authenticator } = gateway;
  if (!authenticator) throw new TypeError('The gateway identifies callers');
  const changed: typeof authenticator = Object.create(authenticator, {
    identify: {
      async value(request: Parameters<typeof authenticator.identify>[0]) {
        const identity = await authenticator.identify(request);
        const { scopes } = identity;
        const keyless: typeof scopes = {
          scopes: scopes.scopes,
          key: '',
          allows: (needed) => scopes.allows(needed),
          hasRole: (role) => scopes.hasRole(role),
        };
        return { ...identity, scopes: keyless };
      },
    },
  });
  return { ...gateway, authenticator: changed };
}

function breakCalls(): () => void {
  const method = Object.getOwnPropertyDescriptor(Scope.prototype, 'identity') as {
    readonly value: (this: Scope, allowed: readonly string[]) => Identity;
  };
  Object.defineProperty(Scope.prototype, 'identity', {
    ...method,
    value(this: Scope, allowed: readonly string[]) {
      return { ...method.value.call(this, allowed), key: 'same' };
    },
  });
  return () => void Object.defineProperty(Scope.prototype, 'identity', method);
}
