import { z } from 'zod';
import { secret } from './files.ts';
import { address, duration, flag, line, matching, oneOf, origin, size, whole } from './kinds.ts';
import { jsonSchemaOf, list, parsedBy, refused, section } from './value.ts';

const timeouts = section('Timeouts of callers and their operations.', {
  operation: duration('A whole operation, with its upstream calls.').prefault('30s'),
  headers: duration("Until a request's headers have arrived.").prefault('10s'),
  request: duration('Until a request has arrived, with its body and uploads.').prefault('5m'),
  idle: duration('Between two requests of a connection. Make it longer than that of the proxy in front.').prefault(
    '65s',
  ),
  write: duration(
    'Between two reads of a response by the caller; the response ends after half of this time at the earliest.',
  ).prefault('20s'),
});

export const limits = section(
  'Limits of requests. A request beyond one is rejected before any upstream call, except for `nodes`, `answer`, `calls` and `upstream`, which are counted during execution.',
  {
    body: size("A request's body.", { to: '1GiB' }).prefault('1MiB'),
    upload: size('All files of one request.', { to: '1024GiB' }).prefault('1GiB'),
    headers: size("A request's headers.", { to: '1MiB' }).prefault('16KiB'),
    tokens: whole('Tokens of a document: names, punctuation, values.', { from: 1, to: 1_000_000 }).prefault(2000),
    operations: whole('Operations of a document.', { from: 1, to: 100_000 }).prefault(50),
    depth: whole('Depth of nested fields, fragments included.', { from: 1, to: 1000 }).prefault(12),
    aliases: whole('Aliases of an operation, fragments included.', { from: 0, to: 100_000 }).prefault(30),
    directives: whole('Directives of a document.', { from: 0, to: 100_000 }).prefault(50),
    fields: whole('Selected fields of an operation, fragments included.', { from: 1, to: 1_000_000 }).prefault(3000),
    nodes: whole('Objects and list items of one response, those in JSON values included.', {
      from: 1,
      to: 1_000_000_000,
    }).prefault(500_000),
    answer: size('One response.', { to: '1GiB' }).prefault('16MiB'),
    connections: whole('Open connections, for each worker; further ones are closed.', {
      from: 1,
      to: 1_000_000,
    }).prefault(10_000),
    buffered: size(
      'All request bodies and WebSocket messages until their requests are answered, for each worker; further requests get 503.',
      { to: '64GiB' },
    ).prefault('64MiB'),
    calls: whole('Upstream calls of one operation, cached ones included.', { from: 1, to: 1_000_000 }).prefault(500),
    cost: whole(
      'The worst-case cost of an operation in upstream calls (docs/cost.md), at most `calls`. Unless set: no limit.',
      { from: 1, to: 1_000_000 },
    ).optional(),
    upstream: size(
      'All upstream responses of one operation, cached ones included. An operation that reads more makes no further calls.',
      { to: '64GiB' },
    ).prefault('24MiB'),
    errors: whole('Errors of one response.', { from: 1, to: 1000 }).prefault(10),
    representations: whole('Representations in `_entities` of one operation, with `federation`.', {
      from: 1,
      to: 10_000,
    }).prefault(1000),
    pageDefault: whole("A connection's page size without `first` and `last`.", { from: 1, to: 100_000 }).prefault(20),
    pageMaximum: whole('The most for `first` and `last`.', { from: 1, to: 100_000 }).prefault(1000),
    timeouts: timeouts.prefault({}),
  },
).refine(({ pageDefault, pageMaximum }) => pageDefault <= pageMaximum, {
  error: 'pageDefault is more than pageMaximum',
  // By default, a refinement is not checked where another value of the section is invalid.
  when: ({ value }) => hasPages(value),
});

function hasPages(value: unknown): boolean {
  const { pageDefault, pageMaximum } = value as Record<string, unknown>;
  return typeof pageDefault === 'number' && typeof pageMaximum === 'number';
}

const hookKey = section('A secret with which the API signs messages.', {
  id: line('Its name, which the `kid` of a message has.'),
  secret: secret('The secret.'),
});
const hook = section('Messages of the API, which it sends to `/hooks/` and its name.', {
  keys: list('Secrets that are valid; two while one replaces the other.', hookKey).refine(
    (keys) => keys.length > 0 && new Set(keys.map(({ id }) => id)).size === keys.length,
    { error: 'keys needs one key or more, each with an id of its own' },
  ),
});

