import { describe, expect, it, onTestFinished } from 'vitest';
import { form, send } from '#test/multipart';
import { nginx } from '#test/nginx';
import { gatewayOverSandbox } from '#test/over-sandbox';
import { rawRequest } from '#test/raw-request';
import { served } from '#test/served';
import { fencesOf } from './fences.ts';

const [fence] = fencesOf('docs/deploying.md').filter(({ language }) => language === 'nginx');

/** A gateway behind nginx with the configuration of the page. Resolves with the address of nginx. */
async function proxied(): Promise<string> {
  const { gateway } = await gatewayOverSandbox('countries', 'datalake');
  const { server } = await served(gateway);
  return nginx((port) =>
    (fence?.code ?? '')
      .replace('127.0.0.1:4000', new URL(server.origin).host)
      .replace('listen 80', `listen 127.0.0.1:${port}`),
  );
}

describe('the configuration of nginx in docs/deploying.md', () => {
  it('compresses, and passes on the graph alone', async () => {
    const proxy = await proxied();
    const query = encodeURIComponent('{ countries(first: 20) { nodes { code3 } } }');

    const answer = await rawRequest(`${proxy}/graphql?query=${query}`, { headers: { 'accept-encoding': 'gzip' } });
    const other = await rawRequest(`${proxy}/health/ready`, {});

    expect([answer.status, answer.headers['content-encoding'], other.status]).toEqual([200, 'gzip', 404]);
  });

  it("takes uploads beyond nginx's own limit", async () => {
    const proxy = await proxied();
    const query = `mutation ($file: Upload!) {
      concurrentAppend(input: { path: "a", createIfMissing: true, content: { file: $file } }) { __typename } }`;
    const upload = form([
      { name: 'operations', value: { query, variables: { file: null } } },
      { name: 'map', value: { 0: ['variables.file'] } },
      { name: '0', content: 'x'.repeat(3_000_000) },
    ]);

    const { body } = await send(`${proxy}/graphql`, upload).answer;

    expect(body).toEqual({ data: { concurrentAppend: { __typename: 'ConcurrentAppendSuccess' } } });
  });

  it('passes on WebSockets', async () => {
    const proxy = await proxied();
    const socket = new WebSocket(`${proxy.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    onTestFinished(() => socket.close());

    const message = new Promise<unknown>((resolve, reject) => {
      socket.addEventListener('open', () => socket.send('{"type":"connection_init"}'));
      socket.addEventListener('message', ({ data }) => resolve(JSON.parse(String(data))));
      socket.addEventListener('error', () => reject(new Error('The WebSocket was refused')));
    });

    expect(await message).toEqual({ type: 'connection_ack' });
  });

  it('passes on a stream of events', async () => {
    const proxy = await proxied();

    const response = await fetch(`${proxy}/graphql?query={__typename}`, { headers: { accept: 'text/event-stream' } });

    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
    expect(await response.text()).toContain('event: next');
  });
});
