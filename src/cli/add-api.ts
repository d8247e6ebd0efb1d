import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse as parseSdl } from 'graphql';
import { isSeq, parse, parseDocument } from 'yaml';
import {
  documentsIn,
  generatedFiles,
  graphNames,
  guessesOf,
  newApi,
  omissionsOf,
  type Plan,
  readOpenApi,
  slugOf,
  slugProblem,
  Unsupported,
} from '#add';
import {
  builtinsBeside,
  defaultSettings,
  docsPath,
  readNamedFile,
  settingsError,
  settingsFile,
  subgraphModules,
} from '#config';
import { type ContractDocument, problemsOf } from '#contract/compile';
import { slugs } from '#contracts';
import type { CommandContext } from './command.ts';

/** Writes an API from an OpenAPI document, APIs from a folder of them or, for the folder of an API, its generated files again. */
export async function addApi(context: CommandContext): Promise<readonly AddResult[]> {
  const { options } = context;
  const file = options['file'] ?? '';
  try {
    if (!isFolder(file)) return [await create(file, context)];
    const documents = existsSync(join(file, 'contract.yaml')) ? [] : documentsIn(file);
    if (documents.length === 0) return [regenerate(file, context)];
    const given = ['name', 'into', 'only', 'query'].find((name) => documents.length > 1 && options[name] !== undefined);
    if (given) throw settingsError(`--${given}: ${file} has ${documents.length} documents; name one of them`);
    const added: AddResult[] = [];
    // One after the other: names differ from those that are there.
    for (const document of documents) added.push(await create(document, context));
    return added;
  } catch (error) {
    if (error instanceof Unsupported) throw settingsError(error.message);
    // The engine's limit of nested calls.
    if (error instanceof RangeError) throw settingsError(`${file}: nested too deeply to be read`);
    throw error;
  }
}

async function create(file: string, context: CommandContext): Promise<AddResult> {
  const { options, terminal } = context;
  const openapi = await readOpenApi(file);
  const slug = options['name'] ?? slugOf(openapi.document.info?.title, file);
  const problem = slugProblem(slug, slugs);
  if (problem) throw settingsError(`${options['name'] === undefined ? `${slug}, of the title` : '--name'}: ${problem}`);
  const folder = options['into'] ?? join('apis', slug);
  const modules = subgraphModules(options['config'], terminal.environment);
  const existing = graphNames(await graphTexts(context, modules, folder));
  const [only = [], queries = []] = ['only', 'query'].map((name) =>
    options[name]?.split(',').map((each) => each.trim()),
  );
  const { plan, files } = newApi(openapi, { slug, only, queries, existing, place: { base: baseSchema() } });
  if (options['dry-run'] === undefined) write(folder, files, options['force'] !== undefined);
  const named = withSubgraph(join(folder, 'index.ts'), context);
  const { address } = plan.made;
  return {
    ...described(plan),
    descriptions: descriptionsIn(files.get('schema.graphql') ?? ''),
    slug,
    folder,
    address,
    files: [...files.keys()],
    texts: files,
    ...named,
  };
}

function described(plan: Plan): Pick<AddResult, 'queries' | 'mutations' | 'guesses' | 'omissions'> {
  const field = ({ name, operation }: Pick<Plan['mutations'][number], 'name' | 'operation'>) => ({
    name,
    method: operation.found.method.toUpperCase(),
    path: operation.path,
  });
  return {
    queries: plan.roots.map((root) => ({
      ...field(root),
      ...(root.isConnection && root.operation.list && { paging: root.operation.list.paging.style }),
    })),
    mutations: plan.mutations.map(field),
    guesses: guessesOf(plan),
    omissions: omissionsOf(plan),
  };
}

/** The texts of a document that callers and agents read in the graph, by the coordinates of what they describe. */
function descriptionsIn(schema: string): AddResult['descriptions'] {
  const found: { readonly of: string; readonly text: string }[] = [];
  for (const node of parseSdl(schema).definitions) {
    if (!('name' in node) || !node.name) continue;
    const type = node.name.value;
    if ('description' in node && node.description) found.push({ of: type, text: node.description.value });
    const members = ('fields' in node && node.fields) || ('values' in node && node.values) || [];
    for (const { name, description } of members) {
      if (description) found.push({ of: `${type}.${name.value}`, text: description.value });
    }
  }
  return found;
}

function write(folder: string, files: ReadonlyMap<string, string>, isForced: boolean): void {
  const existing = [...files.keys()].filter((name) => existsSync(join(folder, name)));
  if (existing.length > 0 && !isForced) {
    throw settingsError(
      `${folder} has ${existing.slice(0, 3).join(', ')} already; --force overwrites, --into names another folder`,
    );
  }
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of files) writeFileSync(join(folder, name), text);
}

