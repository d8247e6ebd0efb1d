import { helpOnRequest } from '../scripts/help-on-request.ts';
import { loadSettings } from '../src/config/index.ts';
import { Budgets } from '../src/gateway/budgets/index.ts';
import { OPEN_IDENTITY } from '../src/gateway/index.ts';
import { TrustedProxies } from '../src/gateway/pipeline/identify/client-address.ts';

helpOnRequest(`npm run bench:budgets -- [requests]

Measures what budgets add to a request: the CPU time of three rules that are counted before and after it, and of the two headers,
for a thousand callers.`);

const REQUESTS = Number(process.argv[2] ?? 200_000);
const config = {
  budgets: {
    rules: [
      { name: 'quick', limit: 1_000_000, within: 'second' },
      { name: 'calls', of: 'cost', limit: 1_000_000, within: 'minute' },
      { name: 'parallel', of: 'concurrency', limit: 100 },
    ],
  },
};
const { budgets: settings } = loadSettings({ config, environment: {}, contracts: [] });
if (!settings) throw new Error('The settings have no budgets.');
const log = { warn: () => undefined };
const budgets = new Budgets({ settings, proxies: new TrustedProxies([]), log });
const callers = Array.from({ length: 1000 }, (_, at) => ({
  ...OPEN_IDENTITY,
  kind: 'key' as const,
  credential: `${at}`,
}));
const request = { method: 'POST', url: '/', headers: {}, isRepeated: () => false, readBody: fail, stream: fail };
const operation = { price: { expected: 1 }, rootFields: () => new Map<string, number>() };
let bytes = 0;

await work(REQUESTS / 10);
const before = process.cpuUsage();
await work(REQUESTS);
const { user, system } = process.cpuUsage(before);
if (bytes === 0) throw new Error('No request was counted.');
console.log(`${((user + system) / REQUESTS).toFixed(1)} µs a request`);

async function work(requests: number): Promise<void> {
  for (let at = 0; at < requests; at++) {
    const caller = callers[at % callers.length] ?? OPEN_IDENTITY;
    const admission = await budgets.admission(request, caller).begin();
    const settle = await admission.charge(operation);
    settle(1);
    bytes += admission.headers().length;
    admission.end();
  }
}

function fail(): never {
  throw new Error('The request is not read.');
}
