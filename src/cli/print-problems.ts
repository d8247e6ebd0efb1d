import { SettingsError } from '#config';
import { MissingPackageError } from '#package';
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
  const isRefusal = [ListenError, ContractError, MissingPackageError].some((type) => error instanceof type);
  return isRefusal ? [(error as Error).message] : undefined;
}
