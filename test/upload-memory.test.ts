import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it, onTestFinished } from 'vitest';
import { listen } from '#test/listen';
import { form, partOf, send } from '#test/multipart';

const MiB = 1024 * 1024;
const MUTATION = `mutation ($file: Upload!) { concurrentAppend(input: { path: "a", content: { file: $file }, createIfMissing: true }) {
  ... on ConcurrentAppendSuccess { byteCount appendCount } } }`;

/** A multipart request with a file of this size, generated while it is sent. */
async function* upload(bytes: number): AsyncGenerator<string | Uint8Array> {
  const operations = partOf({ name: 'operations', value: { query: MUTATION, variables: { file: null } } });
  const [head = '', tail = ''] = form([
    { name: 'map', value: { 0: ['variables.file'] } },
    { name: '0', content: 'CONTENT' },
  ]).split('CONTENT');
  yield operations + head;
  const chunk = Buffer.alloc(64 * 1024, 'x');
  for (let sent = 0; sent < bytes; sent += chunk.length) yield chunk.subarray(0, bytes - sent);
  yield tail;
}

async function nextMessage<Message>(child: ChildProcess): Promise<Message> {
  const [message] = (await once(child, 'message')) as [Message];
  return message;
}

async function mostMemory(child: ChildProcess): Promise<number> {
  child.send('memory');
  const { most } = await nextMessage<{ most: number }>(child);
  return most;
}

describe('an upload of 1 GiB', () => {
  it('is streamed: the gateway needs less than 128 MiB for it', async () => {
    let received = 0;
    const url = await listen((request, response) => {
      request.on('data', (chunk: Buffer) => (received += chunk.length)).on('end', () => response.end());
    });
    const child = fork(new URL('./upload-gateway.ts', import.meta.url), [url]);
    onTestFinished(() => void child.kill());
    const { origin } = await nextMessage<{ origin: string }>(child);
    await send(`${origin}/graphql`, upload(MiB)).answer;
    const before = await mostMemory(child);
    received = 0;

    const { body } = await send(`${origin}/graphql`, upload(1024 * MiB)).answer;

    expect(body).toEqual({ data: { concurrentAppend: { byteCount: String(1024 * MiB), appendCount: 256 } } });
    expect(received).toBe(1024 * MiB);
    const growth = (await mostMemory(child)) - before;
    // V8 lets some 80 MiB of buffers that are garbage accumulate.
    expect(growth).toBeLessThan(128 * MiB);
  });
});