/** The generated files of an API, after its contract, schema or models were edited. */
function regenerate(folder: string, { options }: CommandContext): AddResult {
  const document = readContractFile(join(folder, 'contract.yaml'));
  const { slug } = document['x-api'];
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const base = baseSchema();
  const files = generatedFiles({ slug, document, schema: read('schema.graphql'), models: read('models.ts'), base });
  if (options['dry-run'] === undefined) for (const [name, text] of files) writeFileSync(join(folder, name), text);
  const nothing = { queries: [], mutations: [], guesses: [], omissions: [], descriptions: [] };
  return { ...nothing, slug, folder: relative('.', folder) || '.', files: [...files.keys()], texts: files };
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

interface AddedField {
  readonly name: string;
  readonly method: string;
  readonly path: string;
}

/** An API that was written, or would be. */
export interface AddResult {
  readonly slug: string;
  readonly folder: string;
  readonly files: readonly string[];
  /** The texts of the files by their names. */
  readonly texts: ReadonlyMap<string, string>;
  /** The address of the document's server. */
  readonly address?: string | undefined;
  /** The settings file that names it now. */
  readonly settings?: string;
  /** The file named neither an API of one's own nor `builtins` before, so the built-in APIs were in the graph. */
  readonly turnsOffBuiltins?: boolean;
  readonly queries: readonly (AddedField & { readonly paging?: string })[];
  readonly mutations: readonly AddedField[];
  readonly guesses: readonly string[];
  readonly omissions: readonly string[];
  /** Texts of the document that the graph has now, by what they describe. */
  readonly descriptions: readonly { readonly of: string; readonly text: string }[];
}

/**
 * Adds a module to `subgraphs` of the settings file, which keeps its comments, and is created if there is none. Returns nothing
 * if the module is named there already, or the file is not one that can be changed.
 */
function withSubgraph(
  module: string,
  { options, terminal }: CommandContext,
): Pick<AddResult, 'settings' | 'turnsOffBuiltins'> {
  const isDry = options['dry-run'] !== undefined;
  const { name } = settingsFile(options['config'], terminal.environment);
  const document = parseDocument(existsSync(name) ? readFileSync(name, 'utf8') : newSettingsText(name));
  if (document.errors.length > 0) return {};
  const path = module.startsWith('/') ? module : `./${module}`;
  const list = document.get('subgraphs');
  if (isSeq(list)) {
    const known = (list.toJSON() as unknown[]).map((each) => String(each).replace(/^\.\//, ''));
    if (known.includes(module)) return {};
    list.add(path);
  } else if (list === undefined || list === null) {
    document.set('subgraphs', [path]);
  } else return {};
  if (!isDry) writeFileSync(name, document.toString());
  const isFirst = (document.toJSON() as { subgraphs: unknown[] }).subgraphs.length === 1;
  return { settings: name, turnsOffBuiltins: isFirst && !document.has('builtins') };
}

/** Said of the first API of one's own, without which all built-in APIs were in the graph. */
export function builtinsNote({ settings, turnsOffBuiltins }: AddResult): readonly string[] {
  if (!turnsOffBuiltins) return [];
  return [
    `\nThe graph now has your APIs only. To keep the built-in APIs beside them, write in ${settings}: builtins: [all], or their names`,
  ];
}

/** The beginning of a settings file, by which editors complete and check it. */
export function newSettingsText(file: string): string {
  const schema = docsPath('manifold.schema.json');
  const isWithin = !isAbsolute(schema) && dirname(file) === '.';
  return `# yaml-language-server: $schema=${isWithin ? `./${schema}` : resolve(schema)}\n`;
}

/** The schema that all APIs share. */
export function baseSchema(): string {
  return readFileSync(new URL('../graph/base.graphql', import.meta.url), 'utf8');
}

/**
 * The graph of the built-in APIs that are in it, and the schemas beside these modules but for those of a folder, so that new names
 * differ from theirs. No module is loaded: one that is broken must not prevent its repair.
 */
async function graphTexts(
  { services, options, terminal }: CommandContext,
  modules: readonly string[],
  folder: string,
): Promise<readonly string[]> {
  const builtins = new Set<string>(builtinsBeside(options['config'], terminal.environment));
  const contracts = (await services.contracts()).filter(({ slug }) => builtins.has(slug));
  const builtIn = contracts.length > 0 ? await services.printGraph(defaultSettings(contracts), 'sdl') : baseSchema();
  const own = new URL('schema.graphql', `${pathToFileURL(folder).href}/`).href;
  const files = modules.map((module) => new URL('./schema.graphql', module)).filter(({ href }) => href !== own);
  return [builtIn, ...files.filter((file) => existsSync(file)).map((file) => readFileSync(file, 'utf8'))];
}

/** Reads `contract.yaml` of an API. Throws a `SettingsError` with its problems. */
function readContractFile(file: string): ContractDocument {
  const text = readNamedFile({ file, namedBy: 'add' });
  const problems = problemsOf(file, text);
  if (problems.length > 0) throw settingsError(problems.join('\n'));
  return parse(text) as ContractDocument;
}
