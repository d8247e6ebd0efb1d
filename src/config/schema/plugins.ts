import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Refusal, value } from './value.ts';

/** The module of a plugin: a file by its path, as a URL. */
export const pluginModule = moduleFile(
  'A module whose default export is a plugin, a list of plugins, or a function that returns either.',
);

/** The module of an API of one's own, in the same form. */
export const subgraphModule = moduleFile('A module that exports what `defineSubgraph` returns.');

function moduleFile(description: string) {
  return value(description, {
    allowed: 'the path of a JavaScript or TypeScript module',
    json: { type: 'string', minLength: 1 },
    read: (found) => (typeof found === 'string' && found !== '' ? urlOf(found) : undefined),
  });
}

function urlOf(path: string): string | Refusal {
  const file = resolve(path);
  const isFile = statSync(file, { throwIfNoEntry: false })?.isFile() === true;
  return isFile ? pathToFileURL(file).href : new Refusal('names a file that does not exist');
}
