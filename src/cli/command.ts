import { loadSettings } from '#config';
import type { FoundSettings } from './reloader.ts';
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
interface CommandArgument {
  readonly name: string;
  /** Absent for a file. */
  readonly values?: readonly string[];
  readonly isOptional?: boolean;
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
  readonly command: Command;
  /** Values of the options that were given, and of the argument by its name. */
  readonly options: Readonly<Record<string, string>>;
  readonly terminal: Terminal;
  readonly services: Services;
}

export const configOption: CommandOption = {
  name: 'config',
  value: 'file',
  help: 'The settings file; by default MANIFOLD_CONFIG, or manifold.yaml if it exists',
};

export const jsonOption: CommandOption = { name: 'json', help: 'Prints JSON' };

/** A value as the output of `--json`. */
export function jsonText(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

/** The options for the address of a server. */
export function listenOptions(
  section: 'server' | 'sandbox',
  variables: { port: string; host?: string },
): CommandOption[] {
  const instead = (variable: string | undefined) => (variable ? `, instead of ${variable}` : '');
  return [
    {
      name: 'port',
      value: 'number',
      help: `The port to listen on${instead(variables.port)}`,
      setting: [section, 'port'],
    },
    {
      name: 'host',
      value: 'address',
      help: `The address to listen on${instead(variables.host)}`,
      setting: [section, 'host'],
    },
  ];
}

/**
 * The settings of a command, and the contracts of their APIs: its options override the environment, which overrides the file.
 * Unless they are for production, their defaults are those of `start`.
 */
export async function readSettings(
  context: CommandContext,
  { production }: { readonly production: boolean },
): Promise<FoundSettings> {
  const { command, options, terminal, services } = context;
  const contracts = await services.contracts(context);
  const overrides = command.options.flatMap(({ name, setting }) => {
    const value = options[name];
    return setting && value !== undefined ? [{ name: `--${name}`, path: setting, value }] : [];
  });
  const { environment } = terminal;
  const settings = loadSettings({ file: options['config'], environment, contracts, overrides, production });
  return { settings, contracts };
}
