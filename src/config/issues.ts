import { resolve } from 'node:path';
import type { z } from 'zod';
import { type Environment, type FileContents, type Position, readDocument } from './document.ts';
import type { Override } from './environment.ts';
import { NO_LINE, nearest, type Problem, SettingsError, settingsError, unreadable } from './problems.ts';
import { shown, type ValueProblem } from './schema/value.ts';
import { readSettingsFile, textOfFile } from './settings-files.ts';
import { type Path, pathText, valueAt } from './tree.ts';

/** The input of the settings, with its origins. */
export interface Sources {
  /** The file's contents with the overrides applied. */
  readonly tree: unknown;
  readonly file: FileContents | undefined;
  /** The file of the setting `auth`, if it has one of its own. */
  readonly authFile?: FileContents | undefined;
  readonly overrides: readonly Override[];
}

/** A problem of the value at a path. */
export function problemAt({ file, authFile, overrides }: Sources, path: Path, message: string): Problem {
  const key = pathText(path);
  const override = overrides.find((each) => pathText(each.path) === key);
  if (override) return { line: NO_LINE, text: `${override.name}: ${message}` };
  const isOfAuth = authFile !== undefined && path[0] === 'auth';
  const [source, place] = isOfAuth ? [authFile, path.slice(1)] : [file, path];
  const found = source && positionOf(source.positions, place);
  if (!found) return { line: NO_LINE, text: `${key || 'settings'}: ${message}` };
  const { line, col } = found;
  return {
    line: isOfAuth ? NO_LINE : line,
    text: `${`${source.name}:${line}:${col} ${key}`.trimEnd()}: ${message}`,
  };
}

/** The position of a path or, where it is absent, of the nearest mapping above. */
function positionOf(positions: FileContents['positions'], path: Path): Position | undefined {
  return positions.get(pathText(path)) ?? (path.length > 0 ? positionOf(positions, path.slice(0, -1)) : undefined);
}

/** Settings that were removed, by the last two names of their paths, with what is there instead. */
const REMOVED: ReadonlyMap<string, string> = new Map([
  ['retry.hedge', 'reads are sent once at a time: `timeouts.headers` and `retry.attempts` bound a slow one'],
  ['interfaces', 'write `apis`'],
  ['profile', 'copy deploy/public-services.yaml into the settings'],
]);

const OWN_API = 'For an API of your own, name its module in `subgraphs` too';

/** The problems of an issue of the schema: one for each unknown key, otherwise one. */
export function problemsIn(sources: Sources, issue: z.core.$ZodIssue): Problem[] {
  if (issue.code !== 'unrecognized_keys') return [problemAt(sources, issue.path, sentence(sources, issue))];
  // A section's message for this issue is the list of its keys.
  const known = issue.message.split(', ').filter(Boolean);
  return issue.keys.map((key) => {
    const path = [...issue.path, key];
    const instead = REMOVED.get(path.slice(-2).join('.'));
    if (instead) return problemAt(sources, path, `removed; ${instead}`);
    const suggestion = nearest(key, known);
    const help = suggestion
      ? `did you mean ${suggestion}?`
      : known.length > 0
        ? `allowed are ${issue.message}`
        : 'none is allowed here';
    const own = path.length === 2 && path[0] === 'apis' && !suggestion ? `. ${OWN_API}` : '';
    return problemAt(sources, path, `unknown key; ${help}${own}`);
  });
}

function sentence(sources: Sources, issue: z.core.$ZodIssue): string {
  // Two settings that contradict each other: there is no single value to show.
  if (issue.code === 'custom' && !issue.params) return issue.message;
  const found = valueAt(sources.tree, issue.path);
  if (found === undefined) return `missing; must be ${issue.message}`;
  const problem = issue.code === 'custom' ? (issue.params as ValueProblem) : undefined;
  const template = problem?.secret ? undefined : templateAt(sources, issue.path);
  const subject = template ? `the value of ${shown(template)}` : (problem?.shown ?? kindOf(found, issue));
  return `${subject} ${problem?.message ?? `is not ${issue.message}`}`;
}

/** The value of a variable may be a secret: the text with its name is shown instead. */
function templateAt({ file, overrides }: Sources, path: Path): string | undefined {
  const key = pathText(path);
  return overrides.some((override) => pathText(override.path) === key) ? undefined : file?.templates.get(key);
}

/** The kind of a value: instead of a mapping or a list, it may be a misplaced secret. */
function kindOf(found: unknown, { code }: z.core.$ZodIssue): string {
  return typeof found === 'object' || code === 'invalid_union' ? shown(found) : `a ${typeof found}`;
}

/** The most problems of a file that are reported at once. */
const MOST_PROBLEMS = 10;

/**
 * Reads a YAML or JSON file that a setting names, and checks it. The result is its value, or its problems with their places. Throws
 * the system's error.
 */
export function readCheckedFile<Value>(
  file: string,
  schema: z.ZodType<Value>,
): { readonly value: Value } | { readonly problems: string } {
  // Only the settings file has variables.
  const contents = readDocument(file, readSettingsFile(file), undefined);
  if (contents.problems.length > 0) return { problems: joined(contents.problems) };
  const { data, error } = schema.safeParse(contents.tree);
  if (!error) return { value: data };
  const sources = { tree: contents.tree, file: contents, overrides: [] };
  return { problems: joined(error.issues.flatMap((issue) => problemsIn(sources, issue))) };
}

function joined(problems: readonly { readonly text: string }[]): string {
  return problems
    .slice(0, MOST_PROBLEMS)
    .map(({ text }) => text)
    .join('; ');
}

interface NamedFile {
  readonly file: string;
  /** The option of the command line that named the file. */
  readonly namedBy: string;
  readonly folder?: string;
}

/** Reads a YAML file other than the settings file, with its variables. Throws a `SettingsError` where it cannot be read. */
export function openFile({ environment, ...named }: NamedFile & { readonly environment: Environment }): FileContents {
  return readDocument(named.file, readNamedFile(named), environment);
}

/** The text of a file. Throws a `SettingsError` where it cannot be read. */
export function readNamedFile({ file, namedBy, folder = process.cwd() }: NamedFile): string {
  try {
    return textOfFile(resolve(folder, file));
  } catch (error) {
    throw settingsError(`${namedBy}: ${file} ${unreadable(error)}`);
  }
}

/** Throws a `SettingsError` where a file has problems: its own, or these further ones. */
export function checkFile(
  file: FileContents,
  found: readonly { readonly path: Path; readonly message: string }[],
): void {
  const unread = new Set(file.problems.map(({ path }) => path));
  const isRead = file.tree !== undefined || file.problems.length === 0;
  const problems = found
    .filter(({ path }) => isRead && !unread.has(pathText(path)))
    .map(({ path, message }) => problemAt({ tree: file.tree, file, overrides: [] }, path, message));
  if (problems.length + file.problems.length > 0) throw new SettingsError([...file.problems, ...problems]);
}
