import type { Services } from './services.ts';
import type { Terminal } from './terminal.ts';

/** An option of a command. */
export interface CommandOption {
  readonly name: string;
  /** The name of its value in the help; absent for a flag. */
  readonly value?: string;
  /** May be given several times; the values are joined by commas. */
  readonly multiple?: boolean;
  readonly help: string;
  /** The setting that it overrides. */
  readonly setting?: readonly string[];
}

/** The one value of a command that has no option's name. */
export interface CommandArgument {
  readonly name: string;
  /** Absent for a file. */
  readonly values?: readonly string[];
  readonly help: string;
}

/** A command of the program. */
export interface Command {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  readonly argument?: CommandArgument;
  readonly options: readonly CommandOption[];
  readonly examples: readonly string[];
  /** The type of the value that `--json` prints, for the documentation. */
  readonly jsonType?: string;
  /** Runs the command. Resolves to the exit code. */
  run(context: CommandContext): Promise<number>;
}

/** The context of a command. */
export interface CommandContext {
  /** Values of the options that were given, and of the argument by its name. */
  readonly options: Readonly<Record<string, string>>;
  readonly terminal: Terminal;
  readonly services: Services;
}
