import { settingsError } from '#config';
import { assertPlugin, type Plugin } from '#gateway';
import { LONGEST_MS, messageOf, withinTime } from './load-module.ts';

/** Plugins of these modules, in their order. Throws a `SettingsError` that names the module which has none. */
export async function loadPlugins(modules: readonly string[], longestMs = LONGEST_MS): Promise<readonly Plugin[]> {
  const loaded: Plugin[] = [];
  // One after the other: a module may rely on what the one before it has set up.
  for (const [index, module] of modules.entries()) {
    const name = `plugins[${index}]`;
    const found = await withinTime(name, () => exportOf(module), longestMs);
    const plugins: readonly unknown[] = Array.isArray(found) ? found : [found];
    for (const plugin of plugins) loaded.push(checked(plugin, name));
  }
  return loaded;
}

/** The default export of a module, or what it returns. */
async function exportOf(module: string): Promise<unknown> {
  const { default: found } = (await import(module)) as { default?: unknown };
  return typeof found === 'function' ? await (found as () => unknown)() : found;
}

function checked(plugin: unknown, name: string): Plugin {
  try {
    return assertPlugin(plugin, name);
  } catch (error) {
    throw settingsError(messageOf(error));
  }
}
