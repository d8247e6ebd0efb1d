import { serverAudits } from 'graphql-http';
import { describe, expect, it } from 'vitest';
import { gatewayOf } from '#test/harness';
import { DRAFT_AUDITS } from './http/draft-audits.ts';

/** The requirements of the GraphQL-over-HTTP specification, each an audit of its own. */
function auditsWith(statusCodes: 'compatible' | 'draft') {
  const statuses: number[] = [];
  const audits = serverAudits({
    url: 'http://gateway/graphql',
    async fetchFn(url: string, init: RequestInit) {
      const gateway = gatewayOf({ marketplace: 'http://127.0.0.1:9' }, { http: { statusCodes } });
      const response = await gateway.fetch(url, init);
      statuses.push(response.status);
      return response;
    },
  });
  return { statuses, named: audits.map((audit) => [audit.name, audit] as const) };
}

const compatible = auditsWith('compatible');
const draft = auditsWith('draft');

describe('GraphQL over HTTP', () => {
  it.each(compatible.named)('%s', async (_name, audit) => {
    expect(await audit.fn()).toMatchObject({ status: 'ok' });
  });
});

describe('GraphQL over HTTP with the status codes of the draft', () => {
  it.each(draft.named)('%s', async (_name, audit) => {
    const { verdict = 'ok', status } = DRAFT_AUDITS[audit.id] ?? {};
    draft.statuses.length = 0;

    expect(await audit.fn()).toMatchObject({ status: verdict });
    if (status !== undefined) expect(draft.statuses).toEqual([status]);
  });

  it('differ in audits that there are', () => {
    const ids = new Set(draft.named.map(([, { id }]) => id));

    expect(Object.keys(DRAFT_AUDITS).filter((id) => !ids.has(id))).toEqual([]);
  });
});
