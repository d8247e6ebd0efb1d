import { expect, it } from 'vitest';
import { measureFirstPart } from '../../lab/first-part/measure-first-part.ts';

/* `npm run lab -- first-part` compares the times. */
it('the first part of a response comes while the interface of another part hangs', async () => {
  // It waits for the call that hangs, and for the first part, in each round.
  const { without, deferred } = await measureFirstPart(5);
  expect([without.length, deferred.length]).toEqual([5, 5]);
});