export const subscriptions = section('Subscriptions: docs/subscriptions.md.', {
  most: whole('Subscriptions of all callers, for each worker; further ones get 503.', {
    from: 0,
    to: 1_000_000,
  }).prefault(20_000),
  perCaller: whole(
    'Subscriptions of a caller, by its credential or else its address, for each worker; further ones get 429.',
    { from: 1, to: 1_000_000 },
  ).prefault(100),
  buffer: size('Bytes of events that may wait for a slow subscriber. Beyond, its subscription ends with an error.', {
    to: '64MiB',
  }).prefault('256KiB'),
  heartbeat: duration('How often an idle subscriber gets a sign of life.', { from: '50ms', to: '10m' }).prefault('12s'),
  poll: duration(
    'The time between two polls of a source. Unless set: by the API, and longer while there are no events.',
    { from: '5ms', to: '60m' },
  ).optional(),
  hooks: section('APIs that may say that they have something new: their sources are polled at once.', {
    banking: hook.optional(),
  }).prefault({}),
});

export const liveQueries = section(
  'Live queries: docs/live-queries.md. Each also counts as a subscription of its caller.',
  {
    most: whole('Different live queries, for each worker; further ones get 503. 0 for none.', {
      from: 0,
      to: 100_000,
    }).prefault(1000),
    interval: duration('The least time between two evaluations of a live query.', { from: '5ms', to: '60m' }).prefault(
      '1s',
    ),
    poll: duration(
      'The time between two evaluations if an API fails, or does not say how long its responses are fresh.',
      { from: '5ms', to: '1440m' },
    ).prefault('30s'),
    result: size('The largest result. A live query with a larger one ends with an error.', { to: '16MiB' }).prefault(
      '256KiB',
    ),
    memory: size(
      'The newest results of all live queries, for each worker. Further live queries get 503, and one whose result does not fit ends with an error.',
      { to: '16GiB' },
    ).prefault('64MiB'),
  },
);

export const downloads = section('Downloads: docs/downloads.md.', {
  access: oneOf(
    '`caller`: a URL works only with the credential of its caller. `url`: the URL is enough, for links in a page. The latter needs a `cursorSecret`, and does not apply to APIs that receive headers of callers.',
    ['caller', 'url'],
  ).prefault('caller'),
  lifetime: duration('How long a URL can be used.', { from: '1s', to: '60m' }).prefault('5m'),
  origin: origin(
    'The origin of URLs, such as that of a proxy. Unless set, they are relative to the address of the graph.',
  ).optional(),
});

export const performance = section('Optimizations. Turn each off by itself.', {
  coalesceOperations: flag('Whether equal queries in flight are executed once; not with plugins.').prefault(true),
  coalesceCalls: flag('Whether equal upstream calls in flight are sent once.').prefault(true),
  projectRows: flag('Whether only selected fields of list rows are parsed.').prefault(true),
  cache: flag('Whether upstream responses are cached, by their `Cache-Control` or their contract.').prefault(true),
  responseCache: flag(
    'Whether GraphQL responses are cached while all upstream responses in them are fresh; not without `cache`, and not with plugins.',
  ).prefault(true),
  httpCaches: section(
    'HTTP caches in front of the gateway, which are notified of what mutations make stale ([caching.md](caching.md#purging-by-tag)).',
    {
      header: oneOf('The header with the tags of a public response: docs/caching.md.', [
        'Cache-Tag',
        'Surrogate-Key',
      ]).prefault('Cache-Tag'),
      purge: list('Where `PURGE` requests with this header are sent.', address('The address of a cache.')).prefault([]),
    },
  ).optional(),
  cacheSize: size('The size of both caches, divided among workers.', { to: '64GiB' }).prefault('64MiB'),
  documentCacheSize: size('The size of the cache of parsed and compiled documents, divided among workers.', {
    to: '64GiB',
  }).prefault('32MiB'),
});

const ALLOWED = 'true, false, or a mapping of shareable';
const NAME = /^([a-z][a-z0-9]*|[A-Z]\w*(\.[a-z]\w*)?)$/;

const mapping = section('The graph as a subgraph of Apollo Federation.', {
  shareable: list(
    'What other subgraphs resolve too, with the same values: an API that another gateway serves, such as `countries`, or a type or a field, such as `Country` and `Query.countries`.',
    matching('An API, a type or a field.', 'an API, a type such as Country, or a field such as Query.countries', NAME),
  ).prefault([]),
});

type FederationInput = boolean | z.input<typeof mapping>;

export const federation = z
  .unknown()
  .transform((found, context): z.output<typeof mapping> | false => {
    if (found === false || found === 'false') return false;
    if (found === true || found === 'true') return parsedBy(mapping, {}, context);
    if (typeof found !== 'object' || Array.isArray(found)) return refused(found, context, { allowed: ALLOWED });
    return parsedBy(mapping, found, context);
  })
  .meta({
    description:
      'Whether the graph is a subgraph of Apollo Federation, with `_service` and `_entities`: docs/federation.md.',
    allowed: ALLOWED,
    anyOf: [{ type: 'boolean' }, jsonSchemaOf(mapping)],
  }) as unknown as z.ZodType<z.output<typeof mapping> | false, FederationInput>;
