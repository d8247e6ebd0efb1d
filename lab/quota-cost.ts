import { defaultSettings } from '#config';
import { type Quota, readContract } from '#contract';
import { Body } from '#http';
import { helpOnRequest } from '../scripts/help-on-request.ts';
import { Admission, type Applicant, Permit } from '../src/upstream/admit.ts';
import { SharedProjection } from '../src/upstream/projection.ts';
import { MemoryQuotaStore } from '../src/upstream/quotas.ts';
import {
  type Arguments,
  compilePlan,
  type Plan,
  SERVICE,
  type UpstreamRequest,
  type UpstreamResponse,
} from '../src/upstream/request.ts';
import type { InterfaceSettings } from '../src/upstream/settings.ts';

const CALLS = 1_000_000;
const ROUNDS = 5;

helpOnRequest(`npm run lab -- quota-cost

Measures what its admission costs a call, in nanoseconds of CPU time: without a quota, with one that is not used up, and with
one of each value of a parameter.`);

const quota: Quota = { name: 'requests', calls: CALLS * ROUNDS * 2, seconds: 60, per: 'address' };
const headers = {
  'content-type': 'application/json',
  'cache-control': 'max-age=60',
  date: 'Sun, 22 Nov 2026 12:00:00 GMT',
};
const response: UpstreamResponse = { status: 200, headers, body: Body.of(Buffer.alloc(0)) };
for (const [name, quotas] of [
  ['no quota', []],
  ['a quota', [quota]],
  ['a quota of a parameter', [{ ...quota, per: 'id' }]],
] as const) {
  const rounds = Array.from({ length: ROUNDS }, () => nanoseconds(quotas));
  console.log(
    `${name.padEnd(24)} ${rounds.toSorted((one, other) => one - other)[Math.floor(ROUNDS / 2)]?.toFixed(0)} ns`,
  );
}

function nanoseconds(quotas: readonly Quota[]): number {
  const contract = readContract('quotes');
  const { operations } = contract;
  const { quotes } = defaultSettings([contract]).interfaces;
  const { getQuote } = operations;
  if (!quotes || !getQuote) throw new TypeError('The interface has no such operation.');
  const settings: InterfaceSettings = { ...quotes, quotas };
  const transport = { dispatch: () => true, on: () => undefined, destroy: async () => undefined };
  const admission = new Admission(contract, settings, new MemoryQuotaStore(), () => transport);
  const applicant: Applicant = {
    request: requestOf(compilePlan(contract, getQuote, settings), { id: '1' }),
    order: { isBackground: false, isLarge: false, caller: '' },
    waitsUntil: Infinity,
  };
  const run = (calls: number) => {
    for (let call = 0; call < calls; call++) {
      const permit = admission.admit(applicant);
      if (!(permit instanceof Permit)) throw new TypeError('A call waits.');
      permit.end(true, response);
    }
  };
  run(CALLS / 10);
  const before = process.cpuUsage();
  run(CALLS);
  const { user: own, system } = process.cpuUsage(before);
  return ((own + system) * 1000) / CALLS;
}

function requestOf(plan: Plan, args: Arguments): UpstreamRequest {
  const base = new URL('http://127.0.0.1');
  const target = plan.target(args);
  const projection = new SharedProjection(undefined);
  const own = { identity: SERVICE, forwarded: [], headerArguments: [], headers: [], body: null };
  return { plan, args, base, target, projection, ...own };
}
