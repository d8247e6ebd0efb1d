import { type DocumentNode, type GraphQLSchema, getOperationAST } from 'graphql';
import type { Plugin, YogaInitialContext } from 'graphql-yoga';
import type { Context } from '#graph';
import type { Life } from '#upstream';
import { isDeterministic } from '../pipeline/prepare/is-deterministic.ts';
import { type CachingHeaders, mayBeKept } from '../pipeline/shape/cache-headers.ts';
import { digestOf, entityTag, hasAlready } from '../pipeline/shape/entity-tag.ts';

/** Says of every answer of Yoga's who may keep it, and answers who has it already that it is still the same. */
export function useCaching(
  caching: CachingHeaders,
  randomFields: ReadonlySet<string>,
): Plugin<Context & Partial<YogaInitialContext>> {
  const lives = new WeakMap<Request, Life>();
  return {
    onExecute({ args: { schema, document, operationName, contextValue } }) {
      return {
        onExecuteDone({ result }) {
          const { request, scope } = contextValue;
          const life = scope.lifetime.whole;
          if (!request || !life || !('data' in result) || result.errors) return;
          if (isRepeatable(schema, document, operationName, randomFields)) lives.set(request, life);
        },
      };
    },
    async onResponse(answered) {
      const { request, response, fetchAPI } = answered;
      const headers = caching.of(lives.get(request));
      for (let at = 0; at < headers.length; at += 2) set(response.headers, headers[at] ?? '', headers[at + 1] ?? '');
      if (request.method !== 'GET' || !mayBeKept(headers)) return;
      const body = await response.text();
      const [mediaType = ''] = (response.headers.get('content-type') ?? '').split(';', 1);
      const tag = entityTag(digestOf(body), mediaType);
      response.headers.set('etag', tag);
      if (!hasAlready(request.headers.get('if-none-match') ?? undefined, tag)) {
        return answered.setResponse(new fetchAPI.Response(body, { status: 200, headers: response.headers }));
      }
      response.headers.delete('content-type');
      response.headers.delete('content-length');
      answered.setResponse(new fetchAPI.Response(null, { status: 304, headers: response.headers }));
    },
  };
}

function isRepeatable(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null | undefined,
  randomFields: ReadonlySet<string>,
): boolean {
  const operation = getOperationAST(document, operationName);
  return operation?.operation === 'query' && isDeterministic(schema, document, randomFields);
}

/** Sets a header. What the answer varies by may be said already, for the origin of the page that asks. */
function set(headers: Headers, name: string, value: string): void {
  const there = name === 'vary' ? (headers.get(name) ?? '').toLowerCase().split(', ').filter(Boolean) : [];
  headers.set(name, [...new Set([...value.split(', '), ...there])].join(', '));
}
