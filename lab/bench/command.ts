import { type ParseArgsConfig, parseArgs } from 'node:util';
import { canInstall, has, install } from '../../scripts/debian.ts';
import { installFolder } from '../../scripts/install-folder.ts';
import { BENCH } from './contestants/contestant.ts';

/** The arguments are invalid. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

const HELP = '--help says what there is.';

/** Parses arguments. Errors are one line. */
export function argumentsOf<Config extends ParseArgsConfig>(config: Config): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    // Node's message has further lines about arguments that begin with a dash.
    const [first = ''] = String(error instanceof Error ? error.message : error).split(/\.?\n|\. |\.$/, 1);
    throw new UsageError(`${first}. ${HELP}`);
  }
}

/** One of several names. The error names all of them. */
export function oneOf<Name extends string>(kind: string, known: readonly Name[], name: string | undefined): Name {
  const found = known.find((each) => each === name);
  if (found) return found;
  const problem = name === undefined ? `A ${kind} has to be named` : `There is no ${kind} ${name}`;
  throw new UsageError(`${problem}: choose among ${known.join(', ')}.`);
}

/** The number that an option was given, if it was. */
export function positive(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (!(value > 0 && Number.isFinite(value))) throw new UsageError(`--${name} takes a number above 0.`);
  return value;
}

/** The machine lacks a program that the bench cannot install. The message has the command. */
class ToolsError extends Error {
  override readonly name = 'ToolsError';
}

const TOOLS = ['nginx', 'wrk'] as const;

/** The bench and the soak read a process's figures from /proc. */
export function requireLinux(): void {
  if (process.platform !== 'linux') throw new ToolsError('This needs Linux, because it reads CPU time from /proc.');
}

/** Requires nginx and wrk: installs them if apt-get may, else fails with the command. */
export function requireTools(): void {
  requireLinux();
  const missing = TOOLS.filter((tool) => !has(tool));
  if (missing.length === 0) return;
  const line = `apt-get install ${missing.join(' ')}`;
  if (!canInstall()) throw new ToolsError(`Not found: ${missing.join(', ')}. On Debian: sudo ${line}`);
  if (!install(missing)) throw new ToolsError(`This failed, as it says above: ${line}`);
}

/** Installs the other contestants, unless those of the lock file are installed. */
export function installPeers(): void {
  if (!installFolder(BENCH)) throw new ToolsError('npm ci failed in lab/bench/, as it says above.');
}

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
