import { access } from './access.ts';
import { flag, port, whole } from './numbers.ts';
import { list, section } from './section.ts';
import { host, hostPattern, line, network, oneOf, origin, path } from './text.ts';
import { duration } from './units.ts';

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
  explain: flag('Whether callers may send `extensions.explain`. Unless set: as `graphiql`.').optional(),
  introspection: flag('Whether callers may query the schema by introspection.').prefault(true),
  corsOrigins: list(
    'Origins whose web pages may call the graph: docs/cors.md.',
    origin('An origin, as browsers send it.'),
  ).prefault([]),
  drainDelay: duration(
    'How long connections are still accepted after the signal to stop, while `/health/ready` answers 503, so that a load balancer notices. Unless set: 0ms in `start`, 5s in `serve`.',
    { from: '0ms', to: '10m' },
  ).optional(),
  shutdownGrace: duration('How long requests in flight may then take to finish.', {
    from: '0ms',
    to: '10m',
  }).prefault('10s'),
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
