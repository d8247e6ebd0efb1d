import type { Load } from './measure/wrk.ts';
import type { Results } from './results.ts';

const LOAD: Load = { requests: 5000, seconds: 2, p50Us: 400, p99Us: 900, bytesPerAnswer: 350 };

export const cell = (contestant: string, workload: string, alike: boolean, rates: readonly number[]) => ({
  contestant,
  workload,
  alike,
  connections: 32,
  samples: rates.map((requestsPerCpuSecond) => ({ ...LOAD, cpuSeconds: 1, requestsPerCpuSecond })),
});

/** Results of a run: some goals reached, some missed, most not measured. */
export const RESULTS: Results = {
  date: '2026-03-01T12:00:00.000Z',
  quick: false,
  machine: {
    cpu: 'Some CPU',
    cores: 4,
    pinned: true,
    memoryGiB: 16,
    kernel: 'Linux 6.1',
    node: 'v26.0.0',
    nginx: '1.22.1',
    wrk: '4.1.0',
    load: 0.125,
    packages: { undici: '8.0.0' },
    commit: 'abc1234+',
  },
  contestants: [
    { id: 'manifold', name: 'Manifold' },
    { id: 'hand-written', name: 'hand-written' },
    { id: 'tailcall', name: 'Tailcall', remarks: ['Nothing joins pages.'] },
    { id: 'apollo', name: 'Apollo', remarks: ['Not shown.'], missing: 'it is not installed' },
  ],
  checked: [
    { workload: 'transaction', rows: 0, bytes: 154, answers: { manifold: 170, 'hand-written': 165, tailcall: 180 } },
    { workload: 'quotes', rows: 1100, bytes: 15_400, answers: { manifold: 16_000, 'hand-written': 15_900 } },
  ],
  cells: [
    cell('manifold', 'transaction', false, [20_000, 10_000, 30_000]),
    cell('hand-written', 'transaction', false, [25_000, 10_000, 25_000]),
    cell('tailcall', 'transaction', false, [21_000, 20_000, 33_000]),
    cell('manifold', 'quotes', false, [1500, 1600, 1700]),
    cell('hand-written', 'quotes', false, [1000, 1600, 2000]),
  ],
  calls: { manifold: { transaction: 1, quotes: 2 }, tailcall: { transaction: 1 } },
  cachedCalls: { transaction: 0, quotes: 0 },
  clients: {
    plain: cell('manifold', 'plain', false, [20_000, 10_000, 30_000]),
    persisted: cell('manifold', 'persisted', false, [21_000, 12_000, 30_000]),
    clients: [
      {
        client: 'apollo-client',
        version: '4.0.0',
        method: 'POST',
        headers: cell('manifold', 'apollo-client-headers', false, [19_000, 9900, 24_000]),
        request: cell('manifold', 'apollo-client-request', false, [16_000, 8000, 27_000]),
      },
      {
        client: 'urql',
        version: '6.0.0',
        method: 'GET',
        request: cell('manifold', 'urql-request', false, [18_000, 9000, 27_000]),
      },
    ],
  },
  latencies: [
    { contestant: 'manifold', p50Us: 120, p99Us: 420.5, directP50Us: 55, directP99Us: 180 },
    { contestant: 'hand-written', p50Us: 115, p99Us: 380, directP50Us: 55, directP99Us: 190 },
  ],
  memory: { contestant: 'manifold', requests: 1_000_000, warmBytes: 100 * 2 ** 20, afterBytes: 104 * 2 ** 20 },
  starts: [{ contestant: 'manifold', ms: 512.4, cpuMs: 480, coldMs: 1400, idleBytes: 95.25 * 2 ** 20 }],
};
