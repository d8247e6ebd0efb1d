import { fork } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it, onTestFinished } from 'vitest';
import { listen } from '#test/listen';

/** Its own neighbour, so that selections may nest. */
const COUNTRY = { cca2: 'NL', cca3: 'NLD', name: { common: 'Netherlands', official: 'Netherlands' }, borders: ['NLD'] };

describe('documents of many operations that spread one large fragment', () => {
  it.each([
    ['as many operations as a document may have', { documents: 8, operations: 50 }, { 200: 400 }],
    ['more operations than a document may have', { documents: 2, operations: 51 }, { 400: 102 }],
  ])('leave a gateway with a heap of 200 MB alive: %s', async (_what, { documents, operations }, statuses) => {
    const url = await listen((_request, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify([COUNTRY]));
    });
    const child = fork(new URL('./many-operations.ts', import.meta.url), [url, `${documents}`, `${operations}`], {
      execArgv: ['--max-old-space-size=200'],
      stdio: 'ignore',
    });
    onTestFinished(() => void child.kill());

    const [received] = await Promise.race([once(child, 'message'), once(child, 'exit')]);

    expect(received).toEqual(statuses);
  });
});
