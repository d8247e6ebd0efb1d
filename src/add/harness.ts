import { readFileSync } from 'node:fs';
import { graphNames, newApi, type OpenApi } from './index.ts';
import { parseOpenApi } from './openapi/open-api.ts';

/** The plan of the API `probe` for a document, and its files. */
export function probeOf(openapi: OpenApi, only: readonly string[] = []) {
  const existing = graphNames([readFileSync('schema/manifold.graphql', 'utf8')]);
  return newApi(openapi, {
    slug: 'probe',
    only,
    existing,
    place: { base: readFileSync('src/graph/base.graphql', 'utf8') },
  });
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
