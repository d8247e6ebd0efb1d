import { flag } from './numbers.ts';
import { section } from './section.ts';
import { size } from './units.ts';

/** What makes answers cheaper. Each part can be switched off, to see what it is worth or to rule it out. */
export const performance = section('What makes answers cheaper. Each part can be switched off by itself.', {
  coalesceOperations: flag('Equal queries in flight are executed once, unless there are plugins.').prefault(true),
  coalesceCalls: flag('Equal calls in flight are made once.').prefault(true),
  projectRows: flag('Of the rows in a list, only what is selected is read.').prefault(true),
  cache: flag('Answers of upstreams are kept as long as they say, or their contract does.').prefault(true),
  responseCache: flag(
    'Whole answers are kept as long as all their parts are fresh; not without `cache`, and not with plugins.',
  ).prefault(true),
  cacheSize: size('What is kept, of parts and of whole answers, altogether: workers share it out.', {
    to: '64GiB',
  }).prefault('64MiB'),
  documentCacheSize: size('Documents that are kept parsed and compiled, altogether: workers share it out.', {
    to: '64GiB',
  }).prefault('32MiB'),
});
