import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { createClient } from 'graphql-ws';
import { expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import type { GatewayConfig } from '#config';
import { mock } from '#test/harness';
import { until } from '#test/until';
import { answerOf, BLOCKS, blockEvent } from '../../test/live/chain.ts';
import { createGateway, type Gateway } from './index.ts';

type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** A gateway over a chain, and a server whose WebSockets are those of the gateway unless told otherwise. */
async function mounted(upgradeOf: (gateway: Gateway) => Upgrade = ({ upgrade }) => upgrade) {
  const chain = { height: 100, isDown: false };
  const settings: GatewayConfig = {
    unconfigured: 'omit',
    logs: { level: 'silent' },
    subscriptions: { poll: '10ms' },
    apis: { blockchain: { url: await mock(answerOf(chain)) } },
  };
  const gateway = createGateway(settings);
  const server = createServer(gateway.listener).on('upgrade', upgradeOf(gateway));
  const address = await listening(server);
  onTestFinished(() => gateway.close());
  return { gateway, chain, server, address };
}

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `ws://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
}

function clientOf(url: string, on: NonNullable<Parameters<typeof createClient>[0]['on']> = {}) {
  const client = createClient({ url, webSocketImpl: WebSocket, retryAttempts: 0, on });
  onTestFinished(() => void client.dispose());
  return client;
}

it('serves operations and subscriptions over WebSocket', async () => {
  const { address } = await mounted();
  const client = clientOf(address);

  const query = client.iterate({ query: '{ latestBlock { height } }' });
  expect((await query.next()).value).toEqual({ data: { latestBlock: { height: 100 } } });

  const blocks = client.iterate({ query: BLOCKS, variables: { after: '98' } });
  expect([(await blocks.next()).value, (await blocks.next()).value]).toEqual(
    [99, 100].map((height) => blockEvent(height).data),
  );
});

it('leaves other paths to the next handler', async () => {
  const { address } = await mounted(({ upgrade }) => (request, socket, head) => {
    upgrade(request, socket, head, () => socket.end('HTTP/1.1 418 Other\r\n\r\n'));
  });

  expect(await refusalOf(address.replace('/graphql', '/chat'))).toBe(418);
  expect((await clientOf(address).iterate({ query: '{ __typename }' }).next()).value).toEqual({
    data: { __typename: 'Query' },
  });
});

it('refuses other paths where there is no next handler', async () => {
  const { address } = await mounted();

  expect(await refusalOf(address.replace('/graphql', '/chat'))).toBe(404);
});

it('closes its connections with the gateway, and refuses further ones', async () => {
  const { address, gateway } = await mounted();
  const closed = Promise.withResolvers<unknown>();
  const client = clientOf(address, { closed: closed.resolve });
  const iterator = client.iterate({ query: BLOCKS, variables: { after: '99' } });
  await iterator.next();

  await gateway.close();

  expect(await closed.promise).toMatchObject({ code: 1012 });
  expect(await refusalOf(address)).toBe(503);
});

it('survives a connection that is reset before the gateway is ready', async () => {
  const { server, address } = await mounted();
  const arrived = Promise.withResolvers<Duplex>();
  server.prependListener('upgrade', (_request: IncomingMessage, socket: Duplex) => arrived.resolve(socket));
  const { port } = new URL(address);
  const socket = connect(Number(port), '127.0.0.1');
  socket.write('GET /graphql HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n');
  const upgraded = await arrived.promise;

  upgraded.destroy(new Error('read ECONNRESET'));

  await until(() => expect(upgraded.closed).toBe(true));
  expect((await clientOf(address).iterate({ query: '{ __typename }' }).next()).value).toBeDefined();
});

/** The status with which a WebSocket is refused. */
function refusalOf(address: string): Promise<number | undefined> {
  const socket = new WebSocket(address, 'graphql-transport-ws');
  socket.on('error', () => undefined);
  return new Promise((resolve) =>
    socket.once('unexpected-response', (_request, { statusCode }) => resolve(statusCode)),
  );
}
