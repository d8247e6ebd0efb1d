import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { exampleTexts, isMutation } from '#test/routes/example-texts';
import { valuesOfExamples } from '#test/routes/known-values';
import { Findings } from '../findings.ts';
import { createAnswerCheck } from './answer-problem.ts';
import { privateIn } from './canaries.ts';
import { serveCollector } from './collector.ts';
import { exchange } from './http-client.ts';
import { type FuzzRequest, RequestMaker } from './request-maker.ts';
import { serveGateway } from './served-gateway.ts';
import { serveUpstreams } from './upstream.ts';

export interface FuzzOptions {
  readonly seed: string;
  /** The number of generated requests. */
  readonly requests: number;
  /** The least number of hostile answers of upstreams. */
  readonly answers: number;
  /** The number of the first request of each part. */
  readonly from?: number;
  readonly progress?: (line: string) => void;
}

export interface FuzzReport {
  readonly requests: number;
  readonly answers: number;
  /** Problems, each with the number of its request. */
  readonly problems: readonly string[];
  /** Requests by kind and by status. */
  readonly counts: ReadonlyMap<string, number>;
  /** The longest time in which the event loop ran nothing else, estimated from its histogram, in seconds. */
  readonly delays: string;
  readonly residentBytes: { readonly before: number; readonly most: number; readonly after: number };
  /** Memory that is in use after a garbage collection. */
  readonly liveBytes: { readonly before: number; readonly betweenParts: number; readonly after: number };
}

const IN_FLIGHT = 32;
const TIMEOUT_MS = 40_000;
const MOST_PROBLEMS = 50;
const SETTLE_MS = 3000;
/** Many operations are answered without a call. */
const MOST_PER_ANSWER = 10;
/** Requests before the memory is measured, by which caches fill. */
const WARM_UP = 300;
const MEBIBYTE = 1024 * 1024;

/** Sends generated requests to a gateway, then good ones while its upstreams answer in hostile ways, and checks all that comes out. */
export async function runFuzz({ seed, requests, answers, from = 0, progress }: FuzzOptions): Promise<FuzzReport> {
  const schema = buildSchema(readFileSync('schema/manifold.graphql', 'utf8'));
  const findings = new Findings(MOST_PROBLEMS, progress);
  const counts = new Map<string, number>();
  const found = (problem: string) => findings.add(problem);
  const scan = (from: string, text: string) => {
    const leaked = privateIn(text);
    if (leaked !== undefined) found(`${from} has a secret: ${leaked}`);
  };
  const upstreams = await serveUpstreams(seed);
  const collector = await serveCollector((text) => scan('a trace', text));
  const gateway = await serveGateway({
    urlOf: upstreams.urlOf,
    collector: collector.origin,
    printed(line) {
      scan('the log', line);
      if (/"level":"(error|fatal)"/.test(line)) found(`the log has an error: ${line.slice(0, 500)}`);
      if (!/^\{|^\w+ +\S|^ {8}|^$/.test(line)) found(`the process printed: ${line.slice(0, 300)}`);
    },
  });
  progress?.('The gateway listens.');
  const known = valuesOfExamples(schema);
  const problemIn = createAnswerCheck(schema);
  const maker = new RequestMaker(schema, known, seed);
  let most = 0;
  const send = async (name: string, request: FuzzRequest) => {
    const { port } = gateway;
    const { bytes, isHead, leaveAfterMs } = request;
    const result = await exchange(bytes, { port, isHead, leaveAfterMs, timeoutMs: TIMEOUT_MS });
    const problem = problemIn(request, result);
    if (problem !== undefined) found(`${name} (${request.kind}): ${problem}`);
    const key = `${request.kind} ${result.responses.map(({ status }) => status).join(',') || result.end}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  };
  const sendAll = async (name: string, make: (number: number) => FuzzRequest, isDone: (sent: number) => boolean) => {
    let sent = 0;
    const worker = async () => {
      while (!isDone(sent) && gateway.exit() === undefined) {
        const number = from + sent;
        sent += 1;
        await send(`${name} ${number}`, make(number));
        const done = number + 1 - from;
        if (done % 200 === 0) most = Math.max(most, gateway.residentBytes());
        if (done % 5000 === 0) {
          const counted = `${done} sent, ${upstreams.hostile()} hostile answers`;
          const live = mebibytes(await gateway.liveBytes());
          progress?.(`${name}: ${counted}, ${live} live of ${mebibytes(gateway.residentBytes())}`);
        }
      }
    };
    await Promise.all(Array.from({ length: IN_FLIGHT }, worker));
    await observe();
    return sent;
  };
  const observe = async () => {
    if (gateway.exit() !== undefined) return '';
    const metrics = await (await fetch(gateway.metrics)).text();
    scan('a metric', metrics);
    scan('the console', await consoleOf(gateway));
    return metrics;
  };
  for (const query of exampleTexts().filter((text) => !isMutation(text))) {
    const response = await fetch(`http://127.0.0.1:${gateway.port}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    known.learnFrom(await response.json());
  }
  await sendAll(
    'warm-up',
    (number) => maker.good(-1 - number),
    (sent) => sent >= WARM_UP,
  );
  const before = { resident: gateway.residentBytes(), live: await gateway.liveBytes() };
  const warm = upstreams.hostile();
  const sent = await sendAll(
    'request',
    (number) => maker.any(number),
    (count) => count >= requests,
  );
  const betweenParts = await gateway.liveBytes();
  await sendAll(
    'answer',
    (number) => maker.good(number),
    (count) => upstreams.hostile() - warm >= answers || count >= answers * MOST_PER_ANSWER,
  );
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  const metrics = await observe();
  const after = { resident: gateway.residentBytes(), live: await gateway.liveBytes() };
  if (gateway.exit() !== undefined) found(`The gateway is gone: ${gateway.exit()}`);
  await gateway.stop();
  await Promise.all([upstreams.stop(), collector.stop()]);
  return {
    requests: sent,
    answers: upstreams.hostile() - warm,
    problems: findings.problems,
    counts,
    delays: metrics
      .split('\n')
      .filter((line) => line.startsWith('nodejs_eventloop_delay'))
      .join('\n'),
    residentBytes: { before: before.resident, most: Math.max(most, before.resident), after: after.resident },
    liveBytes: { before: before.live, betweenParts, after: after.live },
  };
}

export function mebibytes(bytes: number): string {
  return `${Math.round(bytes / MEBIBYTE)} MiB`;
}

/** The page of the console and the first states that it gets. */
async function consoleOf({ port, key }: { readonly port: number; readonly key: string }): Promise<string> {
  const headers = { authorization: `Bearer ${key}` };
  const origin = `http://127.0.0.1:${port}`;
  const response = await fetch(`${origin}/console/events`, { headers, signal: AbortSignal.timeout(10_000) });
  if (!response.ok) return `status ${response.status}`;
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += Buffer.from(chunk as Uint8Array).toString();
    if (text.includes('traffic')) break;
  }
  return text;
}
