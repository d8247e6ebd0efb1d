import { whole } from './numbers.ts';
import { section } from './section.ts';
import { duration, size } from './units.ts';

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
    fields: whole('Selected fields of an operation, fragments included.', {
      from: 1,
      to: 1_000_000,
    }).prefault(3000),
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
      {
        to: '64GiB',
      },
    ).prefault('64MiB'),
    calls: whole('Upstream calls of one operation, cached ones included.', {
      from: 1,
      to: 1_000_000,
    }).prefault(500),
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
    pageDefault: whole("A connection's page size without `first` and `last`.", {
      from: 1,
      to: 100_000,
    }).prefault(20),
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
