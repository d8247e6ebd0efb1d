import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import {
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
import { settingsError, subgraphModules } from '#config';
import { slugs } from '#contracts';
import type { CommandContext } from '../command.ts';
import type { AddResult } from './add-result.ts';
import { baseSchema, graphTexts } from './graph-texts.ts';
import { readContractFile } from './read-contract-file.ts';
import { withSubgraph } from './with-subgraph.ts';

/** Writes an API from an OpenAPI document or, for its folder, the generated files again. */
export async function addApi(context: CommandContext): Promise<AddResult> {
  const { options } = context;
  const file = options['file'] ?? '';
  try {
    return isFolder(file) ? regenerate(file, context) : await create(file, context);
  } catch (error) {
    if (error instanceof Unsupported) throw settingsError(error.message);
    // The engine's limit of nested calls.
    if (error instanceof RangeError) throw settingsError(`${file}: nested too deeply to be read`);
    throw error;
  }
}

async function create(file: string, context: CommandContext): Promise<AddResult> {
  const { options, terminal } = context;
  const openapi = readOpenApi(file);
  const slug = options['name'] ?? slugOf(openapi.document.info?.title, file);
  const problem = slugProblem(slug, slugs);
  if (problem) throw settingsError(`${options['name'] === undefined ? `${slug}, of the title` : '--name'}: ${problem}`);
  const folder = options['into'] ?? join('apis', slug);
  const modules = subgraphModules(options['config'], terminal.environment);
  const existing = graphNames(await graphTexts(context, modules, folder));
  const only = options['only']?.split(',').map((each) => each.trim()) ?? [];
  const { plan, files } = newApi(openapi, { slug, only, existing, base: baseSchema() });
  if (options['dry-run'] === undefined) write(folder, files, options['force'] !== undefined);
  const settings = withSubgraph(join(folder, 'index.ts'), context);
  return { ...described(plan), slug, folder, files: [...files.keys()], texts: files, ...(settings && { settings }) };
}

function described(plan: Plan): Pick<AddResult, 'queries' | 'mutations' | 'guesses' | 'omissions'> {
  return {
    queries: plan.roots.map(({ name, operation, isConnection }) => ({
      name,
      path: operation.path,
      ...(isConnection && operation.list && { paging: operation.list.paging.style }),
    })),
    mutations: plan.mutations.map(({ name, operation }) => ({
      name,
      method: operation.found.method.toUpperCase(),
      path: operation.path,
    })),
    guesses: guessesOf(plan),
    omissions: omissionsOf(plan),
  };
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
  const nothing = { queries: [], mutations: [], guesses: [], omissions: [] };
  return { ...nothing, slug, folder: relative('.', folder) || '.', files: [...files.keys()], texts: files };
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
