import { resolve } from 'node:path';
import { type FileContents, readDocument } from './document.ts';
import { NO_LINE, type Problem } from './problems.ts';
import { readSettingsFile } from './settings-files.ts';
import { valueAt, withValue } from './tree.ts';
import { unreadable } from './unreadable.ts';
import type { Environment } from './variables.ts';

interface Surroundings {
  readonly folder: string;
  readonly environment: Environment;
}

interface Expanded {
  readonly tree: unknown;
  /** The file that has the content. */
  readonly file?: FileContents;
  readonly problems: readonly Problem[];
}

/** Replaces a text of the setting `auth` by its content: that of JSON, or of a YAML file. `open` stays as it is. */
export function withAuthContent(tree: unknown, namedBy: string, { folder, environment }: Surroundings): Expanded {
  const text = valueAt(tree, ['auth']);
  if (typeof text !== 'string' || text === 'open') return { tree, problems: [] };
  const failed = (message: string): Expanded => ({
    tree: withValue(tree, ['auth'], undefined),
    problems: [{ line: NO_LINE, text: `${namedBy}: ${message}` }],
  });
  if (text.startsWith('{')) {
    try {
      return { tree: withValue(tree, ['auth'], JSON.parse(text)), problems: [] };
    } catch {
      return failed('begins with { and is not JSON');
    }
  }
  try {
    const file = readDocument(text, readSettingsFile(resolve(folder, text)), environment);
    return { tree: withValue(tree, ['auth'], file.tree ?? {}), file, problems: file.problems };
  } catch (error) {
    return failed(`${pathOf(text)} ${unreadable(error)}; it is \`open\`, JSON, or the path of a file`);
  }
}

/** A text that is meant as a path or a word. Any other may be a secret, or YAML with one. */
const PATH = /^([\w-]{1,12}|\.{0,2}\/[\w./-]+|[\w./\\:-]+\.\w{1,5})$/;

function pathOf(text: string): string {
  return PATH.test(text) ? text : 'the text (not shown)';
}
