import type { z } from 'zod';
import type { FileContents, Position } from './document.ts';
import type { Override } from './environment.ts';
import { nearest } from './nearest.ts';
import { NO_LINE, type Problem } from './problems.ts';
import { shown, type ValueProblem } from './schema/value.ts';
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
    return problemAt(sources, path, `unknown key; ${help}`);
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
