import type { Command, CommandOption } from './command.ts';

const HELP: CommandOption = { name: 'help', help: 'Shows this' };
const VERSION: CommandOption = { name: 'version', help: 'Shows the version' };

/** The help of the program. */
export function programHelp(commands: readonly Command[]): string {
  return `Manifold serves one GraphQL graph over many HTTP interfaces.\n\n${sections({
    Usage: ['manifold <command> [options]'],
    Commands: table(commands.map(({ name, summary }) => [name, summary])),
    Options: table([HELP, VERSION].map(optionRow)),
    Examples: commands.flatMap(({ examples }) => examples.slice(0, 1)),
    More: ['manifold <command> --help', 'docs/configuration.md, for every setting'],
  })}`;
}

/** The help of a command. */
export function commandHelp({ name, summary, options, examples }: Command): string {
  return `${summary}.\n\n${sections({
    Usage: [`manifold ${name} [options]`],
    Options: table([...options, HELP].map(optionRow)),
    Examples: examples,
  })}`;
}

function optionRow({ name, value, help }: CommandOption): [string, string] {
  return [value ? `--${name} <${value}>` : `--${name}`, help];
}

function table(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, text]) => `${name.padEnd(width)}  ${text}`);
}

function sections(named: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(named)
    .map(([title, lines]) => [`${title}:`, ...lines.map((line) => `  ${line}`)].join('\n'))
    .join('\n\n');
}
