import { expect, it } from 'vitest';
import { pinTickObject } from './pin-tick-object.ts';

it('pins one TickObject of Node', async () => {
  const tick = await pinTickObject();

  expect(Object.keys(tick)).toEqual(['callback', 'args']);
  expect(await pinTickObject()).toBe(tick);
});
