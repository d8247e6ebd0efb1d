import { serialize } from 'node:v8';
import type { Explanation } from '../../src/gateway/limits/price/explain.ts';
import { Recorder } from '../../src/gateway/observe/metrics.ts';
import { Observation, type RecordSink } from '../../src/gateway/observe/observation.ts';
import { runComparison, UNOBSERVED } from './compare.ts';
import { manifoldWith } from './contestants/manifold.ts';

const variant = (id: string, name: string, recordedRequests: number) =>
  manifoldWith({ id, name, settings: { ...UNOBSERVED, server: { console: true, recordedRequests } } });

/** Requests of a turn, and turns, of which the fastest counts: others waited for other programs. */
const [REQUESTS, TURNS] = [100_000, 7];
/** More requests than are held, each with more calls and attempts than are recorded. */
const [HELD, MANY] = [1000, 100];

const PRICE = { worst: 1, expected: 1 };
const SUMMARY = {
  text: `query Q { ${'transaction(hash: "a") { hash } '.repeat(240)} }`,
  name: 'Q',
  type: 'query',
  hash: 'h',
};
const CALL = { slug: 'blockchain', operation: { id: 'getTransaction' } };
const BASE = new URL('http://api.example');
const PLANNED = {
  api: 'blockchain',
  operation: 'getTransaction',
  method: 'GET',
  url: '/',
  times: 1,
  expected: 1,
  stage: 1,
  cached: true,
};
const PLAN: Explanation = {
  calls: [{ ...PLANNED, fields: ['Query.transaction'] }],
  cost: { ...PRICE, warm: 0 },
};

if (!process.argv.includes('--help')) {
  const settings = { perSecond: 10, slowMs: 1000, workers: 1 };
  const recorder = new Recorder(settings);
  const costUs = () => ({
    off: turnUs(() => observe(undefined, 1, 1)),
    on: turnUs(() => observe(recorder, 1, 1)),
  });
  costUs();
  const { off, on } = costUs();
  const largest = new Recorder({ ...settings, perSecond: HELD, slowMs: Infinity });
  for (let count = 0; count < HELD; count++) observe(largest, MANY, MANY);
  const held = largest.read();
  const bytes = serialize(held).length;
  console.log(`In this process, recording takes ${(on - off).toFixed(2)} µs of a request with one call.`);
  console.log(
    `${held.length} requests of the largest size take ${(bytes / 1e6).toFixed(1)} MB; as many that are slow or have errors may be held.`,
  );
}

/** One request with so many calls of so many attempts. */
function observe(recorder: RecordSink | undefined, calls: number, attempts: number): void {
  const observation = new Observation({
    request: { method: 'POST' } as never,
    caller: { requestId: 'r', identity: {} as never, header: () => undefined },
    trace: undefined,
    isDetailed: recorder !== undefined,
    finished: (record) => recorder?.finished(record),
  });
  observation.reached('identified');
  observation.reached('read');
  observation.executing({ summary: SUMMARY, price: PRICE, explain: () => PLAN } as never);
  for (let count = 0; count < calls; count++) {
    const call = observation.began(CALL as never, 'upstream');
    for (let attempt = 0; attempt < attempts; attempt++) {
      call.waits('connection');
      call.attemptStarted(BASE);
    }
    call.ended(200, undefined, 500);
  }
  observation.executed({ estimated: PRICE, actual: calls });
  observation.answered(200, 700);
}

function turnUs(run: () => void): number {
  const turns = Array.from({ length: TURNS }, () => {
    const before = process.cpuUsage();
    for (let count = 0; count < REQUESTS; count++) run();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / REQUESTS;
  });
  return Math.min(...turns);
}

await runComparison({
  name: 'recording',
  about: `Measures what recording requests for the console costs, against a console without it, and first in this process alone, with the
memory of the largest requests. The goal is 0.99 at the default number.`,
  variants: [
    { contestant: variant('off', 'no request recorded', 0) },
    { contestant: variant('default', '10 requests a second', 10), goal: 0.99 },
    { contestant: variant('hundred', '100 requests a second', 100) },
  ],
  questions: [
    { title: 'one call for each request', workload: 'transaction', alike: false },
    { title: 'orders and their disputes', workload: 'orders', alike: false },
  ],
});
