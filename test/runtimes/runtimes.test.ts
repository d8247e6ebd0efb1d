import { expect, it } from 'vitest';
import { gatewayOverSandbox } from '#test/over-sandbox';
import { served } from '#test/served';
import { runtimes } from './runtimes.ts';

it.each(runtimes)(
  'queries, mutates, uploads and pages in $name',
  async ({ run }) => {
    const { gateway } = await gatewayOverSandbox('countries', 'marketplace', 'indexing', 'datalake');
    const { address } = await served(gateway);

    expect(JSON.parse(await run(address))).toEqual({
      query: { countries: { totalCount: 250, nodes: [{ code: 'AW' }] } },
      mutation: { publish: { urlNotification: { url: 'https://jobs.example.test/role' } } },
      upload: { concurrentAppend: { byteCount: '12' }, progress: { sent: 12, total: 12 } },
      pages: 25,
      error: 'BAD_USER_INPUT',
      aborted: 'Error: left',
      unreachable: ['NETWORK_ERROR'],
    });
  },
  60_000,
);
