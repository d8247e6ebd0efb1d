import { describe, expect, it } from 'vitest';
import { readContract as readPlans } from '#contract';
import { slugs } from '#contracts';
import { Clock, loadMocks, serveSandbox } from '#sandbox';
import { AnswerCheck } from '#test/answer-check';
import { rawRequest } from '#test/raw-request';
import { ownAudits } from '#test/read-audits';
import { operationsOf, readContract } from '../../scripts/contract/document.ts';
import { exampleRequest } from './example-request.ts';
import { liveApi, mayWrite } from './live.ts';

/*
 * Sends the contract's example request of every operation, and checks the response against the contract: in the sandbox, or
 * at the address in `MANIFOLD_LIVE_<INTERFACE>_URL`, as docs/sandbox-fidelity.md describes.
 */
describe.each(slugs)('%s', (slug) => {
  const document = readContract(slug);
  const live = liveApi(slug);
  const check = new AnswerCheck(slug, { closed: !live, words: !live && ownAudits.get(slug)?.ownWords === undefined });
  const { operations } = readPlans(slug);

  it.for(operationsOf(document).map((each) => ({ ...each, id: each.operation.operationId })))(
    '$id answers as it is said to',
    async ({ id, ...place }, { skip }) => {
      const example = live?.examples[id] ?? place.operation['x-example'];
      expect(example, 'an example request').toBeDefined();
      skip(live !== undefined && !mayWrite && !operations[id]?.reads, 'It would change something');
      const { target, ...request } = exampleRequest(document, place, { example, token: live?.token });
      const answer = await answerTo(target, request);

      expect(check.problemsOf(id, answer, /[?&]fields=./.test(target))).toEqual([]);
      skip(live !== undefined && Number(answer.status) >= 400, `${answer.status}, and as it is said to fail`);
      expect(answer.status).toBeLessThan(400);
    },
  );

  async function answerTo(target: string, request: Parameters<typeof rawRequest>[1]) {
    if (live) return rawRequest(live.url + target, request);
    const [host, port, seed] = ['127.0.0.1', 0, 'manifold'];
    const sandbox = await serveSandbox(await loadMocks([slug]), { host, port, seed, clock: new Clock() });
    const answer = await rawRequest(`${sandbox.origin}/${slug}${target}`, request);
    await sandbox.stop();
    return answer;
  }
});
