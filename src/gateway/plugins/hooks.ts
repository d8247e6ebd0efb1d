import type { Plugin } from 'graphql-yoga';
import { PluginError } from './plugin-error.ts';
import { type AnyHook, synchronous } from './synchronous.ts';

/** A plugin by its hooks, whichever library defines them. */
type Hooks = Readonly<Record<string | symbol, unknown>>;

/** Hooks around a GraphQL operation (envelop). */
const GRAPHQL_HOOKS: readonly string[] = [
  'onPluginInit',
  'onSchemaChange',
  'onEnveloped',
  'onParse',
  'onValidate',
  'onContextBuilding',
  'onExecute',
  'onSubscribe',
];
/** Hooks around an HTTP request (Yoga and its server adapter). */
const HTTP_HOOKS: readonly string[] = [
  'onYogaInit',
  'onRequest',
  'onRequestParse',
  'onParams',
  'onExecutionResult',
  'onResultProcess',
  'onResponse',
  'onDispose',
];
const HTTP_INSTRUMENTATION = ['request', 'requestParse', 'operation', 'resultProcess'];
/** envelop calls these and goes on: a promise would decide too late, and its failure would end the process. */
const SYNCHRONOUS_HOOKS = ['onEnveloped', 'onParse', 'onValidate'];
const SYNCHRONOUS_INSTRUMENTATION = ['init', 'parse', 'validate'];
const GRAPHQL_INSTRUMENTATION = ['init', 'parse', 'validate', 'context', 'execute', 'subscribe'];

/** Refuses plugins with hooks that are never called. */
export function assertKnownHooks(plugins: readonly Plugin[]): void {
  for (const [index, plugin] of plugins.entries()) assertHooks(plugin, `Plugin ${index + 1}`);
}

/** The plugin. Throws a `PluginError` with this name for it where it has hooks that are never called, or is no plugin. */
export function assertHooks(plugin: unknown, name: string): Plugin {
  if (typeof plugin !== 'object' || plugin === null) throw new PluginError(`${name} is not an object with hooks.`);
  const unknown = namesIn(plugin).filter(
    (each) => /^on[A-Z]/.test(each) && !GRAPHQL_HOOKS.includes(each) && !HTTP_HOOKS.includes(each),
  );
  if (unknown.length === 0) return plugin;
  throw new PluginError(
    `${name} has the hook ${unknown.join(', ')}, which is none of envelop's or Yoga's: it would never run.`,
  );
}

/** Whether a plugin has a hook around the HTTP request. */
export function hasHttpHooks(plugin: Plugin): boolean {
  return Reflect.ownKeys(httpPart(plugin)).length > 0;
}

/** A plugin's hooks around HTTP requests. */
export function httpPart(plugin: Plugin): Plugin {
  return partOf(plugin, [...HTTP_HOOKS, Symbol.dispose, Symbol.asyncDispose], HTTP_INSTRUMENTATION);
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
    return typeof hook === 'function' ? [[name, synchronous(hook as AnyHook, name)] as const] : [];
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

/** The names of an object's own members and those of its class. */
function namesIn(owner: object): string[] {
  const own = Object.getOwnPropertyNames(owner);
  const parent = Object.getPrototypeOf(owner) as object | null;
  return parent === null || parent === Object.prototype ? own : [...own, ...namesIn(parent)];
}
