import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Contract } from '#contract';
import { buildSettings } from './build.ts';
import { checkInterface } from './checks.ts';
import { type FileContents, readDocument } from './document.ts';
import { FILE_VARIABLE, type Override, overridesFrom, settingVariables, unknownVariables } from './environment.ts';
import { problemsIn, type Sources } from './issues.ts';
import { NO_LINE, type Problem, SettingsError } from './problems.ts';
import { type ParsedSettings, settingsSchema } from './schema/index.ts';
import type { Settings } from './settings.ts';
import { withValue, written } from './tree.ts';
import { isMissing, unreadable } from './unreadable.ts';
import { type Environment, variablesIn } from './variables.ts';

/** The settings file that is read when none is named. */
export const DEFAULT_FILE = 'manifold.yaml';

export interface LoadOptions {
  /** The settings file. Unless given: what `MANIFOLD_CONFIG` names, or `manifold.yaml` if there is one. */
  readonly file?: string | undefined;
  readonly environment: Environment;
  readonly contracts: readonly Contract[];
  /** Settings that win over the environment as it wins over the file. */
  readonly overrides?: readonly Override[];
  /** GraphiQL is off unless it is asked for. */
  readonly production?: boolean;
  /** Where relative paths begin. */
  readonly folder?: string;
}

/** Reads file, environment and overrides. Throws a `SettingsError` that lists everything that is wrong with them. */
export function loadSettings({ environment, contracts, production = false, ...options }: LoadOptions): Settings {
  const source = readSource(options.file, environment, options.folder ?? process.cwd());
  const file = source.text === undefined ? undefined : readDocument(source.name, source.text, environment);
  const variables = settingVariables(contracts);
  const overrides = [...(options.overrides ?? []), ...overridesFrom(environment, variables)];
  const { parsed, problems } = validate(file, overrides, contracts);
  const strange = unknownVariables(environment, variables, variablesIn(source.text ?? ''));
  const all = [...source.problems, ...(file?.problems ?? []), ...strange, ...problems];
  if (!parsed || all.length > 0) throw new SettingsError(all);
  return buildSettings(parsed, contracts, production);
}

/** What holds where nothing is set: every interface, none with an address. */
export function defaultSettings(contracts: readonly Contract[]): Settings {
  return buildSettings(settingsSchema(contracts).parse({}), contracts, false);
}

interface Source {
  readonly name: string;
  readonly text?: string;
  readonly problems: readonly Problem[];
}

function readSource(file: string | undefined, environment: Environment, folder: string): Source {
  const named = file || environment[FILE_VARIABLE];
  const name = named || DEFAULT_FILE;
  try {
    return { name, text: readFileSync(resolve(folder, name), 'utf8'), problems: [] };
  } catch (error) {
    if (!named && isMissing(error)) return { name, problems: [] };
    const where = file || !named ? name : `${FILE_VARIABLE}: ${name}`;
    return { name, problems: [{ line: NO_LINE, text: `${where} ${unreadable(error)}` }] };
  }
}

interface Validated {
  readonly parsed: ParsedSettings | undefined;
  readonly problems: readonly Problem[];
}

function validate(
  file: FileContents | undefined,
  overrides: readonly Override[],
  contracts: readonly Contract[],
): Validated {
  const schema = settingsSchema(contracts);
  // The first override of a path is the strongest, so it is put in last.
  const putIn = (tree: unknown) =>
    overrides.toReversed().reduce((all, { path, value }) => withValue(all, path, value), tree);
  const sources: Sources = { tree: putIn(file?.tree) ?? {}, file, overrides };
  const result = schema.safeParse(sources.tree);
  const unread = new Set(file?.problems.map(({ path }) => path));
  // Apart from the file as well: a section that is wrong there as a whole must not hide what is wrong with a variable.
  const apart: Sources = { tree: putIn({}), file: undefined, overrides };
  const issues = [
    ...(result.error?.issues ?? [])
      .filter(({ path }) => !unread.has(written(path)))
      .flatMap((issue) => problemsIn(sources, issue)),
    ...(schema.safeParse(apart.tree).error?.issues ?? []).flatMap((issue) => problemsIn(apart, issue)),
  ];
  const checks = contracts.flatMap((contract) => checkInterface(sources, contract));
  return { parsed: result.data, problems: [...issues, ...checks] };
}
