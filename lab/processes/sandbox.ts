import { slugs } from '#contracts';
import { loadMocks, serveSandbox } from '#sandbox';

/* The sandbox of all APIs in a process of its own, which sends its address. */
const sandbox = await serveSandbox(await loadMocks(slugs), { host: '127.0.0.1', port: 0, seed: 'worst case' });
process.on('disconnect', () => process.exit());
process.send?.(sandbox.origin);
