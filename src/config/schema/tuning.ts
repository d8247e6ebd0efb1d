import { flag, percent, whole } from './numbers.ts';
import { section, withoutDefaults } from './section.ts';
import { duration, size } from './units.ts';

/** Settings of upstream calls, with their defaults. */
export const tuning = {
  timeouts: section('Timeouts of upstream calls.', {
    connect: duration('Until a connection is open.').prefault('2s'),
    headers: duration("From the request's last byte to the response headers.").prefault('10s'),
    body: duration('Between two chunks of the response body.').prefault('10s'),
    total: duration('A whole call, with its retries.').prefault('15s'),
  }).prefault({}),
  answer: section('Limits of upstream responses.', {
    bytes: size('The response body, after decompression.', { to: '512MiB' }).prefault('4MiB'),
    ratio: whole('Decompressed bytes per compressed byte, beyond the first 64 KiB.', {
      from: 1,
      to: 10_000,
    }).prefault(100),
  }).prefault({}),
  traceContext: flag(
    'Whether calls carry the trace context of their operation. Equal calls are still shared and cached.',
  ).prefault(false),
  connections: whole('The most open connections.', { from: 1, to: 4096 }).prefault(64),
  retry: section('Retries of calls that are safe to repeat.', {
    attempts: whole('The most retries.', { from: 0, to: 10 }).prefault(2),
    budget: percent('Retries as a share of calls.').prefault('10%'),
  }).prefault({}),
  breaker: section('The circuit breaker: while it is open, calls fail at once.', {
    failures: whole('Consecutive failures that open the breaker; 0 turns it off.', { from: 0, to: 100_000 }).prefault(
      10,
    ),
    rate: percent(
      'The share of failed or slow calls in ten seconds that opens the breaker, of 20 calls or more.',
    ).prefault('50%'),
    slow: duration('A call that takes longer is slow. Unless set: none is.').optional(),
    open: duration('How long the breaker stays open before calls probe the upstream.').prefault('5s'),
    probes: whole('The calls that probe the upstream at a time; the breaker closes when as many have succeeded.', {
      from: 1,
      to: 100,
    }).prefault(3),
  }).prefault({}),
};

/** The same for one API, without defaults. */
export const ownTuning = withoutDefaults(tuning);
