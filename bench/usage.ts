import { type ParseArgsConfig, parseArgs } from 'node:util';

/** The arguments do not say what to do. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

const HELP = '--help says what there is.';

/** Reads arguments; whatever cannot be understood of them is told in a line. */
export function argumentsOf<Config extends ParseArgsConfig>(config: Config): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    // Node explains at length, over several lines, how to pass what begins with a dash.
    const [first = ''] = String(error instanceof Error ? error.message : error).split(/\.?\n|\. |\.$/, 1);
    throw new UsageError(`${first}. ${HELP}`);
  }
}

/** One of several names, or a complaint that names them. */
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

/** The same where there is no half of it. */
export function positiveWhole(name: string, text: string | undefined): number | undefined {
  const value = positive(name, text);
  if (value !== undefined && !Number.isInteger(value)) throw new UsageError(`--${name} takes a whole number above 0.`);
  return value;
}
