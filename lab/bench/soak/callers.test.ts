import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Callers } from './callers.ts';

/** Callers of a server that answers one request after the other like this. */
async function callersOf(answers: readonly ((response: ServerResponse) => void)[]): Promise<Callers> {
  let asked = 0;
  const server = createServer((request, response) => {
    request.resume().on('end', () => answers[asked++]?.(response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const callers = new Callers((server.address() as AddressInfo).port, 1);
  onTestFinished(async () => {
    await callers.rest();
    server.close();
  });
  return callers;
}

describe('Callers', () => {
  it('count every request that they sent', async () => {
    const callers = await callersOf([
      (response) => response.end('{"data":{}}'),
      (response) => response.writeHead(400).end('{"errors":[]}'),
      (response) => {
        response.writeHead(200, { 'content-length': 100 }).write('{"data"', () => response.destroy());
      },
      (response) => response.destroy(),
      (response) => response.end('{"errors":[]}'),
      (response) => response.end('{"data":{}}'),
    ]);

    await callers.fill(3);

    expect(callers.seen).toEqual({ sent: 6, answered: 4, withErrors: 1, refused: 1, left: 0, lost: 2 });
  });
});
