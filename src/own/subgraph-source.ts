import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { contractDocument, openApiOf, planOf, reduceApi } from '#add';
import type { CompiledContract } from '#contract';
import { type ContractDocument, compileContract, problemsIn } from '#contract/compile';

/** The place that relative paths start from, and the name of the API. */
interface Place {
  readonly folder: URL | undefined;
  readonly slug: string;
  /** Of an OpenAPI document: path prefixes, tags or operation ids. Empty: everything. */
  readonly only: readonly string[];
}

/**
 * The compiled contract of an API: as it is, or compiled from a contract, or from an OpenAPI document. A string is the
 * path of a file, or the text of a document.
 */
export function compiledContract(source: string | object, place: Place): CompiledContract {
  const { name, value } = read(source, place);
  if (isCompiled(value)) return value;
  if (isMapping(value) && ('x-api' in value || 'x-interface' in value)) {
    const problems = problemsIn(name, value);
    if (problems.length > 0) throw new TypeError(problems.join('\n'));
    return compileContract(value as unknown as ContractDocument);
  }
  const openapi = openApiOf(name, value);
  const reduced = reduceApi(openapi, { slug: place.slug, only: place.only });
  return compileContract(contractDocument(planOf(reduced, NOTHING_EXISTS)));
}

/** A text, or that of the file at a path. */
export function textOf(source: string, folder: URL | undefined): string {
  return isText(source) ? source : readFileSync(pathOf(source, folder), 'utf8');
}

const NOTHING_EXISTS = { types: new Set<string>(), roots: new Set<string>() };

function read(source: string | object, { folder, slug }: Place): { name: string; value: unknown } {
  if (typeof source === 'object') return { name: `the contract of ${slug}`, value: source };
  const text = textOf(source, folder);
  const name = isText(source) ? `the contract of ${slug}` : source;
  // JSON is YAML too, which takes ten times as long to read.
  return { name, value: text.trimStart().startsWith('{') ? JSON.parse(text) : parse(text, { maxAliasCount: -1 }) };
}

function isText(source: string): boolean {
  return source.includes('\n') || source.trimStart().startsWith('{');
}

function pathOf(path: string, folder: URL | undefined): string {
  return folder ? fileURLToPath(new URL(path, folder)) : resolve(path);
}

function isCompiled(value: unknown): value is CompiledContract {
  return isMapping(value) && isMapping(value['contract']) && isMapping(value['requests']);
}

function isMapping(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
