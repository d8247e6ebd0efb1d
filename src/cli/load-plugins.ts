import { settingsError } from '#config';
import { assertHooks, type Plugin } from '#gateway';

/** Plugins of these modules, in their order. Throws a `SettingsError` that names the module which has none. */
export async function loadPlugins(modules: readonly string[]): Promise<readonly Plugin[]> {
  const loaded: Plugin[] = [];
  // One after the other: a module may rely on what the one before it has set up.
  for (const [index, module] of modules.entries()) {
    const name = `plugins[${index}]`;
    const found = await exportOf(module, name);
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
    throw settingsError(`${name}: cannot be loaded (${error instanceof Error ? error.message : String(error)})`);
  }
}

function checked(plugin: unknown, name: string): Plugin {
  try {
    return assertHooks(plugin, name);
  } catch (error) {
    throw settingsError(error instanceof Error ? error.message : String(error));
  }
}
