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
