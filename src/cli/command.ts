import type { Services } from './services.ts';
import type { Terminal } from './terminal.ts';

/** An option of a command. */
export interface CommandOption {
  readonly name: string;
  /** The name of its value in the help; absent for a flag. */
  readonly value?: string;
  readonly help: string;
  /** The setting that it overrides. */
  readonly setting?: readonly string[];
}

/** A command of the program. */
export interface Command {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  readonly options: readonly CommandOption[];
  readonly examples: readonly string[];
  /** Runs the command. Resolves to the exit code. */
  run(context: CommandContext): Promise<number>;
}

/** The context of a command. */
export interface CommandContext {
  /** Values of the options that were given. */
  readonly options: Readonly<Record<string, string>>;
  readonly terminal: Terminal;
  readonly services: Services;
}
