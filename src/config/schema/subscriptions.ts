import { whole } from './numbers.ts';
import { section } from './section.ts';
import { duration, size } from './units.ts';

export const subscriptions = section('Subscriptions, which docs/subscriptions.md describes.', {
  most: whole('Subscriptions of all callers, for each worker; further ones are refused with 503.', {
    from: 0,
    to: 1_000_000,
  }).prefault(20_000),
  perCaller: whole(
    'Subscriptions of a caller, by its credential or else its address, for each worker; further ones are refused with 429.',
    { from: 1, to: 1_000_000 },
  ).prefault(100),
  buffer: size(
    'Bytes of events that may wait for a subscriber who reads slowly. Beyond, its subscription is ended with an error.',
    { to: '64MiB' },
  ).prefault('256KiB'),
  heartbeat: duration('How often an idle connection of a subscriber is sent a sign of life.', {
    from: '50ms',
    to: '10m',
  }).prefault('12s'),
  poll: duration(
    'The time between two polls of a source. Unless set: longer while there are no events, as the facts of the interface have it.',
    { from: '5ms', to: '60m' },
  ).optional(),
});
