import { type GraphQLSchema, NoSchemaIntrospectionCustomRule } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import type { Settings } from '#config';
import { useCaching } from './caching/use-caching.ts';
import type { Log } from './log.ts';
import { type Caller, type RequestContext, useDeadline } from './pipeline/identify/request-context.ts';
import { requestIdFrom } from './pipeline/identify/request-id.ts';
import { useDocumentLimits } from './pipeline/prepare/parse-within.ts';
import type { Documents } from './pipeline/read/persisted-documents.ts';
import type { CachingHeaders } from './pipeline/shape/cache-headers.ts';
import { maskError, useMask } from './pipeline/shape/report.ts';
import { useRequests } from './use-requests.ts';

export type Yoga = ReturnType<typeof createServer>;

interface ServerParts {
  readonly settings: Settings;
  readonly schema: GraphQLSchema;
  readonly log: Log;
  readonly contextOf: (caller: Caller) => RequestContext;
  readonly documents: Documents;
  readonly identityHeaders: readonly string[];
  readonly caching: CachingHeaders;
  readonly randomFields: ReadonlySet<string>;
}

/** The general HTTP layer: it refuses in words what the express lane does not take, and takes what is not plain. */
export function createServer(parts: ServerParts) {
  const { settings, schema, log, contextOf, documents, identityHeaders, caching, randomFields } = parts;
  const { server, limits } = settings;
  return createYoga<{ caller?: Caller }, RequestContext>({
    schema,
    graphqlEndpoint: server.path,
    landingPage: false,
    // The server has pages of its own for it.
    graphiql: false,
    cors: server.corsOrigins.length > 0 ? { origin: [...server.corsOrigins], credentials: true } : false,
    // Files come by the uploads' own way, which streams them.
    multipart: false,
    maxRequestBodySize: limits.bodyBytes,
    logging: false,
    // Yoga says of a document that cannot be read what is wrong with it when it is first parsed only, and the express lane
    // may have been first: such documents are parsed anew.
    parserAndValidationCache: { errorCache: { get: () => undefined, set: () => undefined } },
    maskedErrors: { maskError: maskError(log), errorMessage: 'Something went wrong inside the gateway.' },
    context: ({ request, caller }) => contextOf(caller ?? callerOf(request.headers)),
    plugins: [
      useDocumentLimits(limits),
      ...(server.introspection ? [] : [useNoIntrospection()]),
      useDeadline(limits.timeouts.operationMs),
      useMask(log, limits.errors),
      useRequests(documents, identityHeaders),
      useCaching(caching, randomFields),
    ],
  });
}

function useNoIntrospection(): Plugin {
  return {
    onValidate({ addValidationRule }) {
      addValidationRule(NoSchemaIntrospectionCustomRule);
    },
  };
}

function callerOf(headers: Headers): Caller {
  return {
    requestId: requestIdFrom(headers.get('x-request-id')),
    header: (name) => headers.get(name) ?? undefined,
  };
}
