import { runComparison, UNOBSERVED } from './compare.ts';
import { manifoldWith } from './contestants/manifold.ts';

/** Nothing listens there: every span is dropped. */
const DOWN = 'http://127.0.0.1:9';
const metrics = { metrics: { port: 0 }, logs: { level: 'info', access: 'off' } };
const problems = { level: 'info', access: 'problems' };
const variant = (id: string, name: string, settings: Readonly<Record<string, object>>) =>
  manifoldWith({ id, name, settings });

await runComparison({
  name: 'telemetry',
  about: `Measures what observing requests costs: logs, metrics and traces, against none of them. The goal is 0.97 with the defaults of serve
(metrics, and a log of problems).`,
  variants: [
    { contestant: variant('none', 'nothing', UNOBSERVED) },
    {
      contestant: variant('defaults', 'defaults: metrics, log of problems', { ...metrics, logs: problems }),
      goal: 0.97,
    },
    { contestant: variant('metrics', 'metrics only', metrics) },
    { contestant: variant('access', 'log of problems only', { ...UNOBSERVED, logs: problems }) },
    {
      contestant: variant('traces', 'defaults, and 10 % traces', {
        ...metrics,
        logs: problems,
        telemetry: { endpoint: DOWN },
      }),
    },
    {
      contestant: variant('all', 'defaults, and a line for each request', {
        ...metrics,
        logs: { level: 'info', access: 'all' },
      }),
    },
  ],
  questions: [
    { title: 'one call for each request', workload: 'transaction', alike: false },
    { title: 'equal requests, coalesced', workload: 'transaction', alike: true },
  ],
});
