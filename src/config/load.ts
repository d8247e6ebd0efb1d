import { resolve } from 'node:path';
import { z } from 'zod';
import type { Contract } from '#contract';
import { type Slug, slugs } from '#contracts';
import { checkSettings } from './checks.ts';
import { type Environment, type FileContents, readDocument, variablesIn } from './document.ts';
import { FILE_VARIABLE, type Override, overridesFrom, settingVariables, variableProblems } from './environment.ts';
import { problemsIn, type Sources } from './issues.ts';
import { isMissing, NO_LINE, type Problem, SettingsError, unreadable } from './problems.ts';
import { subgraphModule } from './schema/files.ts';
import { settingsSchema } from './schema/index.ts';
import { buildSettings, type Settings } from './settings.ts';
import { readSettingsFile } from './settings-files.ts';
import { pathText, valueAt, withValue } from './tree.ts';

/** The settings file that is read where none is named. */
const DEFAULT_FILE = 'manifold.yaml';

export interface LoadOptions {
  /** The settings file. Unless given: that of `MANIFOLD_CONFIG`, or `manifold.yaml` if it exists. */
  readonly file?: string | undefined;
  /** Settings as an object, instead of a file. */
  readonly config?: object | undefined;
  readonly environment: Environment;
  readonly contracts: readonly Contract[];
  /** Settings that override the environment, which overrides the file. */
  readonly overrides?: readonly Override[];
  /** Whether the defaults are those of `serve`, without GraphiQL and console. */
  readonly production?: boolean;
  /** The folder of relative paths. */
  readonly folder?: string;
}

/** Reads file, environment and overrides. Throws a `SettingsError` with all their problems. */
export function loadSettings({ environment, contracts, production = false, ...options }: LoadOptions): Settings {
  const source: Source = options.config
    ? { name: '', problems: [] }
    : readSource(options.file, environment, options.folder ?? process.cwd());
  const file = source.text === undefined ? undefined : readDocument(source.name, source.text, environment);
  const variables = settingVariables(contracts);
  const surroundings = { folder: options.folder ?? process.cwd(), environment };
  const overrides = [...(options.overrides ?? []), ...overridesFrom(environment, variables, surroundings.folder)];
  const sources = { tree: options.config ?? file?.tree, file, overrides };
  const { parsed, problems } = validate(sources, contracts, surroundings);
  const ofVariables = variableProblems(environment, variables, variablesIn(source.text ?? ''));
  const all = [...source.problems, ...(file?.problems ?? []), ...ofVariables, ...problems];
  if (!parsed || all.length > 0) throw new SettingsError(all);
  return buildSettings(parsed, contracts, production);
}

/** The settings without any input: every API, none with an address. */
export function defaultSettings(contracts: readonly Contract[]): Settings {
  return buildSettings(settingsSchema(contracts).parse({}), contracts, false);
}

/** The settings file: the given one, that of `MANIFOLD_CONFIG`, or else the one that is read if it exists. */
export function settingsFile(file: string | undefined, environment: Environment): { name: string; isNamed: boolean } {
  const named = file || environment[FILE_VARIABLE];
  return { name: named || DEFAULT_FILE, isNamed: Boolean(named) };
}

/**
 * The modules of `subgraphs` in the settings file, as URLs. They are loaded before the settings are read, because their
 * contracts say which settings there are. Invalid ones are left out: `loadSettings` reports them.
 */
export function subgraphModules(file: string | undefined, environment: Environment): readonly string[] {
  const found = valueAt(treeOf(file, environment, 'subgraphs'), ['subgraphs']);
  const read = z.array(z.unknown()).safeParse(found).data ?? [];
  return read.flatMap((each) => subgraphModule.safeParse(each).data ?? []);
}

/** The built-in APIs that the settings file puts in the graph beside those of `subgraphs`. */
export function builtinsBeside(file: string | undefined, environment: Environment): readonly Slug[] {
  const tree = treeOf(file, environment);
  const builtins = z.array(z.unknown()).safeParse(valueAt(tree, ['builtins'])).data ?? [];
  const isNamed = (slug: Slug) => builtins.includes('all') || builtins.includes(slug);
  const api = (slug: Slug, key: string) => valueAt(tree, ['apis', slug, key]);
  return slugs.filter((slug) => api(slug, 'enabled') ?? (isNamed(slug) || api(slug, 'url') !== undefined));
}

