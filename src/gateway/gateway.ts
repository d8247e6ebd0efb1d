import { type GraphQLSchema, NoSchemaIntrospectionCustomRule } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import type { Settings } from '#config';
import type { Slug } from '#contracts';
import type { Edge, FieldPath, GraphSettings, Subgraph } from '#graph';
import { type Contract, createUpstream, type Kept, Memory, MemoryStore, readContract } from '#upstream';
import { CachingHeaders } from './caching/headers.ts';
import { useCaching } from './caching/use-caching.ts';
import type { WholeAnswerStores } from './caching/whole-answers.ts';
import { useDocumentLimits } from './document-limits.ts';
import { Documents } from './documents.ts';
import { type Log } from './log.ts';
import { maskError, useMask } from './mask.ts';
import { type Caller, createContext, type RequestContext, useDeadline } from './request-context.ts';
import { joined, nodeTypes, stitch } from './stitch.ts';
import { useRequests } from './use-requests.ts';

/** What a gateway is made of. */
export interface GatewayParts {
  readonly settings: Settings;
  readonly subgraphs: readonly Subgraph[];
  readonly edges: readonly Edge[];
  readonly log: Log;
  /** Where contracts come from, unless it is `mesh/`. */
  readonly contractOf?: (slug: Slug) => Contract;
}

export type Gateway = ReturnType<typeof createGateway>;

/** The whole gateway but its port: it makes no connection and holds no timer until it is asked something. */
export function createGateway({ settings, subgraphs: known, edges, log, contractOf = readContract }: GatewayParts) {
  const subgraphs = known.filter(({ slug }) => isServed(settings, slug));
  const schema = stitch(subgraphs, edges, extrasSwitchedOff(settings, subgraphs));
  const { parts, wholeAnswers } = storesOf(settings);
  const client = createUpstream(
    subgraphs.map(({ slug }) => contractOf(slug)),
    settings.interfaces,
    { store: parts, shareCalls: settings.performance.shareCalls },
  );
  const graph: GraphSettings = {
    page: { default: settings.limits.pageDefault, maximum: settings.limits.pageMaximum },
    cursorSecret: settings.cursorSecret,
    nodes: new Map([...nodeTypes(subgraphs)].filter(([name]) => schema.getType(name))),
    facts(operation) {
      const [slug = '', id = ''] = operation.split('.');
      return client.facts(slug as Slug, id);
    },
  };
  const contextOf = (caller: Caller): RequestContext => createContext(caller, client, graph, settings.limits.calls);
  const { identityHeaders, changes } = client;
  const randomFields = new Set(subgraphs.flatMap(({ random }) => random));
  const caching = new CachingHeaders({ identityHeaders, corsOrigins: settings.server.corsOrigins });
  const documents = new Documents(settings.documents);
  const yoga = createServer({
    settings,
    schema,
    log,
    contextOf,
    requests: useRequests(documents, identityHeaders),
    caching: useCaching(caching, randomFields),
  });
  return {
    schema,
    yoga,
    settings,
    log,
    contextOf,
    /** What the graph is stitched from. */
    subgraphs,
    edges: joined(subgraphs, edges),
    health: () => client.health(),
    identityHeaders,
    randomFields,
    changes,
    documents,
    caching,
    wholeAnswers,
    close: () => client.close(),
  };
}

/** Where upstreams' answers are kept, and whole ones that are made of those; both share one memory. */
function storesOf({ performance: { cache, cacheBytes, wholeAnswers } }: Settings) {
  const memory = new Memory(cacheBytes);
  return {
    parts: cache ? new MemoryStore<Kept>(memory) : undefined,
    wholeAnswers: cache && wholeAnswers ? wholeAnswerStores(memory) : undefined,
  };
}

function wholeAnswerStores(memory: Memory): WholeAnswerStores {
  return { forAll: new MemoryStore(memory), forOne: new MemoryStore(memory) };
}

/** An interface that is switched off, or has no address where that leaves it out, is no part of the graph. */
function isServed({ interfaces, unconfigured }: Settings, slug: Slug): boolean {
  const settings = interfaces[slug];
  return settings !== undefined && (settings.url !== undefined || unconfigured === 'error');
}

function extrasSwitchedOff({ interfaces }: Settings, subgraphs: readonly Subgraph[]): FieldPath[] {
  return subgraphs.flatMap(({ slug, extras }) => (interfaces[slug]?.extras ? [] : extras));
}

interface ServerParts {
  readonly settings: Settings;
  readonly schema: GraphQLSchema;
  readonly log: Log;
  readonly contextOf: (caller: Caller) => RequestContext;
  readonly requests: ReturnType<typeof useRequests>;
  readonly caching: ReturnType<typeof useCaching>;
}

function createServer({ settings, schema, log, contextOf, requests, caching }: ServerParts) {
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
      requests,
      caching,
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

/** Ids that callers send are kept when they are plain; a log line or an answer takes nothing else. */
export function requestIdFrom(sent: string | null | undefined): string {
  return sent && /^[\w.:-]{1,100}$/.test(sent) ? sent : crypto.randomUUID();
}

function callerOf(headers: Headers): Caller {
  return {
    requestId: requestIdFrom(headers.get('x-request-id')),
    header: (name) => headers.get(name) ?? undefined,
  };
}
