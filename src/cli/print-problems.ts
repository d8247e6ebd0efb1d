import { SettingsError } from '#config';
import { ContractError } from './contracts.ts';
import { ListenError } from './listen.ts';
import { jsonText } from './options.ts';
import type { Terminal } from './terminal.ts';

/** Prints why a command did not run: lines of standard error, or the one value of `--json`. */
export function printProblems(terminal: Terminal, isJson: boolean, problems: readonly string[]): void {
  if (isJson) terminal.out(jsonText({ problems }));
  else terminal.error(problems.join('\n'));
}

/** The problems that an error tells the user; `undefined` for one that nobody expects. */
export function problemsOf(error: unknown): readonly string[] | undefined {
  if (error instanceof SettingsError) return error.problems;
  return error instanceof ListenError || error instanceof ContractError ? [error.message] : undefined;
}
