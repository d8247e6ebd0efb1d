import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadSettings, type Settings } from '#config';
import { readContract } from '#contract';

/** An upstream whose chain grows on demand, and the settings of a gateway over it. */
export async function chainServer() {
  const chain = { height: 1000, polls: 0 };
  const server = createServer(({ url = '' }, response) => {
    // A poll that is late finds several new blocks, and reads those before the newest by their heights.
    const [, at] = /\/block-height\/(\d+)/.exec(url) ?? [];
    if (at === undefined) chain.polls += 1;
    const block = { ...blockAt(Number(at ?? chain.height)), time: 1, block_index: 1, main_chain: true, tx: [] };
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(at === undefined ? block : { blocks: [block] }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const environment = { MANIFOLD_BLOCKCHAIN_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
  const loaded = loadSettings({ file: undefined, environment, contracts: [readContract('blockchain')] });
  const settings: Settings = { ...loaded, performance: { ...loaded.performance, cache: false } };
  return { chain, settings, close: () => server.close() };
}

function blockAt(height: number) {
  return { height, hash: String(height).padStart(64, '0') };
}
