import { loadSettings } from '#config';
import { readContract } from '#contract';
import { createGateway, serve } from '#gateway';
import { createLog } from '#log';
import { datalake } from '#subgraphs';

/*
 * A gateway in a process of its own. It sends its address to its parent and, for each message, its peak of memory since the
 * message before.
 */
const settings = loadSettings({
  folder: import.meta.dirname,
  environment: { PORT: '0', MANIFOLD_DATALAKE_URL: process.argv[2] },
  contracts: [readContract('datalake')],
});
const gateway = createGateway({ settings, subgraphs: [datalake], edges: [], log: createLog(settings.logs) });
const { origin } = await serve(gateway);

let most = 0;
const look = () => {
  most = Math.max(most, process.memoryUsage().rss);
};
setInterval(look, 10);
process.on('message', () => {
  look();
  process.send?.({ most });
  most = 0;
});
process.send?.({ origin });
