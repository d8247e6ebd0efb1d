import { type Audit, serverAudits } from 'graphql-http';
import { describe, expect, it } from 'vitest';
import { gatewayOf } from '#test/harness';
import { type Answer, allRoutes } from '#test/routes/all-routes';
import type { Ask } from '#test/served';

const AUDITS = 61;

/** Runs an audit by a route. Returns its verdict and all its responses. */
async function run(index: number, route: (ask: Ask) => Promise<Answer>) {
  const answers: Answer[] = [];
  const fetchFn = async (url: string, { method = 'GET', headers = {}, body }: RequestInit = {}) => {
    const { search } = new URL(url);
    const answer = await route({
      method,
      headers: headers as Record<string, string>,
      ...(typeof body === 'string' && { body }),
      query: search,
    });
    answers.push(answer);
    const { status = 0, headers: answered, body: text } = answer;
    return new Response(text, { status, headers: answered as Record<string, string> });
  };
  const audit = serverAudits({ url: 'http://gateway/graphql', fetchFn })[index] as Audit;
  const { status } = await audit.fn();
  return { status, answers };
}

const named = serverAudits({ url: 'http://gateway/graphql' }).map(({ name }, index) => [name, index] as const);

describe('the audits of GraphQL over HTTP', () => {
  it('are complete', () => {
    expect(named.length).toBe(AUDITS);
  });

  it.each(named)('%s', async (_name, index) => {
    const routes = await allRoutes(gatewayOf({ marketplace: 'http://127.0.0.1:9' }));

    const direct = await run(index, routes.direct);

    expect(direct.status).toBe('ok');
    expect(direct.answers.length).toBeGreaterThan(0);
    expect(await run(index, routes['graphql-plugin'])).toEqual(direct);
    expect(await run(index, routes['http-plugin'])).toEqual(direct);
  });
});
