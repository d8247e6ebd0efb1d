import { PluginError } from './plugin-error.ts';

/** The result of what runs hooks of plugins at the start. Throws a `PluginError` for whatever they throw. */
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
