import { whole } from './numbers.ts';
import { secret } from './secret.ts';
import { list, section } from './section.ts';
import { line } from './text.ts';
import { duration, size } from './units.ts';

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
  heartbeat: duration('How often an idle subscriber gets a sign of life.', {
    from: '50ms',
    to: '10m',
  }).prefault('12s'),
  poll: duration(
    'The time between two polls of a source. Unless set: by the API, and longer while there are no events.',
    { from: '5ms', to: '60m' },
  ).optional(),
  hooks: section('APIs that may say that they have something new: their sources are polled at once.', {
    banking: hook.optional(),
  }).prefault({}),
});
