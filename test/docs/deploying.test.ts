import { expect, it } from 'vitest';
import { form, send } from '#test/multipart';
import { nginx } from '#test/nginx';
import { gatewayOverSandbox } from '#test/over-sandbox';
import { rawRequest } from '#test/raw-request';
import { served } from '#test/served';
import { fencesOf } from './fences.ts';

const [fence] = fencesOf('docs/deploying.md').filter(({ language }) => language === 'nginx');

it("has a configuration of nginx that compresses, and takes uploads beyond nginx's own limit", async () => {
  const { gateway } = await gatewayOverSandbox('countries', 'datalake');
  const { server } = await served(gateway);
  const proxy = await nginx((port) =>
    (fence?.code ?? '')
      .replace('127.0.0.1:4000', new URL(server.origin).host)
      .replace('listen 80', `listen 127.0.0.1:${port}`),
  );
  const query = `query=${encodeURIComponent('{ countries(first: 20) { nodes { code3 } } }')}`;
  const upload = form([
    {
      name: 'operations',
      value: {
        query: `mutation ($file: Upload!) {
          concurrentAppend(input: { path: "a", createIfMissing: true, content: { file: $file } }) { __typename } }`,
        variables: { file: null },
      },
    },
    { name: 'map', value: { 0: ['variables.file'] } },
    { name: '0', content: 'x'.repeat(3_000_000) },
  ]);

  const answer = await rawRequest(`${proxy}/graphql?${query}`, { headers: { 'accept-encoding': 'gzip' } });
  const other = await rawRequest(`${proxy}/health/ready`, {});

  expect([answer.status, answer.headers['content-encoding'], other.status]).toEqual([200, 'gzip', 404]);
  expect((await send(`${proxy}/graphql`, upload).answer).body).toEqual({
    data: { concurrentAppend: { __typename: 'ConcurrentAppendSuccess' } },
  });
});
