import type { z } from 'zod';
import type { FileContents } from './document.ts';
import type { Override } from './environment.ts';
import { nearest } from './nearest.ts';
import { NO_LINE, type Problem } from './problems.ts';
import { shown, type ValueProblem } from './schema/index.ts';
import { type Path, valueAt, written } from './tree.ts';

/** The settings as they were given, and by what. */
export interface Sources {
  /** The file's contents with the overrides put in. */
  readonly tree: unknown;
  readonly file: FileContents | undefined;
  readonly overrides: readonly Override[];
}

/** Says of a path that something is wrong with what stands there. */
export function problemAt({ file, overrides }: Sources, path: Path, says: string): Problem {
  const place = written(path);
  const override = overrides.find((each) => written(each.path) === place);
  if (override) return { line: NO_LINE, text: `${override.name}: ${says}` };
  const line = file && lineOf(file.lines, path);
  const where = line === undefined ? place : `${file?.name}:${line} ${place}`.trimEnd();
  return { line: line ?? NO_LINE, text: `${where}: ${says}` };
}

/** The line of a path or, where nothing stands there, of the mapping in which it is missed. */
function lineOf(lines: FileContents['lines'], path: Path): number | undefined {
  return lines.get(written(path)) ?? (path.length > 0 ? lineOf(lines, path.slice(0, -1)) : undefined);
}

/** The problems that an issue of the schema amounts to: one for each key that nothing knows, otherwise one. */
export function problemsIn(sources: Sources, issue: z.core.$ZodIssue): Problem[] {
  if (issue.code !== 'unrecognized_keys') return [problemAt(sources, issue.path, sentence(sources, issue))];
  // A section's message for this issue is the list of its keys.
  const known = issue.message.split(', ').filter(Boolean);
  return issue.keys.map((key) => {
    const meant = nearest(key, known);
    const help = meant
      ? `did you mean ${meant}?`
      : known.length > 0
        ? `allowed are ${issue.message}`
        : 'none is allowed here';
    return problemAt(sources, [...issue.path, key], `unknown key; ${help}`);
  });
}

function sentence(sources: Sources, issue: z.core.$ZodIssue): string {
  // Two settings that do not fit each other: there is no one value to show.
  if (issue.code === 'custom' && !issue.params) return issue.message;
  const found = valueAt(sources.tree, issue.path);
  if (found === undefined) return `missing; must be ${issue.message}`;
  const problem = issue.code === 'custom' ? (issue.params as ValueProblem) : undefined;
  const template = problem?.secret ? undefined : templateAt(sources, issue.path);
  const subject = template ? `the value of ${shown(template)}` : (problem?.shown ?? kindOf(found, issue));
  return `${subject} ${problem?.says ?? `is not ${issue.message}`}`;
}

/** What a variable held may be a secret wherever it is used: the text with its name is shown instead. */
function templateAt({ file, overrides }: Sources, path: Path): string | undefined {
  const place = written(path);
  return overrides.some((override) => written(override.path) === place) ? undefined : file?.templates.get(place);
}

/** Where a mapping or a list should stand, any other value may be a secret in the wrong place. */
function kindOf(found: unknown, { code }: z.core.$ZodIssue): string {
  return typeof found === 'object' || code === 'invalid_union' ? shown(found) : `a ${typeof found}`;
}
