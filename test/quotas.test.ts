import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadSettings } from '#config';
import { readContract } from '#contract';
import { type Slug, slugs } from '#contracts';
import { codes, type OperationResult } from '#test/hostile/gateways';
import { fileWith } from '#test/product';
import { overPublishedLimits } from '#test/published-limits';
import { questions } from '../lab/questions.ts';

const QUESTIONS = questions();
const questionTo = (slug: Slug) => {
  const found = QUESTIONS.find((each) => each.slug === slug);
  if (!found) throw new TypeError(`There is no question to ${slug}`);
  return `${found.operation} { ${found.text} }`;
};
const errorsOf = (results: readonly OperationResult[]) => results.flatMap(({ errors = [] }) => errors);

describe('docs/quotas.md', () => {
  it('has valid settings', () => {
    const [, yaml = ''] = /```yaml\n(.*?)```/s.exec(readFileSync('docs/quotas.md', 'utf8')) ?? [];
    const file = fileWith('manifold.yaml', yaml);
    const { apis } = loadSettings({ file, environment: {}, contracts: slugs.map(readContract) });

    expect(['journals', 'indexing', 'chat'].map((slug) => apis[slug]?.quotas)).toEqual([
      [{ name: 'requests', calls: 12, seconds: 1, burst: 8, per: 'address' }],
      [
        {
          name: 'publishes',
          calls: 200,
          seconds: 86_400,
          timeZone: 'America/Los_Angeles',
          operations: ['publish'],
          per: 'address',
        },
      ],
      [],
    ]);
  });
});

describe('the published limits', () => {
  it.each(slugs)('of %s are never exceeded, at any load', async (slug) => {
    const { gateway, run, untilSettled } = await overPublishedLimits(slug);
    const all = Array.from({ length: 400 }, (_, n) => run(questionTo(slug), `caller ${n % 7}`));

    await untilSettled(gateway, all);

    const errors = errorsOf(await Promise.all(all));
    // A call beyond its quota is not tried: the API refuses none.
    expect(errors.filter(({ message }) => !message.endsWith('is not tried, because its quota is used up'))).toEqual([]);
    expect(new Set(errors.map(({ extensions }) => extensions['code']))).toEqual(
      new Set(errors.length > 0 ? ['RATE_LIMITED'] : []),
    );
  });

  it('let pass as many as they allow until the deadline, and refuse the others at once', async () => {
    const { gateway, run, untilSettled, answered } = await overPublishedLimits('journals');
    const early: OperationResult[] = [];
    const all = Array.from({ length: 60 }, async () => {
      const result = await run(questionTo('journals'));
      early.push(result);
      return result;
    });
    await answered(gateway);
    const refused = errorsOf(early.slice());
    const { queued, quotas } = gateway.health()[0] ?? {};

    await untilSettled(gateway, all);

    expect(refused).toHaveLength(30);
    expect([queued, quotas]).toEqual([28, [{ name: 'requests', calls: 2, seconds: 1, left: 0 }]]);
    expect(refused[0]?.extensions).toEqual({
      code: 'RATE_LIMITED',
      api: 'journals',
      operation: 'searchJournals',
      retryable: true,
      retryAfter: 16,
      requestId: 'test',
    });
    expect((await Promise.all(all)).filter((result) => codes(result).length === 0)).toHaveLength(30);
  });

  it('are divided among callers fairly', async () => {
    const { gateway, run, untilSettled } = await overPublishedLimits('journals');
    const served: string[] = [];
    const ask = async (label: string) => {
      await run(questionTo('journals'), label);
      served.push(label);
    };
    const all = [...Array.from({ length: 12 }, () => ask('greedy')), ask('modest'), ask('modest'), ask('other')];

    await untilSettled(gateway, all);

    expect(served.slice(0, 8).toSorted()).toEqual([
      ...Array.from({ length: 5 }, () => 'greedy'),
      'modest',
      'modest',
      'other',
    ]);
  });

  it('let background requests wait behind others', async () => {
    const { gateway, run, untilSettled } = await overPublishedLimits('journals');
    const served: string[] = [];
    const ask = async (name: string, priority: string) => {
      await run(questionTo('journals'), '', { priority });
      served.push(name);
    };
    const all = [
      ...Array.from({ length: 4 }, () => ask('background', 'u=7, i')),
      ...Array.from({ length: 4 }, () => ask('interactive', 'u=3')),
    ];

    await untilSettled(gateway, all);

    expect(served).toEqual([
      'background',
      'background',
      'interactive',
      'interactive',
      'interactive',
      'interactive',
      'background',
      'background',
    ]);
  });

  it('hold for each channel of messages, and for each day of notifications', async () => {
    const { gateway, run, untilSettled, pass } = await overPublishedLimits('chat', 'indexing');
    const [busy, quiet] = ['1179999999999999000', '1179999999999999001'];
    const post = (channel: string) =>
      run(`mutation { createMessage(input: { channelId: "${channel}", content: "x" }) { __typename } }`);
    let early = 0;
    const messages = Array.from({ length: 7 }, () => post(busy).finally(() => (early += 1)));
    const other = post(quiet);
    await untilSettled(gateway, [other]);
    expect(early).toBe(5);
    await untilSettled(gateway, messages);
    expect(errorsOf(await Promise.all([...messages, other]))).toEqual([]);

    const publish = (n: number) =>
      run(`mutation { publish(input: { url: "https://jobs.example.test/role/${n}", kind: UPDATED }) {
        __typename ... on UrlNotificationQuotaExceeded { retryAfterSeconds } } }`);
    const published = Array.from({ length: 201 }, (_, n) => publish(n));
    await untilSettled(gateway, published);
    const outcomes = (await Promise.all(published)).map(({ data }) => data.publish as Record<string, unknown>);
    const refused = outcomes.filter(({ __typename: type }) => type !== 'PublishSuccess');
    // Twenty hours until midnight in Los Angeles, less the seconds of this test, and two for the difference of clocks.
    expect(refused).toEqual([{ __typename: 'UrlNotificationQuotaExceeded', retryAfterSeconds: expect.any(Number) }]);
    expect(Math.abs(Number(refused[0]?.['retryAfterSeconds']) - 20 * 3600)).toBeLessThan(60);

    await pass(20 * 3_600_000 + 2000);
    const again = publish(1);
    await untilSettled(gateway, [again]);
    expect((await again).data.publish.__typename).toBe('PublishSuccess');
  });
});
