import type { Plugin } from 'graphql-yoga';
import { GRAPHQL_HOOKS, GRAPHQL_INSTRUMENTATION, HTTP_HOOKS, HTTP_INSTRUMENTATION } from './hook-names.ts';
import { type AnyHook, requireSynchronous } from './require-synchronous.ts';

/** A plugin as a record of hooks. */
type Hooks = Readonly<Record<string | symbol, unknown>>;

/** Hooks that are not awaited: a promise would settle too late, and its rejection would be lost. */
const SYNCHRONOUS_HOOKS = ['onPluginInit', 'onEnveloped', 'onParse', 'onValidate'];
const SYNCHRONOUS_INSTRUMENTATION = ['init', 'parse', 'validate'];

/** Whether a plugin has an HTTP hook. */
export function hasHttpHooks(plugin: Plugin): boolean {
  return Reflect.ownKeys(httpPart(plugin)).length > 0;
}

/** The HTTP hooks of a plugin. `onYogaInit` throws if it returns a promise, which Yoga would ignore. */
export function httpPart(plugin: Plugin): Plugin {
  const part = partOf(plugin, [...HTTP_HOOKS, Symbol.dispose, Symbol.asyncDispose], HTTP_INSTRUMENTATION) as Hooks;
  return { ...part, ...requireAllSynchronous(part, ['onYogaInit']) };
}

/** The GraphQL hooks of a plugin. Hooks that envelop does not await throw if they return a promise. */
export function graphqlPart(plugin: Plugin): Plugin {
  const part = partOf(plugin, GRAPHQL_HOOKS, GRAPHQL_INSTRUMENTATION) as Hooks;
  const instrumentation = part['instrumentation'] as Hooks | undefined;
  return {
    ...part,
    ...requireAllSynchronous(part, SYNCHRONOUS_HOOKS),
    ...(instrumentation && {
      instrumentation: { ...instrumentation, ...requireAllSynchronous(instrumentation, SYNCHRONOUS_INSTRUMENTATION) },
    }),
  };
}

function requireAllSynchronous(hooks: Hooks, names: readonly string[]): Hooks {
  const found = names.flatMap((name) => {
    const hook = hooks[name];
    return typeof hook === 'function' ? [[name, requireSynchronous(hook as AnyHook, name)] as const] : [];
  });
  return Object.fromEntries(found);
}

function partOf(plugin: Plugin, hooks: readonly (string | symbol)[], instruments: readonly string[]): Plugin {
  const part = functionsIn(plugin as Hooks, hooks);
  const { instrumentation } = plugin as Hooks;
  if (typeof instrumentation !== 'object' || instrumentation === null) return part;
  const own = functionsIn(instrumentation as Hooks, instruments);
  return Object.keys(own).length > 0 ? { ...part, instrumentation: own } : part;
}

/** The methods with these names, bound to their owner, which may be a class instance. */
function functionsIn(owner: Hooks, names: readonly (string | symbol)[]): Hooks {
  const found = names.flatMap((name) => {
    const value = owner[name];
    return typeof value === 'function' ? [[name, value.bind(owner) as unknown] as const] : [];
  });
  return Object.fromEntries(found);
}
