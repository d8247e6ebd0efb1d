import { whole } from './numbers.ts';
import { section } from './section.ts';
import { duration, size } from './units.ts';

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
    result: size('The largest result. A live query with a larger one ends with an error.', {
      to: '16MiB',
    }).prefault('256KiB'),
    memory: size(
      'The newest results of all live queries, for each worker. Further live queries get 503, and one whose result does not fit ends with an error.',
      { to: '16GiB' },
    ).prefault('64MiB'),
  },
);
