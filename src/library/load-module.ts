import { settingsError } from '#config';

/** A module that takes longer to load will never be loaded. */
export const LONGEST_MS = 30_000;

/** The result of a module's code. Throws a `SettingsError` that names the setting, if it fails or takes too long. */
export async function withinTime<Value>(
  name: string,
  load: () => Promise<Value>,
  longestMs: number = LONGEST_MS,
): Promise<Value> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(settingsError(`${name}: was not loaded within ${longestMs} ms`)),
    longestMs,
  );
  const loaded = load().catch((error: unknown) => {
    throw settingsError(`${name}: cannot be loaded (${messageOf(error)})`);
  });
  try {
    return await Promise.race([loaded, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
