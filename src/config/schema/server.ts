import { COMPRESSION_LEVELS, CONTENT_CODINGS } from '#http';
import { redisUrl, secret } from './files.ts';
import {
  access,
  address,
  duration,
  flag,
  host,
  hostPattern,
  line,
  matching,
  network,
  oneOf,
  origin,
  path,
  port,
  share,
  size,
  whole,
} from './kinds.ts';
import { list, section } from './value.ts';

export const server = section('Where and how the graph is served.', {
  host: host('The address to listen on; 0.0.0.0 is every address of the machine.').prefault('127.0.0.1'),
  hosts: list(
    'Names in the `Host` header by which requests may reach the graph, the console and the sandbox; `*` is any. Loopback names and `host` are always allowed. Unless set, a server on 0.0.0.0 or :: accepts any name.',
    hostPattern('A host name or an IP address, without a port.'),
  ).prefault([]),
  port: port('The port to listen on.').prefault(4000),
  path: path('Where the graph is served.').prefault('/graphql'),
  trustedProxies: list(
    'Addresses and networks of the proxies in front. Only their `forwardedHeader` and client certificates are believed.',
    network('An IP address, or a network such as 10.0.0.0/8.'),
  ).prefault([]),
  forwardedHeader: oneOf(
    'The header in which these proxies send the address of the client. They have to set it or append to it. The other header is not read.',
    ['x-forwarded-for', 'forwarded'],
  ).prefault('x-forwarded-for'),
  watch: flag(
    'Whether the gateway reloads when the settings file, or a file that it names, changes. Unless set: true in `start`, false in `serve`.',
  ).optional(),
  workers: whole('Processes that share the port.', { from: 1, to: 128 }).prefault(1),
  graphiql: flag(
    'Whether browsers that open the path get GraphiQL. Unless set: true in `start`, false in `serve`.',
  ).optional(),
  console: flag(
    'Whether `/` serves the console, with the status of every API. It shows no secret. Without `auth`, everyone who reaches the port can open it. Unless set: true in `start`, false in `serve`.',
  ).optional(),
  recordedRequests: whole(
    'The requests without errors that each process records a second for the console; 0 records the errors of requests alone. Values are never recorded: docs/console.md. Unless set: 10 in `start`, and in `serve` with a mapping in `auth`; else 0.',
    { from: 0, to: 1000 },
  ).optional(),
  explain: flag('Whether callers may send `extensions.explain`. Unless set: as `graphiql`.').optional(),
  introspection: flag('Whether callers may query the schema by introspection.').prefault(true),
  corsOrigins: list(
    'Origins whose web pages may call the graph: docs/cors.md. Unless set: in `start` on a loopback address those of this machine, otherwise none.',
    origin('An origin, as browsers send it, or `loopback` for every server on this machine.'),
  ).optional(),
  drainDelay: duration(
    'How long connections are still accepted after the signal to stop, while `/health/ready` answers 503, so that a load balancer notices. Unless set: 0ms in `start`, 5s in `serve`.',
    { from: '0ms', to: '10m' },
  ).optional(),
  shutdownGrace: duration('How long requests in flight may then take to finish.', { from: '0ms', to: '10m' }).prefault(
    '10s',
  ),
  overload: section('When requests get 503, for each worker.', {
    maxDelay: duration('How long operations may wait for the event loop before fewer requests are accepted.', {
      to: '60s',
    }).prefault('200ms'),
    maxInFlight: whole('The most requests in flight.', { from: 1, to: 1_000_000 }).prefault(5000),
  }).prefault({}),
});

export const sandbox = section('The sandbox, which mocks APIs without an address.', {
  host: host('The address to listen on.').prefault('127.0.0.1'),
  port: port('The port to listen on.').prefault(4100),
  seed: line('The same seed gives the same data.').prefault('manifold'),
  limits: oneOf('The published rate limits to enforce: all of them, those that ordinary use stays within, or none.', [
    'published',
    'usual',
    'none',
  ]).prefault('usual'),
  asSpecified: list(
    'APIs that answer as specified where the public service differs: docs/sandbox.md.',
    oneOf('An API of which both are known.', ['identity', 'reviews', 'workflows']),
  ).prefault(['reviews', 'workflows']),
});

