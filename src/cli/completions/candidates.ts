import type { Command, CommandOption } from '../command.ts';
import { HELP, VERSION } from '../help.ts';

/** A word that completions offer, and its description. */
export type Candidate = readonly [word: string, description: string];

/** The value that follows an option. */
export interface OptionValue {
  readonly option: string;
  /** `undefined`: there is nothing to offer. */
  readonly words: readonly string[] | 'files' | undefined;
}

/** The words that may follow a command. */
export interface CommandCandidates {
  readonly name: string;
  readonly summary: string;
  readonly words: readonly Candidate[];
  /** Whether its argument is a file. */
  readonly takesFile: boolean;
  readonly values: readonly OptionValue[];
}

/** The first words of a command line. */
export function firstWords(commands: readonly CommandCandidates[]): readonly Candidate[] {
  const own = [HELP, VERSION].map(({ name, help }): Candidate => [`--${name}`, help]);
  return [...commands.map(({ name, summary }): Candidate => [name, summary]), ...own];
}

/** The words of every command, for the scripts of all shells. */
export function candidatesOf(commands: readonly Command[], slugs: readonly string[]): readonly CommandCandidates[] {
  return commands.map(({ name, summary, argument, options }) => ({
    name,
    summary,
    words: [
      ...(argument?.values ?? []).map((value): Candidate => [value, argument?.help ?? '']),
      ...[...options, HELP].map((option): Candidate => [`--${option.name}`, option.help]),
    ],
    takesFile: argument !== undefined && !argument.values,
    values: options.filter(({ value }) => value !== undefined).map((option) => valueOf(option, slugs)),
  }));
}

function valueOf({ name, completes }: CommandOption, slugs: readonly string[]): OptionValue {
  return { option: `--${name}`, words: completes === 'slugs' ? slugs : completes };
}

/** The commands whose argument is a file. */
export function takingFiles(commands: readonly CommandCandidates[]): readonly string[] {
  return commands.filter(({ takesFile }) => takesFile).map(({ name }) => name);
}

/** A text as one word of a POSIX shell. */
export function quotedWord(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
