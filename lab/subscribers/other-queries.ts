import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/*
 * A client of `npm run lab -- subscribers` that sends queries while events are delivered, in a process of its own.
 */

interface Opening {
  readonly port: number;
  readonly path: string;
}

const EVERY_MS = 5;
const BODY = JSON.stringify({ query: '{ __typename }' });
const agent = new Agent({ keepAlive: true });
let latencies: number[] = [];

process.on('message', (message: Opening | 'read') => {
  if (message !== 'read') {
    void sendQueries(message);
    return void process.send?.('started');
  }
  process.send?.({ latencies });
  latencies = [];
});

async function sendQueries(opening: Opening): Promise<never> {
  for (;;) {
    const startedAt = performance.now();
    await sendQuery(opening);
    latencies.push(performance.now() - startedAt);
    await wait(EVERY_MS);
  }
}

function sendQuery({ port, path }: Opening): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': BODY.length };
    const query = request({ port, path, agent, method: 'POST', headers }, (response) => {
      response.resume();
      response.on('end', resolve);
    });
    query.on('error', reject);
    query.end(BODY);
  });
}
