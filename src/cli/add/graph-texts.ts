import { readFileSync } from 'node:fs';
import { defaultSettings } from '#config';
import type { CommandContext } from '../command.ts';

/** The schema that all interfaces share. */
export function baseSchema(): string {
  return readFileSync(new URL('../../graph/base.graphql', import.meta.url), 'utf8');
}

/** The graph of all interfaces, and the parts of one's own others, so that new names differ from theirs. */
export async function graphTexts(
  { services }: CommandContext,
  modules: readonly string[],
  slug: string,
): Promise<{ schemas: readonly string[]; base: string }> {
  const builtIn = (await services.printGraph(defaultSettings(await services.contracts()), 'sdl')) ?? '';
  const own = modules.length === 0 ? [] : await (await import('#library')).loadSubgraphs(modules);
  const others = own.filter((each) => each.slug !== slug).map(({ typeDefs }) => typeDefs);
  return { schemas: [builtIn, ...others], base: baseSchema() };
}
