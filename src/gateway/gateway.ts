import { type GraphQLSchema, NoSchemaIntrospectionCustomRule } from 'graphql';
import { createYoga, type GraphiQLOptions, type Plugin } from 'graphql-yoga';
import type { Settings } from '#config';
import type { Slug } from '#contracts';
import type { Context, Edge, FieldPath, GraphSettings, Subgraph } from '#graph';
import { type Contract, createUpstream, type Kept, MemoryStore, readContract } from '#upstream';
import { useDocumentLimits } from './document-limits.ts';
import { graphiqlOptions, graphiqlPage } from './graphiql.ts';
import { type Log } from './log.ts';
import { maskError, useMask } from './mask.ts';
import { type Caller, createContext, useDeadline } from './request-context.ts';
import { joined, nodeTypes, stitch } from './stitch.ts';

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
  const client = createUpstream(
    subgraphs.map(({ slug }) => contractOf(slug)),
    settings.interfaces,
    economiesOf(settings),
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
  const contextOf = (caller: Caller): Context => createContext(caller, client, graph, settings.limits.calls);
  const yoga = createServer({ settings, schema, log, contextOf });
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
    identityHeaders: client.identityHeaders,
    randomFields: new Set(subgraphs.flatMap(({ random }) => random)),
    close: () => client.close(),
  };
}

/** What is kept and shared of upstreams' answers. */
function economiesOf({ performance: { cache, cacheBytes, shareCalls } }: Settings) {
  return { store: cache ? new MemoryStore<Kept>(cacheBytes) : undefined, shareCalls };
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
  readonly contextOf: (caller: Caller) => Context;
}

function createServer({ settings, schema, log, contextOf }: ServerParts) {
  const { server, limits } = settings;
  let graphiql: GraphiQLOptions | undefined;
  return createYoga<{ caller?: Caller }, Context>({
    schema,
    graphqlEndpoint: server.path,
    landingPage: false,
    // Examples are read when somebody first opens the page.
    graphiql: server.graphiql ? () => (graphiql ??= graphiqlOptions(schema)) : false,
    renderGraphiQL: graphiqlPage,
    cors: server.corsOrigins.length > 0 ? { origin: [...server.corsOrigins], credentials: true } : false,
    // Files come by the uploads' own way, which streams them.
    multipart: false,
    maxRequestBodySize: limits.bodyBytes,
    logging: false,
    maskedErrors: { maskError: maskError(log), errorMessage: 'Something went wrong inside the gateway.' },
    context: ({ request, caller }) => contextOf(caller ?? callerOf(request.headers)),
    plugins: [
      useDocumentLimits(limits),
      ...(server.introspection ? [] : [useNoIntrospection()]),
      useDeadline(limits.timeouts.operationMs),
      useMask(log, limits.errors),
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
