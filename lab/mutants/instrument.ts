import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';

/** A small change of a source file, which tests should notice. */
export interface Mutant {
  readonly id: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly original: string;
  readonly replacement: string;
  /** The line of the source in which it begins. */
  readonly text: string;
}

export interface Instrumented {
  /** By absolute path: a source with all of its mutants, each switched on by its id. */
  readonly sources: ReadonlyMap<string, string>;
  readonly mutants: readonly Mutant[];
}

type Log = ConstructorParameters<typeof Instrumenter>[0];

const no = (): boolean => false;
const silent = Object.fromEntries(
  ['Trace', 'Debug', 'Info', 'Warn', 'Error', 'Fatal'].flatMap((level) => [
    [`is${level}Enabled`, no],
    [level.toLowerCase(), no],
  ]),
) as unknown as Log;

/** Finds the mutants of these files. */
export async function instrument(files: readonly string[]): Promise<Instrumented> {
  const contents = files.map((name) => ({ name, content: readFileSync(name, 'utf8'), mutate: true }));
  const lines = new Map(contents.map(({ name, content }) => [name, content.split('\n')]));
  const options = { plugins: null, excludedMutations: [], ignorers: [] };
  const { files: instrumented, mutants } = await new Instrumenter(silent).instrument(contents, options);
  return {
    sources: new Map(instrumented.map(({ name, content }) => [resolve(name), content])),
    mutants: mutants.map(({ id, fileName, location: { start, end }, replacement }) => ({
      id,
      file: fileName,
      line: start.line + 1,
      column: start.column + 1,
      original: between(lines.get(fileName) ?? [], start, end),
      replacement,
      text: lines.get(fileName)?.[start.line]?.trim() ?? '',
    })),
  };
}

interface Position {
  readonly line: number;
  readonly column: number;
}

function between(lines: readonly string[], start: Position, end: Position): string {
  const whole = lines.slice(start.line, end.line + 1).join('\n');
  const afterEnd = (lines[end.line]?.length ?? 0) - end.column;
  return whole.slice(start.column, whole.length - afterEnd);
}
