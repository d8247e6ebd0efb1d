import { runComparison, UNOBSERVED } from './compare.ts';
import { manifoldWith } from './contestants/manifold.ts';

const variant = (id: string, name: string, recordedRequests: number) =>
  manifoldWith({ id, name, settings: { ...UNOBSERVED, server: { console: true, recordedRequests } } });

await runComparison({
  name: 'recording',
  about: `Measures what recording requests for the console costs, against a console without it. The goal is 0.99 at the default number.`,
  variants: [
    { contestant: variant('off', 'no request recorded', 0) },
    { contestant: variant('default', '10 requests a second', 10), goal: 0.99 },
    { contestant: variant('hundred', '100 requests a second', 100) },
  ],
  questions: [
    { title: 'one call for each request', workload: 'transaction', alike: false },
    { title: 'orders and their disputes', workload: 'orders', alike: false },
  ],
});
