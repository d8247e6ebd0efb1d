import { PluginError } from './plugin-error.ts';

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
