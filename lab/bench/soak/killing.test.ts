import { expect, it } from 'vitest';
import { killingReport } from './killing.ts';

const seen = { sent: 10, answered: 8, withErrors: 0, refused: 0, left: 0, lost: 2 };

it.each([
  ['in flight when a worker was killed', [{ startedAt: 900, endedAt: 1001 }], true],
  ['on a connection that had just been closed', [{ startedAt: 1050, endedAt: 1060 }], true],
  ['before', [{ startedAt: 900, endedAt: 999 }], false],
  ['long after', [{ startedAt: 1200, endedAt: 1300 }], false],
])('a request that is lost %s is judged', (_when, losses, holds) => {
  expect(killingReport({ seen, losses, kills: [1000] }).holds).toBe(holds);
});

it('a run without a kill shows nothing', () => {
  expect(killingReport({ seen, losses: [], kills: [] }).holds).toBe(false);
});
