import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { isSeq, parseDocument } from 'yaml';
import { settingsFile } from '#config';
import type { CommandContext } from '../command.ts';

/**
 * Adds a module to `subgraphs` of the settings file, which keeps its comments, and is created if there is none. Returns the
 * file's name; `undefined` if the module is named there already, or the file is not one that can be changed.
 */
export function withSubgraph(module: string, { options, terminal }: CommandContext): string | undefined {
  const isDry = options['dry-run'] !== undefined;
  const { name } = settingsFile(options['config'], terminal.environment);
  const document = parseDocument(existsSync(name) ? readFileSync(name, 'utf8') : '');
  if (document.errors.length > 0) return undefined;
  const path = module.startsWith('/') ? module : `./${module}`;
  const list = document.get('subgraphs');
  if (isSeq(list)) {
    const known = (list.toJSON() as unknown[]).map((each) => String(each).replace(/^\.\//, ''));
    if (known.includes(module)) return undefined;
    list.add(path);
  } else if (list === undefined || list === null) {
    document.set('subgraphs', [path]);
  } else return undefined;
  if (!isDry) writeFileSync(name, document.toString());
  return name;
}
