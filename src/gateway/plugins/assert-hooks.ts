import type { Plugin } from 'graphql-yoga';
import { GRAPHQL_HOOKS, GRAPHQL_INSTRUMENTATION, HTTP_HOOKS, HTTP_INSTRUMENTATION } from './hook-names.ts';
import { PluginError } from './plugin-error.ts';

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
