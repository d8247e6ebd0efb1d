/** What is measured. */
export interface Workload {
  readonly title: string;
  /** What the upstream is asked for one request at best, where every call is as good as it can be. */
  readonly calls: number;
  /** Whether it is measured with requests that are all alike too, in the short form. */
  readonly alikeInShort: boolean;
}

export type WorkloadId = keyof typeof workloads;

export const workloads = {
  transaction: { title: 'one transaction by hash', calls: 1, alikeInShort: true },
  countries: { title: '50 countries, three fields, the upstream sends those', calls: 1, alikeInShort: false },
  'whole-countries': {
    title: '50 countries, three fields, the upstream sends all',
    calls: 1,
    alikeInShort: false,
  },
  quotes: { title: '100 quotes, each with its author (10 of them)', calls: 2, alikeInShort: true },
  orders: { title: '50 orders, each with its disputes', calls: 2, alikeInShort: true },
  ten: { title: 'ten interfaces in one operation', calls: 10, alikeInShort: true },
  thousand: { title: '1,000 orders over pages of 200', calls: 5, alikeInShort: false },
} as const satisfies Readonly<Record<string, Workload>>;

export const workloadIds = Object.keys(workloads) as WorkloadId[];
