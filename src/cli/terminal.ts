/** The part of the process that a command uses. */
export interface Terminal {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Writes a line of the command's output. */
  out(line: string): void;
  /** Writes a line about an error or about progress. */
  error(line: string): void;
  readonly signals: Signals;
  /** Whether the output is a terminal that shows colours, and `NO_COLOR` is not set. */
  readonly hasColors?: boolean;
  /** Replaces the line of progress; an empty one removes it. Absent unless standard error is a terminal. */
  progress?(line: string): void;
}

/** The signals of the operating system that stop commands, and all that they handle. */
export type StopSignal = 'SIGINT' | 'SIGTERM' | 'SIGHUP';
export type HandledSignal = StopSignal | 'SIGUSR2';

/** The source of signals. */
export interface Signals {
  on(signal: HandledSignal, listener: () => void): unknown;
}

/** ECMA-48, erase in line. */
const CLEAR_LINE = '\u001B[K';

/** The terminal of this process. Output that cannot be written, to a closed pipe or a full disk, is lost and ends nothing. */
export function processTerminal(): Terminal {
  const { env, stdout, stderr } = process;
  // A stream without such a listener throws its errors, which ends the process. The first access to `stderr` also makes a
  // pipe non-blocking, so that the log cannot block on a full one.
  for (const stream of [stdout, stderr]) stream.on('error', () => undefined);
  return {
    environment: env,
    out: (line) => stdout.write(`${line}\n`),
    error: (line) => stderr.write(`${line}\n`),
    signals: process,
    hasColors: stdout.isTTY && !env['NO_COLOR'] && env['TERM'] !== 'dumb',
    ...(stderr.isTTY && { progress: (line: string) => void stderr.write(`\r${CLEAR_LINE}${line}`) }),
  };
}
