import { serverAudits } from 'graphql-http';
import { describe, expect, it } from 'vitest';
import { gatewayOf } from '#test/harness';

/** The requirements of the GraphQL-over-HTTP specification, each an audit of its own. */
describe('GraphQL over HTTP', () => {
  const audits = serverAudits({
    url: 'http://gateway/graphql',
    async fetchFn(url: string, init: RequestInit) {
      return gatewayOf({ marketplace: 'http://127.0.0.1:9' }).fetch(url, init);
    },
  });

  it.each(audits.map((audit) => [audit.name, audit] as const))('%s', async (_name, audit) => {
    expect(await audit.fn()).toMatchObject({ status: 'ok' });
  });
});
