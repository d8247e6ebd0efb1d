import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type Operation, readContract } from '#contract';
import { slugs } from '#contracts';
import { Clock, loadMocks, serveSandbox } from '#sandbox';
import { abusesOf } from '#test/abuse';
import { AnswerCheck } from '#test/answer-check';
import { liveApis } from '#test/contract/live';
import type { RawAnswer } from '#test/raw-request';
import { ownAudits } from '#test/read-audits';
import { NOON, recordExamples, replayed } from '#test/recorded';
import type { Recorded, RecordedRequest } from '#test/recorded-request';

const STATUSES = [400, 401, 403, 404, 409, 429, 500, 503];
/*
 * Every operation of every API is asked, by the examples, and every answer has to be what the contract says. An
 * API with a live address is asked there, for reading only: docs/sandbox-fidelity.md tells how.
 */
const live = liveApis();
let recorded: Recorded[] = [];
beforeAll(async () => {
  recorded = await recordExamples(live);
}, 120_000);

async function sandboxAtNoon(slug: (typeof slugs)[number]) {
  const clock = new Clock();
  clock.stop(Date.parse(NOON));
  const sandbox = await serveSandbox(await loadMocks([slug]), {
    host: '127.0.0.1',
    port: 0,
    seed: 'manifold',
    clock,
  });
  onTestFinished(() => sandbox.stop());
  return sandbox;
}

describe.each(slugs)('%s', (slug) => {
  const isLive = slug in live;
  const check = new AnswerCheck(slug, {
    closed: !isLive,
    words: !isLive && ownAudits.get(slug)?.ownWords === undefined,
  });
  const own = () => recorded.filter((each) => each.slug === slug);
  const succeeded = () => {
    const all = own().filter(({ answer }) => Number(answer.status) < 400);
    return [...new Map(all.toReversed().map((each) => [each.operation.id, each])).values()];
  };
  const problemsOf = ({ id }: Operation, { target }: RecordedRequest, answer: RawAnswer) =>
    check.problemsOf(id, answer, /[?&]fields=./.test(target)).map((problem) => `${id} ${problem}`);

  it.skipIf(isLive)('is asked for every operation by the examples, and each succeeds', () => {
    const ids = succeeded().map(({ operation }) => operation.id);

    expect(Object.keys(readContract(slug).operations).filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('answers the examples as its contract has it', () => {
    const problems = own().flatMap(({ operation, request, answer }) => problemsOf(operation, request, answer));

    expect(own().length).toBeGreaterThan(0);
    expect([...new Set(problems)]).toEqual([]);
  });

  it.skipIf(isLive)(
    'answers wrong requests as its contract has it',
    async () => {
      const sandbox = await sandboxAtNoon(slug);
      const problems: string[] = [];
      for (const each of succeeded()) {
        for (const [what, request] of abusesOf(each)) {
          const answer = await replayed(sandbox.origin, request);
          const found = problemsOf(each.operation, request, answer);
          if (Number(answer.status) >= 500) found.push(`${answer.status} ${answer.body.toString()}`);
          problems.push(...found.map((problem) => `${what}: ${problem}`));
        }
      }

      expect(problems).toEqual([]);
    },
    60_000,
  );

  it.skipIf(isLive)('fails as its contract has it when it is told to', async () => {
    const sandbox = await sandboxAtNoon(slug);
    const problems: string[] = [];
    for (const { operation, request } of succeeded()) {
      for (const status of STATUSES) {
        const headers = { ...request.headers, 'x-sandbox-fault': `status=${status}` };
        const answer = await replayed(sandbox.origin, { ...request, headers });
        problems.push(...problemsOf(operation, request, answer));
      }
    }

    expect(problems).toEqual([]);
  });
});
