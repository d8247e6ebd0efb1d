import { describe, expect, it } from 'vitest';
import { codes, type OperationResult } from '#test/hostile/gateways';
import { overPublishedLimits } from '#test/published-limits';
import { questions } from '../lab/questions.ts';
import { SandboxDial } from '../lab/resilience/load.ts';

/*
 * The counts of `npm run lab -- chaos`, with a clock that stands still: which operations fail, and how often APIs are called,
 * while one of them fails and others are used.
 */
const OTHERS = ['countries', 'logistics', 'readers'] as const;
const FAILING = 'jokes';
const COUNT = 150;
const FAULTS = [
  { on: FAILING, status: 500 },
  { on: FAILING, status: 503, share: 0.3 },
  { on: FAILING, reset: true },
  { on: FAILING, drop: true },
] as const;
const textOf = (slug: string) => `{ ${questions().find((each) => each.slug === slug)?.text} }`;
const mutation = (name: string) =>
  `mutation { createBatch(input: { kind: INTERNAL_TRANSFER, currencyCode: EUR, name: "${name}", jobNumber: "${name}" }) { __typename } }`;

describe('under load, an API that fails', () => {
  it.each(FAULTS)('by %o fails its own operations only, and gets few retries', async (fault) => {
    const { sandbox, gateway, run, untilSettled } = await overPublishedLimits(FAILING, 'journals', ...OTHERS);
    const dial = new SandboxDial(sandbox.origin);
    const ask = (slug: string, count: number) => Array.from({ length: count }, () => run(textOf(slug)));
    const before = await Promise.all(OTHERS.map((slug) => run(textOf(slug))));
    await dial.faults([fault]);

    const failing = ask(FAILING, COUNT);
    const journals = ask('journals', 10);
    const others = OTHERS.map((slug) => ask(slug, 40));
    await untilSettled(gateway, [...failing, ...journals, ...others.flat()], 1000);

    const results = await Promise.all(others.map((each) => Promise.all(each)));
    expect(results).toEqual(before.map((each) => Array.from({ length: 40 }, () => each)));
    expect((await Promise.all(journals)).flatMap(codes)).toEqual([]);
    expect(new Set((await Promise.all(failing)).flatMap(codes)).size).toBeLessThanOrEqual(2);
    // Ten retries accumulate, and each ten calls add another.
    expect((await dial.calls())(FAILING)).toBeLessThanOrEqual(COUNT * 1.1 + 10);
  });

  it.each([
    { on: 'banking.createBatch', status: 503, share: 0.5 },
    { on: 'banking.createBatch', reset: true, share: 0.5 },
    { on: 'banking.createBatch', truncate: 10, share: 0.5 },
  ])('by %o is sent each mutation once', async (fault) => {
    const { sandbox, gateway, run, untilSettled } = await overPublishedLimits('banking');
    const dial = new SandboxDial(sandbox.origin);
    await dial.faults([fault]);

    const all: Promise<OperationResult>[] = [];
    for (let n = 0; n < 40; n++) {
      all.push(run(mutation(`job-${n}`)));
      await untilSettled(gateway, all.slice(-1));
    }

    const failed = (await Promise.all(all)).filter((result) => codes(result).length > 0);
    const tried = failed.filter(({ errors }) => !errors?.[0]?.message.includes('is not tried'));
    const succeeded = all.length - failed.length;
    expect(tried.length).toBeGreaterThan(0);
    expect((await dial.calls())('banking')).toBe(succeeded + tried.length);
  });
});