export const logs = section('The log, on standard error.', {
  level: oneOf('The lowest level to log. At `debug`, equal errors of several requests are not summarized.', [
    'debug',
    'info',
    'warn',
    'error',
    'silent',
  ]).prefault('info'),
  format: oneOf('`text` for people, or `json` with one object per line.', ['text', 'json']).prefault('text'),
  access: access(
    'The requests that get a line each. `problems` are those that failed or were slow; a share includes them. Lines have the level `info`, slow ones `warn`. Unless set: off in `start`, problems in `serve`.',
  ).optional(),
  slow: duration('The duration from which an operation is slow.').prefault('1s'),
});

export const http = section('How responses are sent.', {
  compression: section(
    'Compression of responses of the graph, where `Accept-Encoding` allows it. Pages, which hold no data, are compressed in any case.',
    {
      enabled: flag('Whether they are compressed.').prefault(true),
      algorithms: list(
        'The content codings, in order of preference.',
        oneOf('A content coding.', CONTENT_CODINGS),
      ).prefault([...CONTENT_CODINGS]),
      level: oneOf('How much time goes into smaller responses.', COMPRESSION_LEVELS).prefault('balanced'),
      minimum: size('The smallest body that is compressed.', { to: '1GiB' }).prefault('2KiB'),
    },
  ).prefault({}),
  http2: flag('Whether clients may use HTTP/2 (ALPN). It needs `tls`. Unless set: true with `tls`.').optional(),
  statusCodes: oneOf(
    '`compatible`: the statuses that clients know. `draft`: those of the GraphQL-over-HTTP draft of August 2026, 294 for data with errors and 422 for an invalid request or document. Only for `application/graphql-response+json`.',
    ['compatible', 'draft'],
  ).prefault('compatible'),
});

export const metrics = section('Metrics for Prometheus, at `/metrics` on their own address.', {
  enabled: flag('Whether they are served.').prefault(true),
  host: host('The address to listen on.').prefault('127.0.0.1'),
  port: port(
    'The port to listen on. Unless set: 9464 if it is free; without metrics otherwise, and the start says so.',
  ).optional(),
  operations: whole(
    'The most names of operations that become labels, besides those of persisted documents. Operations with further names are counted as `other`.',
    { from: 0, to: 10_000 },
  ).prefault(100),
});

export const telemetry = section('Traces and metrics by OpenTelemetry (OTLP over HTTP, as JSON).', {
  endpoint: address(
    'The base address of the collector, such as http://localhost:4318. Unless set: nothing is exported.',
  ).optional(),
  headers: secret('Headers of the export, such as credentials: `name=value`, separated by commas.').optional(),
  serviceName: line('The name of the service.').prefault('manifold'),
  sample: share('The share of requests to trace, of those without a `traceparent` that is believed.').prefault('10%'),
  callers: oneOf('Whose `traceparent` is believed and continued. `proxies` are those of `server.trustedProxies`.', [
    'proxies',
    'all',
  ]).prefault('proxies'),
  metrics: flag('Whether metrics are exported too.').prefault(true),
  metricsInterval: duration('Between two exports of metrics.', { from: '1s' }).prefault('60s'),
});

export const redis = section(
  'Redis 7 or newer, through which several gateways share caches, budgets, quotas and messages: docs/replicas.md. It needs the package `ioredis`.',
  {
    url: redisUrl('Its address, with a password as in `redis://:password@host`.').optional(),
    prefix: matching(
      'The beginning of all keys. Gateways with the same prefix share their state.',
      'up to 64 letters, digits, dots, hyphens and underscores',
      /^[\w.-]{1,64}$/,
    ).prefault('manifold'),
    timeout: duration('The time for each command, after which the gateway goes on without Redis.', {
      to: '10s',
    }).prefault('50ms'),
  },
);
