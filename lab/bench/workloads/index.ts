/** A request that all contestants are measured with. */
export interface Workload {
  readonly title: string;
  /** Whether the quick form includes it. */
  readonly inQuick: boolean;
  /** The factor by which its turns are longer than the others'. */
  readonly longer?: number;
}

export type WorkloadId = keyof typeof workloads;

export const workloads = {
  transaction: { title: 'one transaction by hash', inQuick: true },
  countries: { title: '50 countries, three fields, the upstream sends those', inQuick: false },
  'whole-countries': {
    title: '50 countries, three fields, the upstream sends all',
    inQuick: false,
  },
  quotes: { title: '100 quotes, each with its author (10 of them)', inQuick: true },
  orders: { title: '50 orders, each with its disputes', inQuick: false },
  ten: { title: 'ten APIs in one operation', inQuick: true },
  thousand: { title: '1,000 orders over pages of 200', inQuick: false, longer: 2.5 },
} as const satisfies Readonly<Record<string, Workload>>;

/** The names of all workloads. */
export const workloadIds = Object.keys(workloads) as WorkloadId[];

/** Names under which APIs and graphs wrap a list. */
const WRAPPERS = new Set(['nodes', 'results', 'result', 'orders', 'paymentDisputeSummaries', 'aspsps', 'entitlements']);

/**
 * The rows of a response without their wrappers: lists replace pages, numbers are strings (some graphs send large ones so), and
 * lists that were requested in parts (`part0`, `part1`…) are joined.
 */
export function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return typeof value === 'number' ? `${value}` : value;
  const entries = Object.entries(value).map(([name, each]) => [name, plain(each)] as const);
  const [first] = entries;
  if (entries.length === 1 && first && WRAPPERS.has(first[0])) return first[1];
  const parts = entries.filter(([name]) => /^part\d+$/.test(name)).map(([, part]) => part);
  return parts.length > 0
    ? parts.flat()
    : Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** The number of rows, with those of lists inside lists. */
export function countRows(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const below = Object.values(value).reduce((sum: number, each) => sum + countRows(each), 0);
  return Array.isArray(value) ? value.length + below : below;
}
