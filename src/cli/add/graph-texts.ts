import { existsSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { defaultSettings } from '#config';
import type { CommandContext } from '../command.ts';

/** The schema that all APIs share. */
export function baseSchema(): string {
  return readFileSync(new URL('../../graph/base.graphql', import.meta.url), 'utf8');
}

/**
 * The graph of the built-in APIs, and the schemas beside these modules but for those of a folder, so that new names
 * differ from theirs. No module is loaded: one that is broken must not prevent its repair.
 */
export async function graphTexts(
  { services }: CommandContext,
  modules: readonly string[],
  folder: string,
): Promise<readonly string[]> {
  const builtIn = (await services.printGraph(defaultSettings(await services.contracts()), 'sdl')) ?? '';
  const own = new URL('schema.graphql', `${pathToFileURL(folder).href}/`).href;
  const files = modules.map((module) => new URL('./schema.graphql', module)).filter(({ href }) => href !== own);
  return [builtIn, ...files.filter((file) => existsSync(file)).map((file) => readFileSync(file, 'utf8'))];
}
