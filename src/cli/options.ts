import { loadSettings, type Settings } from '#config';
import type { Contract } from '#contract';
import type { CommandContext, CommandOption } from './command.ts';

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

interface SettingsContext {
  readonly contracts: readonly Contract[];
  readonly production?: boolean;
}

/** The settings of a command: its options override the environment, which overrides the file. */
export function settingsFor(
  { options, terminal }: CommandContext,
  known: readonly CommandOption[],
  { contracts, production = false }: SettingsContext,
): Settings {
  const overrides = known.flatMap(({ name, setting }) => {
    const value = options[name];
    return setting && value !== undefined ? [{ name: `--${name}`, path: setting, value }] : [];
  });
  return loadSettings({ file: options['config'], environment: terminal.environment, contracts, overrides, production });
}
