import { Agent } from 'node:http';
import { describe, expect, it } from 'vitest';
import { json, mock } from '#test/harness';
import { mostWithin } from '#test/published-limits';
import { ask, startServe } from '#test/served-process';
import { until } from '#test/until';
import { questions } from '../lab/questions.ts';

const QUERY = encodeURIComponent(`{ ${questions().find(({ slug }) => slug === 'journals')?.text} }`);

describe('workers', () => {
  it('keep the quota of an API together', async () => {
    const times: number[] = [];
    const url = await mock(() => {
      times.push(performance.now());
      return json({ total: 0, page: 1, pageSize: 1, timestamp: '2026-11-22T12:00:00Z', query: 'x', results: [] });
    });
    const { origin, log } = await startServe({
      server: { workers: 2 },
      performance: { cache: false, coalesceCalls: false, coalesceOperations: false },
      apis: { journals: { url } },
    });
    await until(() => expect(log.filter((line) => line.message === 'A worker listens')).toHaveLength(2), {
      timeoutMs: 30_000,
    });

    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) => ask(`${origin}/graphql?query=${QUERY}${'%20'.repeat(n)}`)),
    );

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(times).toHaveLength(6);
    // The primary deals connections out in turn: each worker has three of them.
    expect(mostWithin(times, 1000)).toBe(2);
  });

  it('count the budgets of callers together', async () => {
    const { origin, log } = await startServe({
      server: { workers: 2 },
      budgets: { rules: [{ name: 'requests', limit: 4, within: 'day' }] },
    });
    await until(() => expect(log.filter((line) => line.message === 'A worker listens')).toHaveLength(2), {
      timeoutMs: 30_000,
    });

    const statuses = [];
    // The primary deals connections out in turn: each worker has three of them.
    for (let sent = 0; sent < 6; sent++)
      statuses.push((await ask(`${origin}/graphql?query={__typename}`, new Agent())).status);

    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
  });
});
