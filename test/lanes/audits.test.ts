import { type Audit, serverAudits } from 'graphql-http';
import { describe, expect, it } from 'vitest';
import { gatewayOf } from '#test/harness';
import { type Answer, bothLanes } from '#test/lanes/both';
import type { Ask } from '#test/served';

const AUDITS = 61;

/** Runs an audit against a lane, and gives its verdict with every answer on which that rests. */
async function run(index: number, lane: (ask: Ask) => Promise<Answer>) {
  const answers: Answer[] = [];
  const fetchFn = async (url: string, { method = 'GET', headers = {}, body }: RequestInit = {}) => {
    const { search } = new URL(url);
    const answer = await lane({
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
  it('are all there', () => {
    expect(named.length).toBe(AUDITS);
  });

  it.each(named)('%s', async (_name, index) => {
    const { express, yoga } = await bothLanes(gatewayOf({ marketplace: 'http://127.0.0.1:9' }));

    const byExpress = await run(index, express);
    const byYoga = await run(index, yoga);

    expect(byExpress).toEqual(byYoga);
    expect(byExpress.status).toBe('ok');
    expect(byExpress.answers.length).toBeGreaterThan(0);
  });
});
