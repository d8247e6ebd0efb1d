import { readFileSync } from 'node:fs';
import { minimalDocument } from '../../src/add/minimal.ts';
import { type OpenApi, parseOpenApi } from '../../src/add/openapi/open-api.ts';
import { type Plan, planOf } from '../../src/add/plan.ts';
import { reduceApi } from '../../src/add/reduce/api.ts';
import { existingNames } from './existing.ts';
import { filesOf } from './files/index.ts';

/** A document of the fixtures, or the minimal document. */
export function fixture(name: string): OpenApi {
  if (name === '') return minimalDocument('probe', 'Probe');
  return parseOpenApi(name, readFileSync(new URL(`./fixtures/${name}`, import.meta.url), 'utf8'));
}

/** The plan of the API `probe` for a document, and its files. */
export function probeOf(
  openapi: OpenApi,
  only: readonly string[] = [],
): { plan: Plan; files: ReadonlyMap<string, string> } {
  const plan = planOf(reduceApi(openapi, { slug: 'probe', title: undefined, only }), existingNames());
  return { plan, files: filesOf(plan, 22) };
}

/** A document of these GET operations. */
export function documentOf(operations: Readonly<Record<string, object>>, more: object = {}): OpenApi {
  const paths = Object.entries(operations).map(([path, operation]) => [path, { get: operation }]);
  return parseOpenApi('test.yaml', JSON.stringify({ openapi: '3.1.0', paths: Object.fromEntries(paths), ...more }));
}

/** A JSON answer of this schema. */
export function answering(schema: object): Readonly<Record<'200', object>> {
  return { '200': { description: '', content: { 'application/json': { schema } } } };
}
