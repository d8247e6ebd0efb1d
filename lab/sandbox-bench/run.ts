import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { helpOnRequest } from '../../scripts/help-on-request.ts';
import { cpuSeconds, residentBytes } from '../bench/measure/cpu.ts';
import { load } from './load.ts';
import { type Ask, BEARER, reads } from './reads.ts';

const STARTS = 5;
const MOST_START_MS = 500;
const MOST_MEBIBYTES = 200;
const LEAST_RATE = 5000;
const SECONDS = 1;
/** Fewer responses give no reliable rate. */
const FEWEST = 1000;
/** The sandbox returns memory to the system a while after its start. */
const CALM_MS = 2000;
const MEBIBYTE = 1024 * 1024;

interface Running {
  readonly process: ChildProcess;
  readonly pid: number;
  readonly origin: string;
  readonly startMs: number;
}

helpOnRequest(`npm run lab -- sandbox-bench

Measures the sandbox with all interfaces, and fails beyond these limits: a start of ${MOST_START_MS} ms, ${MOST_MEBIBYTES} MiB of memory with all
data, ${LEAST_RATE} simple reads a second of each interface. Rates are those of one core, by CPU time, and of ${STARTS} starts the
fastest counts, so that other load of the machine matters little. Needs wrk.`);
await main();

async function main(): Promise<void> {
  const starts: number[] = [];
  while (starts.length < STARTS) {
    const running = await start();
    starts.push(running.startMs);
    await stop(running);
  }
  const sandbox = await start();
  await enforceNoLimits(sandbox);
  const data = await memoryWithData(sandbox);
  const rates = await ratesOf(sandbox);
  await sleep(CALM_MS);
  const after = residentBytes(sandbox.pid) / MEBIBYTE;
  await stop(sandbox);
  const met = [
    isWithin('start with all interfaces', Math.min(...starts), { most: MOST_START_MS, unit: 'ms' }),
    isWithin('memory with all data', data, { most: MOST_MEBIBYTES, unit: 'MiB' }),
    isWithin('memory after these reads', after, { most: MOST_MEBIBYTES, unit: 'MiB' }),
    isWithin('slowest of these reads', Math.min(...rates), { least: LEAST_RATE, unit: '/s on a core' }),
  ];
  process.exitCode = met.every(Boolean) ? 0 : 1;
}

async function start(): Promise<Running> {
  const began = performance.now();
  const child = spawn(process.execPath, ['src/main.ts', 'sandbox', '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const pid = child.pid ?? 0;
  // CPU time is less than the elapsed time if the process had to wait for a core.
  const startMs = Math.min(performance.now() - began, cpuSeconds(pid) * 1000);
  return { process: child, pid, origin: /http:\S+/.exec(line.toString())?.[0] ?? '', startMs };
}

async function enforceNoLimits({ origin }: Running): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  await fetch(`${origin}/_sandbox/limits`, { method: 'POST', headers, body: '{"limits":"none"}' });
}

async function stop({ process }: Running): Promise<void> {
  process.kill('SIGKILL');
  await once(process, 'exit');
}

function askOf({ origin }: Running): Ask {
  return async ({ path, method = 'GET', headers = {}, body }) => {
    const answer = await fetch(`${origin}/${path}`, { method, headers, ...(body && { body }) });
    if (!answer.ok) throw new Error(`${path} answers with ${answer.status}`);
    return answer;
  };
}

/** The memory of an idle process after all stand-ins have made all their data. */
async function memoryWithData(sandbox: Running): Promise<number> {
  const ask = askOf(sandbox);
  await reads(ask);
  const get = async (path: string) => (await ask({ path, headers: BEARER })).json();
  const { interfaces } = (await get('_sandbox')) as { interfaces: object };
  for (const slug of Object.keys(interfaces)) {
    await (await fetch(`${sandbox.origin}/${slug}/nowhere`)).text();
  }
  for (const rows of ['journals', 'articles']) {
    for (const sort of ['title:asc', 'created_date:desc', 'last_updated:desc']) {
      for (let page = 1; page <= 10; page++) {
        await get(`journals/api/search/${rows}/*?pageSize=100&page=${page}&sort=${sort}`);
      }
    }
  }
  for (let page = 1; page <= 34; page++) await get(`quotes/quotes?limit=150&page=${page}`);
  await sleep(CALM_MS);
  return residentBytes(sandbox.pid) / MEBIBYTE;
}

/** The rates of reads on one core, in requests a second. */
async function ratesOf(sandbox: Running): Promise<number[]> {
  const rates: number[] = [];
  for (const read of await reads(askOf(sandbox))) {
    const before = cpuSeconds(sandbox.pid);
    let answered = 0;
    while (answered < FEWEST) answered += await load(sandbox.origin, read, SECONDS);
    const seconds = cpuSeconds(sandbox.pid) - before;
    rates.push(answered / seconds);
    const micros = (seconds * 1e6) / answered;
    const figures = [`${(answered / seconds).toFixed(0).padStart(7)} /s`, `${micros.toFixed(0).padStart(6)} µs`];
    console.log(`${figures.join('')}  ${read.operation ?? read.path}`);
  }
  return rates;
}

function isWithin(
  name: string,
  figure: number,
  { most, least, unit }: { most?: number; least?: number; unit: string },
) {
  const isMet = figure <= (most ?? figure) && figure >= (least ?? figure);
  const goal = most === undefined ? `at least ${least}` : `at most ${most}`;
  console.log(`${isMet ? '✓' : '✗'} ${name}: ${figure.toFixed(0)} ${unit} (${goal})`);
  return isMet;
}