function treeOf(file: string | undefined, environment: Environment, word = ''): unknown {
  const { name, text } = readSource(file, environment, process.cwd());
  return text?.includes(word) ? readDocument(name, text, environment).tree : undefined;
}

interface Source {
  readonly name: string;
  readonly text?: string;
  readonly problems: readonly Problem[];
}

/** The text of the settings file, if there is one. */
function readSource(file: string | undefined, environment: Environment, folder: string): Source {
  const { name, isNamed } = settingsFile(file, environment);
  try {
    return { name, text: readSettingsFile(resolve(folder, name)), problems: [] };
  } catch (error) {
    if (!isNamed && isMissing(error)) return { name, problems: [] };
    const where = file || !isNamed ? name : `${FILE_VARIABLE}: ${name}`;
    return { name, problems: [{ line: NO_LINE, text: `${where} ${unreadable(error)}` }] };
  }
}

interface Surroundings {
  readonly folder: string;
  readonly environment: Environment;
}

function validate({ tree, file, overrides }: Sources, contracts: readonly Contract[], surroundings: Surroundings) {
  const schema = settingsSchema(contracts);
  // The first override of a path has precedence, so it is applied last.
  const overridden = (input: unknown) =>
    overrides.toReversed().reduce((all, { path, value }) => withValue(all, path, value), input);
  const authName = overrides.find(({ path }) => path[0] === 'auth')?.name ?? 'auth';
  const expanded = withAuthContent(overridden(tree) ?? {}, authName, surroundings);
  const sources: Sources = { tree: expanded.tree, file, authFile: expanded.file, overrides };
  const result = schema.safeParse(sources.tree);
  const unread = new Set(file?.problems.map(({ path }) => path));
  // Overrides are also parsed without the file: an invalid section of the file must not hide problems of a variable.
  const alone = withAuthContent(overridden({}), authName, surroundings);
  const withoutFile: Sources = { tree: alone.tree, file: undefined, authFile: alone.file, overrides };
  const issues = [
    ...(result.error?.issues ?? [])
      .filter(({ path }) => !unread.has(pathText(path)))
      .flatMap((issue) => problemsIn(sources, issue)),
    ...(schema.safeParse(withoutFile.tree).error?.issues ?? []).flatMap((issue) => problemsIn(withoutFile, issue)),
  ];
  return { parsed: result.data, problems: [...expanded.problems, ...issues, ...checkSettings(sources, contracts)] };
}

interface Expanded {
  readonly tree: unknown;
  /** The file that has the content. */
  readonly file?: FileContents;
  readonly problems: readonly Problem[];
}

/** Replaces a text of the setting `auth` by its content: that of JSON, or of a YAML file. `open` stays as it is. */
function withAuthContent(tree: unknown, namedBy: string, { folder, environment }: Surroundings): Expanded {
  const text = valueAt(tree, ['auth']);
  if (typeof text !== 'string' || text === 'open') return { tree, problems: [] };
  const failed = (message: string): Expanded => ({
    tree: withValue(tree, ['auth'], undefined),
    problems: [{ line: NO_LINE, text: `${namedBy}: ${message}` }],
  });
  if (text.startsWith('{')) {
    try {
      return { tree: withValue(tree, ['auth'], JSON.parse(text)), problems: [] };
    } catch {
      return failed('begins with { and is not JSON');
    }
  }
  try {
    const file = readDocument(text, readSettingsFile(resolve(folder, text)), environment);
    return { tree: withValue(tree, ['auth'], file.tree ?? {}), file, problems: file.problems };
  } catch (error) {
    return failed(`${pathOf(text)} ${unreadable(error)}; it is \`open\`, JSON, or the path of a file`);
  }
}

/** A text that is meant as a path or a word. Any other may be a secret, or YAML with one. */
const PATH = /^([\w-]{1,12}|\.{0,2}\/[\w./-]+|[\w./\\:-]+\.\w{1,5})$/;

function pathOf(text: string): string {
  return PATH.test(text) ? text : 'the text (not shown)';
}
