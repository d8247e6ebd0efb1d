import { pagePath } from '#config';
import type { Command, CommandOption } from './command.ts';
import { columns } from './terminal.ts';

/** The exit codes of every command, with their meanings. */
export const EXIT_CODES: readonly (readonly [code: number, meaning: string])[] = [
  [0, 'success'],
  [1, 'a check failed, a change is breaking, or the system refuses what the command needs'],
  [2, 'the command line or the settings are invalid'],
];

export const HELP: CommandOption = { name: 'help', help: 'Shows this' };
export const VERSION: CommandOption = { name: 'version', help: 'Shows the version' };

/** The help of the program. */
export function programHelp(commands: readonly Command[]): string {
  return `Manifold serves one GraphQL graph over many HTTP APIs.\n\n${sections({
    Usage: ['manifold <command> [options]'],
    Commands: columns(commands.map(({ name, summary }) => [name, summary])),
    Options: columns([HELP, VERSION].map(optionRow)),
    Examples: commands.flatMap(({ examples }) => examples.slice(0, 1)),
    'Exit codes': columns(EXIT_CODES.map(([code, meaning]) => [String(code), meaning])),
    More: [
      'manifold <command> --help',
      `${pagePath('cli')}, for every command`,
      `${pagePath('configuration')}, for every setting`,
    ],
  })}`;
}

/** The help of a command. */
export function commandHelp({ name, summary, argument, options, examples }: Command): string {
  return `${summary}.\n\n${sections({
    Usage: [usage({ name, argument })],
    ...(argument && { Arguments: columns([[argument.name, argument.help]]) }),
    Options: columns([...options, HELP].map(optionRow)),
    Examples: examples,
  })}`;
}

/** The form of a command: `manifold schema [options]`. */
export function usage({ name, argument }: Pick<Command, 'name' | 'argument'>): string {
  const form = argument && (argument.values?.join('|') ?? argument.name);
  return `manifold ${name}${form ? (argument.isOptional ? ` [${form}]` : ` <${form}>`) : ''} [options]`;
}

/** An option as the help lists it: its form, and its effect. */
export function optionRow({ name, value, multiple, help }: CommandOption): [string, string] {
  return [value ? `--${name} <${value}>${multiple ? '…' : ''}` : `--${name}`, help];
}

function sections(named: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(named)
    .map(([title, lines]) => [`${title}:`, ...lines.map((line) => `  ${line}`)].join('\n'))
    .join('\n\n');
}
