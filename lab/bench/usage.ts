import { type ParseArgsConfig, parseArgs } from 'node:util';

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

/** The same for integers. */
export function positiveWhole(name: string, text: string | undefined): number | undefined {
  const value = positive(name, text);
  if (value !== undefined && !Number.isInteger(value)) throw new UsageError(`--${name} takes a whole number above 0.`);
  return value;
}
