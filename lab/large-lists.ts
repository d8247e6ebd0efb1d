import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { helpOnRequest } from '../scripts/help-on-request.ts';
import type { Spent } from './large-lists/gateway.ts';
import { QUERIES } from './large-lists/queries.ts';

const SIZES = [100, 1000, 10_000];
const ROWS = Number(process.argv[2] ?? 40_000);
const ROUNDS = 5;

const agent = new Agent({ keepAlive: true });

interface Figures {
  readonly rows: number;
  readonly microsecondsPerRow: number;
  /** The most CPU time of one turn of the event loop. */
  readonly longestMs: number;
  readonly kilobytes: number;
}

helpOnRequest(`npm run lab -- large-lists [rows]

Measures the gateway's CPU time for a row in lists of ${SIZES.join(', ')} rows, and the longest time that such a response blocks the
event loop. Each figure is of about 40000 rows, or of as many as you say.`);
await main();

async function main(): Promise<void> {
  const [upstream, upstreamPort] = await start('upstream');
  const [gateway, origin] = await start('gateway', `http://127.0.0.1:${upstreamPort}`);
  for (const [name, query] of Object.entries(QUERIES)) {
    console.log(`\n${name}`);
    for (const size of SIZES) await ask(origin, query(size), Math.ceil(ROWS / 3 / size));
    const figures: Figures[] = [];
    for (const size of SIZES) figures.push(await measure(gateway, origin, query(size), size));
    for (const each of figures) printFigures(each, figures[0]?.microsecondsPerRow ?? Number.NaN);
  }
  gateway.disconnect();
  upstream.disconnect();
  agent.destroy();
}

async function start(name: string, ...args: string[]): Promise<[ChildProcess, string]> {
  const child = fork(new URL(`./large-lists/${name}.ts`, import.meta.url), args);
  const [message] = (await once(child, 'message')) as [string | number];
  return [child, String(message)];
}

/** The best of some rounds, because other load of the machine only makes them worse. */
async function measure(gateway: ChildProcess, origin: string, query: string, rows: number): Promise<Figures> {
  const times = Math.ceil(ROWS / rows);
  const costs: number[] = [];
  const longest: number[] = [];
  let bytes = 0;
  for (let round = 0; round < ROUNDS; round++) {
    gateway.send('count');
    bytes = await ask(origin, query, times);
    costs.push((await spentBy(gateway)).cpuMs / times / rows);
    gateway.send('watch');
    await ask(origin, query, 2);
    longest.push((await spentBy(gateway)).longestMs);
  }
  return {
    rows,
    microsecondsPerRow: 1000 * Math.min(...costs),
    longestMs: Math.min(...longest),
    kilobytes: bytes / 1024,
  };
}

async function spentBy(gateway: ChildProcess): Promise<Spent> {
  gateway.send('report');
  const [spent] = (await once(gateway, 'message')) as [Spent];
  return spent;
}

/** Sends this many requests in turn, and resolves with the bytes of a response. */
async function ask(origin: string, query: string, times: number): Promise<number> {
  let bytes = 0;
  for (let time = 0; time < times; time++) bytes = await askOnce(origin, query);
  return bytes;
}

function askOnce(origin: string, query: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' };
    const sent = request(`${origin}/graphql`, { agent, method: 'POST', headers }, (response) => {
      let bytes = 0;
      let start = '';
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        start ||= chunk.toString('latin1', 0, 200);
      });
      response.on('end', () => (start.startsWith('{"data"') ? resolve(bytes) : reject(new Error(start))));
    });
    sent.on('error', reject);
    sent.end(JSON.stringify({ query }));
  });
}

function printFigures({ rows, microsecondsPerRow, longestMs, kilobytes }: Figures, atFirst: number): void {
  const columns = [
    `${rows.toLocaleString('en')} rows`.padStart(12),
    `${microsecondsPerRow.toFixed(2)} µs a row`.padStart(16),
    `${(microsecondsPerRow / atFirst).toFixed(2)} ×`.padStart(8),
    `${longestMs.toFixed(0)} ms at a stretch`.padStart(20),
    `${kilobytes.toFixed(0)} kB`.padStart(10),
  ];
  console.log(columns.join('  '));
}
