import { address } from './address.ts';
import { flag } from './numbers.ts';
import { list, section } from './section.ts';
import { oneOf } from './text.ts';
import { size } from './units.ts';

export const performance = section('Optimizations. Turn each off by itself.', {
  coalesceOperations: flag('Whether equal queries in flight are executed once; not with plugins.').prefault(true),
  coalesceCalls: flag('Whether equal upstream calls in flight are sent once.').prefault(true),
  projectRows: flag('Whether only selected fields of list rows are parsed.').prefault(true),
  cache: flag('Whether upstream responses are cached, by their `Cache-Control` or their contract.').prefault(true),
  responseCache: flag(
    'Whether GraphQL responses are cached while all upstream responses in them are fresh; not without `cache`, and not with plugins.',
  ).prefault(true),
  httpCaches: section(
    'HTTP caches in front of the gateway, which are told what mutations make stale ([caching.md](caching.md#purging-by-tag)).',
    {
      header: oneOf('The header with the tags of a public response: docs/caching.md.', [
        'Cache-Tag',
        'Surrogate-Key',
      ]).prefault('Cache-Tag'),
      purge: list('Where `PURGE` requests with this header are sent.', address('The address of a cache.')).prefault([]),
    },
  ).optional(),
  cacheSize: size('The size of both caches, divided among workers.', {
    to: '64GiB',
  }).prefault('64MiB'),
  documentCacheSize: size('The size of the cache of parsed and compiled documents, divided among workers.', {
    to: '64GiB',
  }).prefault('32MiB'),
});
