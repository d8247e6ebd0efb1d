import { expect, it } from 'vitest';
import { runFuzz } from '../../lab/fuzz/run.ts';

const MEBIBYTE = 1024 * 1024;

it('generated requests and hostile answers of upstreams leave a gateway with well-formed responses and no secret in any output', async () => {
  const { requests, answers, problems, counts, residentBytes } = await runFuzz({
    seed: 'suite',
    requests: 500,
    answers: 500,
  });

  expect(problems).toEqual([]);
  expect([requests, answers]).toEqual([500, expect.toSatisfy((count) => count >= 500)]);
  // Requests are answered and refused, in several ways.
  expect(counts.get('valid 200')).toBeGreaterThan(50);
  expect(counts.get('body 400')).toBeGreaterThan(5);
  expect(counts.size).toBeGreaterThan(20);
  expect(residentBytes.after - residentBytes.before).toBeLessThan(192 * MEBIBYTE);
}, 300_000);
