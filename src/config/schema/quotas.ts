import { z } from 'zod';
import { whole } from './numbers.ts';
import { list, section } from './section.ts';
import { line, matching } from './text.ts';
import { duration } from './units.ts';
import { value } from './value.ts';

const quota = section('A quota of calls.', {
  name: matching('Its name in metrics and on the console.', 'a word', /^[A-Za-z][\w-]*$/),
  calls: whole('The calls that may be made.', { from: 1, to: 1_000_000_000 }),
  within: duration('Their period. It slides, unless `burst` or `timeZone` is set.', { to: '1440m' }),
  burst: whole('The capacity of a token bucket, which refills by `calls` in `within`.', {
    from: 1,
    to: 1_000_000_000,
  }).optional(),
  timeZone: timeZone('The time zone at whose midnight a daily quota starts again; `within` is 1440m.').optional(),
  operations: list('The operations that are counted together. Unless set: all.', line('An operationId.')).optional(),
  per: line(
    '`address`: one count. `credential`: one for each forwarded credential. A path parameter: one for each value.',
  ).prefault('address'),
});

/** The quotas of an API. */
export const quotas = z.array(quota, { error: 'a list of quotas' }).meta({
  description: 'The quotas of the API. Unless set: those of its contract; an empty list is none.',
  allowed: 'a list of quotas',
});

function timeZone(description: string) {
  return value(description, {
    allowed: 'a time zone such as America/Los_Angeles',
    json: { type: 'string', minLength: 1 },
    read: (found) => (typeof found === 'string' && isTimeZone(found) ? found : undefined),
  });
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
