import { budgetRule, MemoryBudgetStore } from '../../../src/gateway/budgets/index.ts';

/*
 * The charges of 20 callers with three budgets each: with counters that move to the end of their order once a second, and at each
 * charge. For five hundred thousand requests within a minute.
 */
const REQUESTS = 500_000;
const [BYTES, HIGH] = [16 * 1024 * 1024, 1_000_000_000];
const ORDER_MS = process.argv[2] === 'with' ? undefined : 0;

const callers = { kinds: undefined, tenants: undefined, scopes: undefined };
const rules = ['one', 'two', 'three'].map((name) =>
  budgetRule({ name, of: 'requests', per: 'key', limit: HIGH, within: 'second', burst: undefined, callers }, name),
);
const charges = Array.from({ length: 20 }, (_, caller) =>
  rules.map((rule) => ({ rule, key: `${rule.id} ${caller}`, units: 1 })),
);
const store = new MemoryBudgetStore(BYTES, undefined, ORDER_MS);
let taken = 0;

work(REQUESTS / 10);
const before = process.cpuUsage();
work(REQUESTS);
const { user, system } = process.cpuUsage(before);
if (taken !== REQUESTS * 1.1) throw new Error(`${taken} requests were taken`);
process.stdout.write(String((user + system) / 1000));

function work(requests: number): void {
  for (let request = 0; request < requests; request++) {
    const { refused } = store.take(charges[request % charges.length] ?? [], Math.floor((request * 60_000) / REQUESTS));
    if (refused === undefined) taken += 1;
  }
}
