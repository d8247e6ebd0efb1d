import type { Plugin } from 'graphql-yoga';

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
const GRAPHQL_INSTRUMENTATION: readonly string[] = ['init', 'parse', 'validate', 'context', 'execute', 'subscribe'];
const HTTP_INSTRUMENTATION: readonly string[] = ['request', 'requestParse', 'operation', 'resultProcess'];

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

const HOOKS = [...GRAPHQL_HOOKS, ...HTTP_HOOKS];
const LOWER_CASE_HOOKS = new Set(HOOKS.map((name) => name.toLowerCase()));
const INSTRUMENTATION = [...GRAPHQL_INSTRUMENTATION, ...HTTP_INSTRUMENTATION];

/** Throws a `PluginError` for plugins that have no hook, or a hook that would never run. */
export function assertPlugins(plugins: readonly unknown[]): void {
  for (const [index, plugin] of plugins.entries()) assertPlugin(plugin, `Plugin ${index + 1}`);
}

/** Asserts that a plugin has a hook, and only known ones. The `PluginError` calls it `name`. */
export function assertPlugin(plugin: unknown, name: string): Plugin {
  const checked = assertHooks(plugin, name);
  const instrumentation = Object.values(instrumentationOf(checked));
  const hasDisposal = Symbol.dispose in checked || Symbol.asyncDispose in checked;
  if (hasDisposal || instrumentation.length > 0 || HOOKS.some((hook) => hook in checked)) return checked;
  throw new PluginError(`${name} has no hook, so that nothing of it would run.`);
}

/** Asserts that a plugin has only known hooks. The `PluginError` calls it `name`. */
export function assertHooks(plugin: unknown, name: string): Plugin {
  if (Array.isArray(plugin)) throw new PluginError(`${name} is a list: put its plugins into the one list.`);
  if (typeof plugin !== 'object' || plugin === null) throw new PluginError(`${name} is not an object with hooks.`);
  if ('then' in plugin && typeof plugin.then === 'function') {
    throw new PluginError(`${name} is a promise: await it first.`);
  }
  const unknown = namesIn(plugin).filter(isMistakenHook);
  if (unknown.length > 0) {
    throw new PluginError(
      `${name} has the hook ${unknown.join(', ')}, which is none of envelop's or Yoga's: it would never run.`,
    );
  }
  const [misplaced] = Object.entries(instrumentationOf(plugin)).filter(([key]) => !INSTRUMENTATION.includes(key));
  if (misplaced) {
    throw new PluginError(
      `${name} instruments ${misplaced[0]}, which is no step of envelop or Yoga: it would never run.`,
    );
  }
  const [hook] = HOOKS.filter((each) => !isAbsentOrFunction((plugin as Record<string, unknown>)[each]));
  if (hook !== undefined) throw new PluginError(`${name} has the hook ${hook}, which is not a function.`);
  return plugin;
}

/** Whether a name looks like a hook, but is not one: an unknown `onX`, or a hook in another case. */
function isMistakenHook(name: string): boolean {
  if (HOOKS.includes(name)) return false;
  return /^on[A-Z]/.test(name) || LOWER_CASE_HOOKS.has(name.toLowerCase());
}

/** Plugins set hooks conditionally, so `undefined` and `null` are valid. */
const isAbsentOrFunction = (value: unknown) => value === undefined || value === null || typeof value === 'function';

function instrumentationOf(plugin: object): Readonly<Record<string, unknown>> {
  const { instrumentation } = plugin as { instrumentation?: unknown };
  return typeof instrumentation === 'object' && instrumentation !== null
    ? (instrumentation as Record<string, unknown>)
    : {};
}

/** The member names of an object and its classes. */
function namesIn(owner: object): string[] {
  const own = Object.getOwnPropertyNames(owner);
  const parent = Object.getPrototypeOf(owner) as object | null;
  return parent === null || parent === Object.prototype ? own : [...own, ...namesIn(parent)];
}

type AnyHook = (...args: readonly unknown[]) => unknown;

/** Wraps a hook, and the after-hook that it may return: both throw if they return a promise. */
function requireSynchronous(hook: AnyHook, name: string): AnyHook {
  return (...args) => {
    const returned = hook(...args);
    if (typeof returned === 'function') return requireSynchronous(returned as AnyHook, name);
    if (!isPromiseLike(returned)) return returned;
    returned.then(undefined, () => undefined);
    throw new PluginError(`The hook ${name} of a plugin returned a promise, but has to decide at once.`);
  };
}

function isPromiseLike(value: unknown): value is PromiseLike<unknown> {
  return typeof value === 'object' && value !== null && typeof (value as { then?: unknown }).then === 'function';
}

/** Runs start hooks of plugins. Wraps their errors in a `PluginError`. */
export async function wrapPluginErrors<Result>(run: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof PluginError) throw error;
    throw new PluginError(`A plugin failed at the start: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

/** A plugin of the operator cannot be run. */
export class PluginError extends Error {
  override readonly name = 'PluginError';
}
