import type { z } from '#vendor/zod';
import type { FileContents } from './document.ts';
import type { Override } from './environment.ts';
import { nearest } from './nearest.ts';
import { NO_LINE, type Problem } from './problems.ts';
import { shown, type ValueProblem } from './schema/index.ts';
import { type Path, pathText, valueAt } from './tree.ts';

/** The input of the settings, with its origins. */
export interface Sources {
  /** The file's contents with the overrides applied. */
  readonly tree: unknown;
  readonly file: FileContents | undefined;
  readonly overrides: readonly Override[];
}

/** A problem of the value at a path. */
export function problemAt({ file, overrides }: Sources, path: Path, message: string): Problem {
  const key = pathText(path);
  const override = overrides.find((each) => pathText(each.path) === key);
  if (override) return { line: NO_LINE, text: `${override.name}: ${message}` };
  const line = file && lineOf(file.lines, path);
  const where = line === undefined ? key || 'settings' : `${file?.name}:${line} ${key}`.trimEnd();
  return { line: line ?? NO_LINE, text: `${where}: ${message}` };
}

/** The line of a path or, where it is absent, of the nearest mapping above. */
function lineOf(lines: FileContents['lines'], path: Path): number | undefined {
  return lines.get(pathText(path)) ?? (path.length > 0 ? lineOf(lines, path.slice(0, -1)) : undefined);
}

/** The problems of an issue of the schema: one for each unknown key, otherwise one. */
export function problemsIn(sources: Sources, issue: z.core.$ZodIssue): Problem[] {
  if (issue.code !== 'unrecognized_keys') return [problemAt(sources, issue.path, sentence(sources, issue))];
  // A section's message for this issue is the list of its keys.
  const known = issue.message.split(', ').filter(Boolean);
  return issue.keys.map((key) => {
    const suggestion = nearest(key, known);
    const help = suggestion
      ? `did you mean ${suggestion}?`
      : known.length > 0
        ? `allowed are ${issue.message}`
        : 'none is allowed here';
    return problemAt(sources, [...issue.path, key], `unknown key; ${help}`);
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
