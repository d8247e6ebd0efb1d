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
