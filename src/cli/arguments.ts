import { parseArgs } from 'node:util';
import { nearest } from '#config';
import type { Command } from './command.ts';
import type { Terminal } from './terminal.ts';

/** A parsed command line. */
type ParsedArguments =
  | { readonly kind: 'run'; readonly command: Command; readonly options: Readonly<Record<string, string>> }
  | { readonly kind: 'help'; readonly command?: Command | undefined }
  | { readonly kind: 'version' }
  | { readonly kind: 'usage-error'; readonly message: string; readonly command?: Command | undefined };

/** Commands of earlier versions, with what is there instead. */
const REMOVED = new Map([
  ['doctor', '`manifold check` has its findings'],
  ['completions', '`manifold --help` and `manifold <command> --help` list what can be written'],
]);

/** Options of earlier versions, likewise. */
const REMOVED_OPTIONS = new Map([
  ['interface', 'write --api'],
  ['profile', 'copy deploy/public-services.yaml into the settings'],
]);

type Token = Extract<ReturnType<typeof parseArgs>['tokens'], readonly unknown[]>[number];

/** Parses a command line. Its first error is returned, with a suggestion. */
export function readArguments([first, ...rest]: readonly string[], commands: readonly Command[]): ParsedArguments {
  if (first === undefined) return { kind: 'usage-error', message: 'no command is given' };
  if (first === '--help' || first === '-h') return { kind: 'help' };
  if (first === '--version' || first === '-v' || first === '-V') return { kind: 'version' };
  if (first === 'help') return helpFor(rest, commands);
  const command = commands.find(({ name }) => name === first);
  if (command) return readOptions(command, rest);
  const instead = REMOVED.get(first);
  if (instead) return { kind: 'usage-error', message: `${first} was removed: ${instead}` };
  const names = first.startsWith('-') ? ['--help', '--version'] : commands.map(({ name }) => name);
  const kind = first.startsWith('-') ? 'option' : 'command';
  return { kind: 'usage-error', message: `unknown ${kind} ${quoted(first)}${suggestion(first, names)}` };
}

/** `help`, and `help <command>`. */
function helpFor([name]: readonly string[], commands: readonly Command[]): ParsedArguments {
  const command = commands.find((each) => each.name === name);
  if (name === undefined || command) return { kind: 'help', command };
  const names = commands.map((each) => each.name);
  return { kind: 'usage-error', message: `unknown command ${quoted(name)}${suggestion(name, names)}` };
}

function readOptions(command: Command, rest: readonly string[]): ParsedArguments {
  const types = command.options.map(
    ({ name, value, multiple = false }) => [name, { type: value ? 'string' : 'boolean', multiple }] as const,
  );
  const { tokens, values, positionals } = parseArgs({
    args: [...rest],
    options: { ...Object.fromEntries(types), help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const argumentAt = tokens.find((token) => token.kind === 'positional')?.index;
  const [message] = tokens.flatMap((token) => usageError(token, command, argumentAt) ?? []);
  if (message !== undefined) return { kind: 'usage-error', message, command };
  if (values['help']) return { kind: 'help', command };
  const { argument } = command;
  const [word] = positionals;
  if (argument && !argument.isOptional && word === undefined) {
    return {
      kind: 'usage-error',
      message: `no ${argument.name} is given${argument.values ? `; there are ${argument.values.join(', ')}` : ''}`,
      command,
    };
  }
  const options = Object.entries(values).map(([name, value]) => [name, String(value)]);
  return {
    kind: 'run',
    command,
    options: { ...Object.fromEntries(options), ...(argument && word !== undefined && { [argument.name]: word }) },
  };
}

function usageError(token: Token, { options, argument }: Command, argumentAt: number | undefined): string | undefined {
  if (token.kind === 'positional') {
    if (!argument || token.index !== argumentAt) return `unexpected argument ${quoted(token.value)}`;
    if (!argument.values || argument.values.includes(token.value)) return undefined;
    return `unknown ${argument.name} ${quoted(token.value)}${suggestion(token.value, argument.values)}`;
  }
  if (token.kind === 'option-terminator') return undefined;
  const { name, rawName, value, inlineValue } = token;
  const option = options.find((each) => each.name === name);
  if (!option && name !== 'help') {
    const instead = REMOVED_OPTIONS.get(name);
    if (instead) return `${rawName} was removed: ${instead}`;
    return `unknown option ${quoted(rawName)}${suggestion(rawName, ['--help', ...options.map((each) => `--${each.name}`)])}`;
  }
  const takesValue = option?.value !== undefined;
  if (takesValue && (value === undefined || (!inlineValue && value.startsWith('--'))))
    return `${rawName} needs a value`;
  return takesValue || value === undefined ? undefined : `${rawName} takes no value`;
}

function suggestion(word: string, names: readonly string[]): string {
  const name = nearest(word, names);
  return name ? `, did you mean ${name}?` : `; there are ${names.join(', ')}`;
}

function quoted(word: string): string {
  return JSON.stringify(word.length > 60 ? `${word.slice(0, 60)}…` : word);
}

/** The user's form of a command:  `manifold start` or `npm start --`, by npm's environment. */
export function invocation(command: string | undefined, environment: Terminal['environment']): string {
  if (command === undefined) return 'manifold';
  if (environment['npm_lifecycle_event'] !== command) return `manifold ${command}`;
  return command === 'start' ? 'npm start --' : `npm run ${command} --`;
}
