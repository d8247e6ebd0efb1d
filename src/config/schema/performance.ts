import { flag } from './numbers.ts';
import { section } from './section.ts';
import { size } from './units.ts';

/** What makes answers cheaper. Each part can be switched off, to see what it is worth or to rule it out. */
export const performance = section('What makes answers cheaper. Each part can be switched off by itself.', {
  expressLane: flag('Plain requests skip the general HTTP layer.').prefault(true),
  compile: flag('Operations are compiled; in the express lane only.').prefault(true),
  shareOperations: flag('Equal queries in flight run once; in the express lane only.').prefault(true),
  shareCalls: flag('Equal calls in flight are made once.').prefault(true),
  trimRows: flag('Of the rows in a list, only what is selected is read.').prefault(true),
  cache: flag('Answers of upstreams are kept as long as they say, or their contract does.').prefault(true),
  wholeAnswers: flag(
    'Whole answers are kept as long as all their parts are fresh; in the express lane only, and not without `cache`.',
  ).prefault(true),
  cacheSize: size('What is kept, of parts and of whole answers, altogether: workers share it out.', {
    to: '64GiB',
  }).prefault('64MiB'),
});
