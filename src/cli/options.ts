import { loadSettings, type Settings } from '#config';
import type { Contract } from '#contract';
import type { Call, CommandOption } from './command.ts';

export const config: CommandOption = {
  name: 'config',
  value: 'file',
  help: 'The settings file. Otherwise MANIFOLD_CONFIG, or manifold.yaml if there is one',
};

/** The options that say where a server listens. */
export function listening(section: 'server' | 'sandbox', variables: { port: string; host?: string }): CommandOption[] {
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

interface Loading {
  readonly contracts: readonly Contract[];
  readonly production?: boolean;
}

/** The settings that a command was given: by its options, then the environment, then the file. */
export function settingsFor(
  { options, terminal }: Call,
  known: readonly CommandOption[],
  { contracts, production = false }: Loading,
): Settings {
  const overrides = known.flatMap(({ name, setting }) => {
    const value = options[name];
    return setting && value !== undefined ? [{ name: `--${name}`, path: setting, value }] : [];
  });
  return loadSettings({ file: options['config'], environment: terminal.environment, contracts, overrides, production });
}
