import { expect, it } from 'vitest';
import { reconnectWalk } from '../../lab/subscribers/walks.ts';

it('a subscriber that goes on at any replica loses no event, and gets none twice', async () => {
  const { events, connections, wrong } = await reconnectWalk(5000);
  expect(wrong).toEqual([]);
  expect(events).toBeGreaterThanOrEqual(5000);
  expect(connections).toBeGreaterThan(20);
});
