import { expect, it } from 'vitest';
import { keepTick } from './tick.ts';

it('keeps one tick, as Node makes them', async () => {
  const tick = await keepTick();

  expect(Object.keys(tick)).toEqual(['callback', 'args']);
  expect(await keepTick()).toBe(tick);
});
