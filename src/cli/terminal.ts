import { styleText } from 'node:util';

/** The part of the process that a command uses. */
export interface Terminal {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Writes a line of the command's output. */
  out(line: string): void;
  /** Writes a line about an error. */
  error(line: string): void;
  readonly signals: Signals;
  /** Whether the output is a terminal that shows colours, and `NO_COLOR` is not set. */
  readonly hasColors?: boolean;
  /** Where answers to questions are read; absent unless somebody sits at the terminal. */
  readonly input?: NodeJS.ReadableStream;
}

/** The signals of the operating system that stop commands, and all that they handle. */
type StopSignal = 'SIGINT' | 'SIGTERM' | 'SIGHUP';
type HandledSignal = StopSignal | 'SIGUSR2';

/** The source of signals. */
interface Signals {
  on(signal: HandledSignal, listener: () => void): unknown;
}

/** The terminal of this process. Output that cannot be written, to a closed pipe or a full disk, is lost and ends nothing. */
export function processTerminal(): Terminal {
  const { env, stdin, stdout, stderr } = process;
  // A stream without such a listener throws its errors, which ends the process. The first access to `stderr` also makes a
  // pipe non-blocking, so that the log cannot block on a full one.
  for (const stream of [stdout, stderr]) stream.on('error', () => undefined);
  return {
    environment: env,
    out: (line) => stdout.write(`${line}\n`),
    error: (line) => stderr.write(`${line}\n`),
    signals: process,
    hasColors: stdout.isTTY && !env['NO_COLOR'] && env['TERM'] !== 'dumb',
    ...(stdin.isTTY && stderr.isTTY && { input: stdin }),
  };
}

/** Colours a text, if the output of the terminal shows colours. */
export function paint({ hasColors }: Pick<Terminal, 'hasColors'>, color: 'green' | 'yellow' | 'red', text: string) {
  return hasColors ? styleText(color, text, { validateStream: false }) : text;
}

/** Rows of cells as lines, each column but the last as wide as its widest cell. */
export function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** Signals that stop every command. */
export const STOP: readonly StopSignal[] = ['SIGINT', 'SIGTERM'];

/** The same, with the one that is sent when a terminal is closed. */
export const STOP_OR_HANGUP: readonly StopSignal[] = [...STOP, 'SIGHUP'];

/** The first and the second signal to stop that a process is sent. */
export interface StopSignals {
  readonly first: Promise<undefined>;
  readonly second: Promise<undefined>;
}

/**
 * Listens for signals to stop, as long as the process lives: where nothing listens, a signal ends it. To be called
 * before anything is printed that could make a supervisor send one.
 */
export function listenForStop(signals: Signals, names: readonly StopSignal[] = STOP): StopSignals {
  const first = Promise.withResolvers<undefined>();
  const second = Promise.withResolvers<undefined>();
  let count = 0;
  const received = () => {
    count += 1;
    if (count === 1) first.resolve(undefined);
    else second.resolve(undefined);
  };
  for (const name of names) signals.on(name, received);
  return { first: first.promise, second: second.promise };
}
