import { access } from './access.ts';
import { flag, port, whole } from './numbers.ts';
import { list, section } from './section.ts';
import { host, hostPattern, line, network, oneOf, origin, path } from './text.ts';
import { duration } from './units.ts';

export const server = section('Where and how the graph is served.', {
  host: host('The address to listen on; 0.0.0.0 is every address of the machine.').prefault('127.0.0.1'),
  hosts: list(
    'Names by which requests may reach the graph, the console and the sandbox, as in their `Host` header; `*` is any. Loopback names and `host` are always allowed. Unless set, a server on 0.0.0.0 or :: takes any name, because it cannot know its own.',
    hostPattern('A host name or an IP address, without a port.'),
  ).prefault([]),
  port: port('The port to listen on.').prefault(4000),
  path: path('Where the graph is served.').prefault('/graphql'),
  trustedProxies: list(
    'Addresses and networks of the proxies in front, whose `forwardedHeader` and client certificates are believed.',
    network('An IP address, or a network such as 10.0.0.0/8.'),
  ).prefault([]),
  forwardedHeader: oneOf(
    'The header in which these proxies tell the address of the client. They have to set it, or add to it: the other header is not read.',
    ['x-forwarded-for', 'forwarded'],
  ).prefault('x-forwarded-for'),
  watch: flag(
    'Whether the configuration is reloaded when its files change: this file, and those that it names. Unless set: true in `start`, false in `serve`, where `SIGHUP` and `manifold reload` do it.',
  ).optional(),
  workers: whole('Processes that share the port.', { from: 1, to: 128 }).prefault(1),
  graphiql: flag(
    'GraphiQL, for browsers that open the path. Unless set: true in `start`, false in `serve`.',
  ).optional(),
  console: flag(
    'The console at `/`, which shows the state of every API. It contains no secret, but everyone who can reach the port can open it. Unless set: true in `start`, false in `serve`.',
  ).optional(),
  explain: flag(
    'Whether callers may have operations explained, by `extensions.explain` of a request. Unless set: as `graphiql`.',
  ).optional(),
  introspection: flag('Whether callers may query the schema.').prefault(true),
  corsOrigins: list('Origins whose web pages may call the graph.', origin('An origin, as browsers send it.')).prefault(
    [],
  ),
  drainDelay: duration(
    'How long connections are still accepted after the signal to stop, while `/health/ready` answers 503: the time that a load balancer needs to notice. Unless set: 0ms in `start`, 5s in `serve`.',
    { from: '0ms', to: '10m' },
  ).optional(),
  shutdownGrace: duration('How long requests in flight may take to finish after that.', {
    from: '0ms',
    to: '10m',
  }).prefault('10s'),
  overload: section('When requests are refused with 503, for each worker.', {
    maxDelay: duration(
      'How long operations may wait for the event loop. While they wait longer, fewer requests are accepted.',
      {
        to: '60s',
      },
    ).prefault('200ms'),
    maxInFlight: whole('Requests in flight, whose responses have not ended.', { from: 1, to: 1_000_000 }).prefault(
      5000,
    ),
  }).prefault({}),
});

export const sandbox = section('The sandbox, which replaces APIs that have no address.', {
  host: host('The address to listen on.').prefault('127.0.0.1'),
  port: port('The port to listen on.').prefault(4100),
  seed: line('The same seed gives the same data.').prefault('manifold'),
  limits: oneOf(
    'The published rate limits that are enforced: `published` all of them, `usual` those that ordinary use stays within, and `none`.',
    ['published', 'usual', 'none'],
  ).prefault('usual'),
  asSpecified: list(
    'APIs that answer as specified where the public service differs: docs/sandbox.md.',
    oneOf('An API of which both are known.', ['identity', 'reviews', 'workflows']),
  ).prefault(['reviews', 'workflows']),
});

export const logs = section('The log, which is written to standard error.', {
  level: oneOf(
    'The least serious level that is logged. At `debug`, equal errors of several requests are not summarized.',
    ['debug', 'info', 'warn', 'error', 'silent'],
  ).prefault('info'),
  format: oneOf('`text` for people, or `json` for machines, one object for each line.', ['text', 'json']).prefault(
    'text',
  ),
  access: access(
    'Which requests get a line each: none, all, a share such as `10%`, or `problems`: those that failed or were slow, which a share includes too. Lines are at the level `info`, slow ones at `warn`. Unless set: off in `start`, problems in `serve`.',
  ).optional(),
  slow: duration('From when on an operation is slow.').prefault('1s'),
});
