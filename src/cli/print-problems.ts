import { jsonText } from './options.ts';
import type { Terminal } from './terminal.ts';

/** Prints why a command did not run: lines of standard error, or the one value of `--json`. */
export function printProblems(terminal: Terminal, isJson: boolean, problems: readonly string[]): void {
  if (isJson) terminal.out(jsonText({ problems }));
  else terminal.error(problems.join('\n'));
}
