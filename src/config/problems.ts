/** One thing that is wrong with the settings. */
export interface Problem {
  /** The line of the file; beyond every line where it is not in the file. */
  readonly line: number;
  /** Where, what was found, and what is allowed, in one line. */
  readonly text: string;
}

/** The settings cannot be used. Its message lists everything that is wrong with them, one problem a line. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
  readonly problems: readonly string[];

  constructor(found: readonly Problem[]) {
    const problems = [...new Set(found.toSorted((a, b) => a.line - b.line).map(({ text }) => text))];
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/** The line of problems that no line of the file has caused. */
export const NO_LINE = Number.MAX_SAFE_INTEGER;
