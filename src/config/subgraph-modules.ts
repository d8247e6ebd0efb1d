import { z } from 'zod';
import { readDocument } from './document.ts';
import { readSource } from './load.ts';
import { subgraphModule } from './schema/plugins.ts';
import { valueAt } from './tree.ts';
import type { Environment } from './variables.ts';

/**
 * The modules of `subgraphs` in the settings file, as URLs. They are loaded before the settings are read, because their
 * contracts say which settings there are. Invalid ones are left out: `loadSettings` reports them.
 */
export function subgraphModules(file: string | undefined, environment: Environment): readonly string[] {
  const { name, text } = readSource(file, environment, process.cwd());
  if (text === undefined || !text.includes('subgraphs')) return [];
  const found = valueAt(readDocument(name, text, environment).tree, ['subgraphs']);
  const read = z.array(z.unknown()).safeParse(found).data ?? [];
  return read.flatMap((each) => subgraphModule.safeParse(each).data ?? []);
}
