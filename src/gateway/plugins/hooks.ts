import type { Plugin } from 'graphql-yoga';
import { GRAPHQL_HOOKS, GRAPHQL_INSTRUMENTATION, HTTP_HOOKS, HTTP_INSTRUMENTATION } from './hook-names.ts';
import { type AnyHook, requireSynchronous } from './require-synchronous.ts';

/** A plugin by its hooks, whichever library defines them. */
type Hooks = Readonly<Record<string | symbol, unknown>>;

/** Callers of these go on at once: a promise would decide too late, and its failure would be lost. */
const SYNCHRONOUS_HOOKS = ['onPluginInit', 'onEnveloped', 'onParse', 'onValidate'];
const SYNCHRONOUS_INSTRUMENTATION = ['init', 'parse', 'validate'];

/** Whether a plugin has a hook around the HTTP request. */
export function hasHttpHooks(plugin: Plugin): boolean {
  return Reflect.ownKeys(httpPart(plugin)).length > 0;
}

/** A plugin's hooks around HTTP requests. The one of the start fails where it returns a promise, which Yoga ignores. */
export function httpPart(plugin: Plugin): Plugin {
  const part = partOf(plugin, [...HTTP_HOOKS, Symbol.dispose, Symbol.asyncDispose], HTTP_INSTRUMENTATION) as Hooks;
  return { ...part, ...madeSynchronous(part, ['onYogaInit']) };
}

/** A plugin's hooks around GraphQL operations. Those that envelop does not wait for fail where they return a promise. */
export function graphqlPart(plugin: Plugin): Plugin {
  const part = partOf(plugin, GRAPHQL_HOOKS, GRAPHQL_INSTRUMENTATION) as Hooks;
  const instrumentation = part['instrumentation'] as Hooks | undefined;
  return {
    ...part,
    ...madeSynchronous(part, SYNCHRONOUS_HOOKS),
    ...(instrumentation && {
      instrumentation: { ...instrumentation, ...madeSynchronous(instrumentation, SYNCHRONOUS_INSTRUMENTATION) },
    }),
  };
}

function madeSynchronous(hooks: Hooks, names: readonly string[]): Hooks {
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

/** Functions of these names, bound to the object that they are taken from, which may be of a class. */
function functionsIn(owner: Hooks, names: readonly (string | symbol)[]): Hooks {
  const found = names.flatMap((name) => {
    const value = owner[name];
    return typeof value === 'function' ? [[name, value.bind(owner) as unknown] as const] : [];
  });
  return Object.fromEntries(found);
}
