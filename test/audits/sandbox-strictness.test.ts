import { describe, expect, it, onTestFinished } from 'vitest';
import { type Slug, slugs } from '#contracts';
import { Clock, loadMocks, serveSandbox } from '#sandbox';
import { exampleRequest } from '#test/contract/example-request';
import { type RawAnswer, rawRequest } from '#test/raw-request';
import { ownAudits } from '#test/read-audits';
import { type RequestVariant, requestVariants } from '#test/request-variants';
import { operationsOf, readContract } from '../../scripts/contract/document.ts';
import { readRequestRules } from '../../src/sandbox/requests/rules.ts';

/** The rules whose violation most servers let pass. */
const USUALLY_PASSES = { query: 'unknown repeated', body: 'unknown' };

const formOf = (slug: Slug) => ownAudits.get(slug)?.refusals;

const clock = new Clock();
clock.stop(Date.parse('2026-11-21T12:00:00Z'));

async function sandboxOf(slug: Slug) {
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
  const document = readContract(slug);
  const rules = readRequestRules(slug);
  const isRefused = ({ in: part, rule, name }: RequestVariant) => {
    const { exceptions = {}, passes: own = USUALLY_PASSES } = ownAudits.get(slug) ?? {};
    const exception = exceptions[`${part} ${name} ${rule}`];
    const passes = formOf(slug) ? (own[part] ?? '') : '*';
    return exception
      ? exception === 'refused'
      : rule !== 'bound' && passes !== '*' && !passes.split(' ').includes(rule);
  };

  it('refuses what the service refuses, in its own form, and lets pass what the service lets pass', async () => {
    const sandbox = await sandboxOf(slug);
    const problems: string[] = [];
    const seen = { refused: 0, passed: 0 };
    for (const place of operationsOf(document)) {
      const id = place.operation.operationId;
      const { target, ...request } = exampleRequest(document, place, { example: place.operation['x-example'] });
      for (const variant of requestVariants(rules[id] ?? { query: {} }, { target, body: String(request.body ?? '') })) {
        if (place.method !== 'GET') sandbox.reset();
        const { 'content-length': _length, ...headers } = { ...request.headers } as Record<string, string>;
        const answer = await rawRequest(`${sandbox.origin}/${slug}${variant.target}`, {
          ...request,
          headers,
          ...(request.body !== undefined && { body: variant.body }),
        });
        const what = `${id}: ${variant.in} ${variant.name} ${variant.rule}`;
        seen[isRefused(variant) ? 'refused' : 'passed'] += 1;
        const problem = isRefused(variant) ? formProblem(slug, answer, variant) : passProblem(slug, answer, variant);
        if (problem) problems.push(`${what}: ${problem}`);
      }
    }

    expect(problems).toEqual([]);
    expect(seen.refused + seen.passed).toBeGreaterThan(0);
  });
});

function formProblem(slug: Slug, answer: RawAnswer, variant: RequestVariant): string | undefined {
  const own = formOf(slug);
  if (!own) return 'the API has no form of refusals';
  const text = answer.body.toString().replaceAll(/^\/\/ API callback\n\w+\(|\);$/g, '');
  if (answer.status !== own.status) return `${answer.status} ${text.slice(0, 200)}`;
  const body: unknown = text === '' ? '' : JSON.parse(text);
  const [found, expected] = [own.view(body, variant), own.expected(body, variant)];
  return JSON.stringify(found) === JSON.stringify(expected)
    ? undefined
    : `${JSON.stringify(found)} of ${text.slice(0, 200)}`;
}

/** A value that passes may still find nothing. */
function passProblem(slug: Slug, { status = 0, body }: RawAnswer, { rule }: RequestVariant): string | undefined {
  const isFine =
    status < 400 || status === 404 || (['bound', 'repeated'].includes(rule) && !isContractError(slug, body.toString()));
  return isFine ? undefined : `${status} ${body.toString().slice(0, 200)}`;
}

function isContractError(slug: Slug, text: string): boolean {
  return formOf(slug) !== undefined && /must (be at|have at|not be repeated)|fieldViolations/.test(text);
}
