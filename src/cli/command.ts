import type { Services } from './services.ts';
import type { Terminal } from './terminal.ts';

/** An option of a command. */
export interface CommandOption {
  readonly name: string;
  /** What its value is called in the help; absent where it takes none. */
  readonly value?: string;
  readonly help: string;
  /** The setting that it overrides. */
  readonly setting?: readonly string[];
}

/** One thing that the program can do. */
export interface Command {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  readonly options: readonly CommandOption[];
  readonly examples: readonly string[];
  /** Does it. Resolves to the exit code. */
  run(call: Call): Promise<number>;
}

/** What a command is run with. */
export interface Call {
  /** Values of the options that were given. */
  readonly options: Readonly<Record<string, string>>;
  readonly terminal: Terminal;
  readonly services: Services;
}
