import type { Settings } from '#config';
import { type Contract, readContract } from '#contract';
import type { Slug } from '#contracts';
import type { Edge, FieldPath, GraphSettings, Subgraph } from '#graph';
import { type CachedResponse, createUpstream, Memory, MemoryStore } from '#upstream';
import { type Log } from './log.ts';
import type { WholeAnswerStores } from './pipeline/execute/response-cache.ts';
import { type Caller, createContext, type RequestContext } from './pipeline/identify/request-context.ts';
import { documentReader } from './pipeline/prepare/read-document.ts';
import { Documents } from './pipeline/read/persisted-documents.ts';
import { CachingHeaders } from './pipeline/shape/cache-headers.ts';
import { joined, nodeTypes, stitch } from './schema/stitch.ts';
import type { Yoga } from './yoga.ts';

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
  const { shareCalls, trimRows } = settings.performance;
  const client = createUpstream(
    subgraphs.map(({ slug }) => contractOf(slug)),
    settings.interfaces,
    { store: parts, shareCalls, trimRows },
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
  const forYoga = { settings, schema, log, contextOf, documents, identityHeaders, caching, randomFields };
  let yoga: Promise<Yoga> | undefined;
  return {
    schema,
    readDocument: documentReader(schema, settings),
    /** The general HTTP layer, for whatever is no plain request. It is large, and loaded when it is first needed. */
    yoga: () => (yoga ??= import('./yoga.ts').then(({ createServer }) => createServer(forYoga))),
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
    parts: cache ? new MemoryStore<CachedResponse>(memory) : undefined,
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
