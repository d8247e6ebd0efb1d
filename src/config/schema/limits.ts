import { whole } from './numbers.ts';
import { section } from './section.ts';
import { duration, size } from './units.ts';

const timeouts = section('How long callers and their operations may take.', {
  operation: duration('For an operation altogether, all its upstream calls included.').prefault('30s'),
  headers: duration("For a request's headers to arrive.").prefault('10s'),
  request: duration('For a request to arrive, body and uploads included.').prefault('5m'),
  idle: duration('Between two requests of a connection; longer than what stands in front keeps one.').prefault('65s'),
  write: duration('For a caller to read something of a response that waits to be sent.').prefault('20s'),
});

/** What a caller may ask for. */
export const limits = section(
  'What a caller may ask for. Whatever is beyond is refused before any upstream is called; only calls are counted as they are made.',
  {
    body: size("A request's body.", { to: '1GiB' }).prefault('1MiB'),
    upload: size('All files of one request.', { to: '1024GiB' }).prefault('2GiB'),
    headers: size("A request's headers.", { to: '1MiB' }).prefault('16KiB'),
    tokens: whole('Tokens of a document: names, punctuation, values.', { from: 1, to: 1_000_000 }).prefault(2000),
    depth: whole('Fields inside fields, fragments followed.', { from: 1, to: 1000 }).prefault(12),
    aliases: whole('Aliases of an operation, fragments followed.', { from: 0, to: 100_000 }).prefault(30),
    directives: whole('Directives of a document.', { from: 0, to: 100_000 }).prefault(50),
    fields: whole('Fields of an operation, each time that they are selected, fragments followed.', {
      from: 1,
      to: 1_000_000,
    }).prefault(3000),
    nodes: whole('Objects and list items of one answer.', { from: 1, to: 1_000_000_000 }).prefault(500_000),
    answer: size('One answer.', { to: '1GiB' }).prefault('16MiB'),
    connections: whole('Connections of callers at a time, for each worker; further ones are closed.', {
      from: 1,
      to: 1_000_000,
    }).prefault(10_000),
    buffered: size('Bodies that are being received, altogether; requests beyond are refused for the moment.', {
      to: '64GiB',
    }).prefault('64MiB'),
    calls: whole('Upstream calls of one operation, those included that are answered from the cache.', {
      from: 1,
      to: 1_000_000,
    }).prefault(500),
    errors: whole('Errors told in one answer.', { from: 1, to: 1000 }).prefault(10),
    pageDefault: whole("A connection's rows where neither `first` nor `last` is given.", {
      from: 1,
      to: 100_000,
    }).prefault(20),
    pageMaximum: whole('The most that `first` and `last` may be.', { from: 1, to: 100_000 }).prefault(1000),
    timeouts: timeouts.prefault({}),
  },
).refine(({ pageDefault, pageMaximum }) => pageDefault <= pageMaximum, {
  error: 'pageDefault is more than pageMaximum',
  // Also when something else here is wrong, which would otherwise come first.
  when: ({ value }) => hasPages(value),
});

function hasPages(value: unknown): boolean {
  const { pageDefault, pageMaximum } = value as Record<string, unknown>;
  return typeof pageDefault === 'number' && typeof pageMaximum === 'number';
}
