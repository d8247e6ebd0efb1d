/** What a command has to do with the process it runs in. */
export interface Terminal {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Writes a line of what was asked for. */
  out(line: string): void;
  /** Writes a line of what went wrong, or is under way. */
  error(line: string): void;
  readonly signals: Signals;
}

/** Where the operating system's signals arrive. */
export interface Signals {
  once(signal: 'SIGINT' | 'SIGTERM', listener: () => void): unknown;
  off(signal: 'SIGINT' | 'SIGTERM', listener: () => void): unknown;
}

/** The terminal of this process. */
export const processTerminal: Terminal = {
  environment: process.env,
  out: (line) => process.stdout.write(`${line}\n`),
  error: (line) => process.stderr.write(`${line}\n`),
  signals: process,
};
