import { ToolsError } from './tools.ts';
import { UsageError } from './usage.ts';

/** Runs a command of the bench with the options of its command line. Errors of usage or of missing tools are one line. */
export async function runCommand<Options>(
  optionsFrom: (args: readonly string[]) => Options | undefined,
  help: string,
  run: (options: Options) => Promise<void>,
): Promise<void> {
  try {
    const options = optionsFrom(process.argv.slice(2));
    if (options) await run(options);
    else console.log(help);
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof ToolsError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
