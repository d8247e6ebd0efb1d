/** A problem of the settings. */
export interface Problem {
  /** The line of the file, or `NO_LINE`. */
  readonly line: number;
  /** The place, the input and the allowed values, in one line. */
  readonly text: string;
}

/** The settings are invalid. The message has a line for each problem. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
  readonly problems: readonly string[];

  constructor(found: readonly Problem[]) {
    const problems = [...new Set(found.toSorted((a, b) => a.line - b.line).map(({ text }) => text))];
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/** The line of problems that are not in the file. */
export const NO_LINE = Number.MAX_SAFE_INTEGER;

/** A problem that is not in the file. */
export function settingsError(text: string): SettingsError {
  return new SettingsError([{ line: NO_LINE, text }]);
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a directory',
  EACCES: 'permission denied',
  EPIPEFILE: 'it is a pipe, which would be waited for; name a file',
};

/** The reason why a file cannot be read. */
export function unreadable(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason';
  return `cannot be read: ${REASONS[code] ?? code}`;
}

/** Whether the reason is that it does not exist. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** The candidate nearest to a misspelt word (Damerau-Levenshtein distance), if one is near enough. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let least = Math.max(1, Math.floor(word.length / 3)) + 1;
  for (const candidate of candidates) {
    const edits = editsBetween(word.toLowerCase(), candidate.toLowerCase(), least);
    if (edits < least) [best, least] = [candidate, edits];
  }
  return best;
}

/** What a word may mean that is none of these names. */
export function suggestion(word: string, names: readonly string[]): string {
  const meant = nearest(word, names);
  return meant === undefined ? `there are ${names.join(', ')}` : `did you mean ${meant}?`;
}

/** The number of insertions, deletions, substitutions and transpositions; at least `enough` where it is not less. */
function editsBetween(from: string, to: string, enough: number): number {
  if (Math.abs(from.length - to.length) >= enough) return enough;
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row++) {
    const next = [row];
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1];
      const replaced = at(last, column - 1) + (same ? 0 : 1);
      const swapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      const options = [replaced, at(last, column) + 1, at(next, column - 1) + 1];
      next.push(Math.min(...options, swapped ? at(beforeLast, column - 2) + 1 : enough));
    }
    [beforeLast, last] = [last, next];
  }
  return at(last, to.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
