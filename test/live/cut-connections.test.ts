import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Random } from '#sandbox';
import { gatewayOver, json } from '#test/harness';
import { gatewayOverReaders, LIVE, products } from '#test/live-queries/readers';
import { served } from '#test/served';
import { createClient } from '../../src/client/index.ts';
import { BLOCKS, blockEvent, gatewayOverChain } from './chain.ts';

const CLIENTS = 8;
/** The cuts of each client's connections. */
const CUTS = 6;

/** A proxy that cuts each connection after a random number of bytes of its response, until it has cut enough of them. */
async function cuttingProxy(
  address: string,
  { seed, mostBytes }: { readonly seed: string; readonly mostBytes: number },
) {
  const random = new Random(seed);
  const { hostname, port } = new URL(address);
  let cuts = 0;
  const sockets = new Set<Socket>();
  const server = createServer((downstream) => {
    const upstream = connect(Number(port), hostname);
    for (const socket of [upstream, downstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    }
    downstream.pipe(upstream);
    let left = cuts < CUTS ? random.int(0, mostBytes) : Infinity;
    upstream.on('data', (bytes: Buffer) => {
      downstream.write(bytes.subarray(0, Math.min(bytes.length, left)));
      left -= bytes.length;
      if (left > 0) return;
      cuts += 1;
      downstream.destroySoon();
      upstream.destroy();
    });
    upstream.on('close', () => downstream.destroySoon());
    downstream.on('close', () => upstream.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port: own } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${own}`,
    url: `http://127.0.0.1:${own}${new URL(address).pathname}`,
    cuts: () => cuts,
  };
}

describe('connections that are cut anywhere', () => {
  it('lose and repeat no event of a subscription', async () => {
    const { address, chain } = await gatewayOverChain();
    const proxies = await Promise.all(
      Array.from({ length: CLIENTS }, (_, at) => cuttingProxy(address, { seed: `events ${at}`, mostBytes: 3000 })),
    );
    let isOver = false;
    // The last block comes after all cuts, to all of them.
    const mining = setInterval(() => {
      isOver = proxies.every(({ cuts }) => cuts() >= CUTS);
      chain.height += 1;
      if (isOver) clearInterval(mining);
    }, 20);
    onTestFinished(() => clearInterval(mining));
    const read = async ({ url }: { readonly url: string }) => {
      const seen: unknown[] = [];
      for await (const result of createClient({ url }).subscribe<any>(BLOCKS, {}, { after: '100' })) {
        expect(result.errors).toEqual([]);
        seen.push(result.data?.blockMined);
        if (isOver && seen.length >= chain.height - 100) return seen;
      }
      return seen;
    };
    const lists = await Promise.all(proxies.map(read));
    const blocks = Array.from({ length: chain.height }, (_, at) => blockEvent(at + 1).data.data.blockMined);
    for (const seen of lists) expect(seen).toEqual(blocks.slice(100));
  }, 120_000);

  it('leave a live query with what is true', async () => {
    const { address, state, gateway } = await gatewayOverReaders();
    const proxies = await Promise.all(
      Array.from({ length: CLIENTS }, (_, at) => cuttingProxy(address, { seed: `live ${at}`, mostBytes: 3000 })),
    );
    const random = new Random('products');
    const isOver = () => proxies.every(({ cuts }) => cuts() >= CUTS);
    const changing = setInterval(() => {
      if (isOver()) state.products = ['last'];
      else state.products = Array.from({ length: random.int(0, 30) }, () => `p${random.int(0, 50)}`);
      gateway.wake('readers');
    }, 20);
    onTestFinished(() => clearInterval(changing));
    await Promise.all(
      proxies.map(async ({ url }) => {
        for await (const { data, errors } of createClient({ url }).live(LIVE)) {
          expect(errors).toEqual([]);
          if (JSON.stringify(data) === JSON.stringify(products('last'))) return;
        }
        throw new Error('ended');
      }),
    );
  }, 120_000);

  it('give a download its bytes', async () => {
    const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, at) => (at * 7919) % 251));
    const { gateway } = await gatewayOver('reviews', () => json({ Base64String: bytes.toString('base64') }));
    const { address, post } = await served(gateway);
    const { body } = await post({ query: '{ consolidatedReport { download { url } } }' });
    const { url: path } = JSON.parse(body.toString()).data.consolidatedReport.download;
    const proxies = await Promise.all(
      Array.from({ length: CLIENTS }, (_, at) => cuttingProxy(address, { seed: `bytes ${at}`, mostBytes: 30_000 })),
    );
    await Promise.all(
      proxies.map(async ({ url }) => {
        const { blob } = await createClient({ url }).download(path);
        expect(Buffer.from(await (await blob()).arrayBuffer()).equals(bytes)).toBe(true);
      }),
    );
  }, 120_000);
});
