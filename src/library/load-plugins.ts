import { settingsError } from '#config';
import { assertPlugin, type Plugin } from '#gateway';

/** A module that takes longer to say what its plugins are will never do so. */
const LONGEST_MS = 30_000;

/** Plugins of these modules, in their order. Throws a `SettingsError` that names the module which has none. */
export async function loadPlugins(modules: readonly string[], longestMs = LONGEST_MS): Promise<readonly Plugin[]> {
  const loaded: Plugin[] = [];
  // One after the other: a module may rely on what the one before it has set up.
  for (const [index, module] of modules.entries()) {
    const name = `plugins[${index}]`;
    const found = await within(longestMs, name, exportOf(module, name));
    const plugins: readonly unknown[] = Array.isArray(found) ? found : [found];
    for (const plugin of plugins) loaded.push(checked(plugin, name));
  }
  return loaded;
}

/** The default export of a module, or what it returns. */
async function exportOf(module: string, name: string): Promise<unknown> {
  try {
    const { default: found } = (await import(module)) as { default?: unknown };
    return typeof found === 'function' ? await (found as () => unknown)() : found;
  } catch (error) {
    throw settingsError(`${name}: cannot be loaded (${messageOf(error)})`);
  }
}

async function within<Value>(longestMs: number, name: string, pending: Promise<Value>): Promise<Value> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(settingsError(`${name}: was not loaded within ${longestMs} ms`)),
    longestMs,
  );
  try {
    return await Promise.race([pending, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

function checked(plugin: unknown, name: string): Plugin {
  try {
    return assertPlugin(plugin, name);
  } catch (error) {
    throw settingsError(messageOf(error));
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
