import { once } from 'node:events';
import { connect, type TLSSocket } from 'node:tls';
import { describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { gatewayOver, json } from '#test/harness';
import { rawRequest } from '#test/raw-request';
import { serveUntilOver } from '#test/serve-until-over';
import { until } from '#test/until';
import { peerCertificate } from '../../src/gateway/auth/credentials.ts';
import type { GraphRequest } from '../../src/gateway/types.ts';
import { ANSWER, QUERY, read, refusal } from '../callers/guarded.ts';
import { certificateFor } from '../hostile/certificate.ts';
import { certificateFiles, freshCertificate, http2Request, http2Session, servedBy } from './transports.ts';

const quote = { _id: 'q', content: 'a', author: 'A', authorSlug: 'a', tags: [], length: 1 };
const PAGE = { count: 1, totalCount: 7, page: 1, totalPages: 1, results: [quote] };
const SECRET = 'a secret of thirty-two characters';

/** A gateway with TLS, whose files the test can replace. */
async function overTls(settings: object = {}) {
  const { write, ...files } = certificateFiles();
  const { gateway, logged, sent } = await gatewayOver('quotes', () => json(PAGE), {
    settings: { tls: files, ...settings },
  });
  const server = await serveUntilOver(gateway);
  return { server, write, logged, sent, address: `${server.origin}/graphql` };
}

/** The fingerprint of the certificate that a new connection gets, and the protocol that it agrees on. */
async function handshake(origin: string, protocols: readonly string[] = []) {
  const { hostname, port } = new URL(origin);
  const socket = connect({
    host: hostname,
    port: Number(port),
    rejectUnauthorized: false,
    ...(protocols.length > 0 && { ALPNProtocols: [...protocols] }),
  });
  await once(socket, 'secureConnect');
  const found = { fingerprint: socket.getPeerX509Certificate()?.fingerprint256, protocol: socket.alpnProtocol };
  socket.destroy();
  return found;
}

const GET = '?query={__typename}';

describe('TLS', () => {
  it('has an https origin, and speaks what the client asks for', async () => {
    const { server } = await overTls();

    expect(server.origin).toMatch(/^https:\/\/127\.0\.0\.1:\d+$/);
    expect((await handshake(server.origin, ['h2', 'http/1.1'])).protocol).toBe('h2');
    expect((await handshake(server.origin, ['http/1.1'])).protocol).toBe('http/1.1');
    expect((await handshake(server.origin)).protocol).toBe(false);
    await expect(handshake(server.origin, ['smtp'])).rejects.toThrow(/no application protocol/);
  });

  it('does not offer HTTP/2 where it is off', async () => {
    const { server } = await overTls({ http: { http2: false } });

    expect((await handshake(server.origin, ['h2', 'http/1.1'])).protocol).toBe('http/1.1');
  });

  it('refuses versions before 1.2, and text without TLS', async () => {
    const { server, address } = await overTls();
    const { port } = new URL(server.origin);
    const old = connect({ port: Number(port), rejectUnauthorized: false, maxVersion: 'TLSv1.1', minVersion: 'TLSv1' });

    const [error] = (await once(old, 'error')) as [Error];
    const plain = await rawRequest(address.replace('https', 'http') + GET);

    expect(error).toBeInstanceOf(Error);
    expect([plain.status, plain.error]).toEqual([undefined, expect.any(String)]);
  });

  it('uses a new certificate for new connections, and keeps the ones that there are', async () => {
    const { server, write, logged } = await overTls();
    const session = http2Session(server.origin);
    await once(session, 'connect');
    const before = await handshake(server.origin);
    write(freshCertificate());

    server.refresh();

    expect((await handshake(server.origin)).fingerprint).not.toBe(before.fingerprint);
    expect((await http2Request(session, `/graphql${GET}`, {})).status).toBe(200);
    expect(logged.join('\n')).toContain('The files of tls were read again');
  });

  it('notices changed files by itself', async () => {
    const { server, write } = await overTls();
    const before = await handshake(server.origin);
    write(freshCertificate());

    await until(async () => expect((await handshake(server.origin)).fingerprint).not.toBe(before.fingerprint), {
      intervalMs: 200,
    });
  });

  it.each<[what: string, change: (write: (found: { key: string; cert: string }) => void) => void]>([
    ['that are no PEM', (write) => write({ key: 'canary', cert: 'canary' })],
    ['of another key', (write) => write({ key: freshCertificate().key, cert: freshCertificate().cert })],
  ])('keeps its certificate with files %s, and says so', async (_what, change) => {
    const { server, write, logged } = await overTls();
    const before = await handshake(server.origin);
    change(write);

    server.refresh();

    expect((await handshake(server.origin)).fingerprint).toBe(before.fingerprint);
    expect(logged.filter((line) => line.includes('cannot be used'))).toHaveLength(1);
    expect(logged.join('\n')).not.toContain('canary');
  });
});

describe.each(['h1-tls', 'h2'] as const)('a client certificate by %s', (transport) => {
  const client = freshCertificate('spiffe://shop.example/orders');
  const DAY_MS = 86_400_000;
  const ago = (days: number) => new Date(Date.now() - days * DAY_MS);

  async function guardedBy(callers: readonly object[], more: object = {}) {
    const ca = certificateFiles({ key: client.key, cert: client.cert + expired.cert });
    const auth = { secret: SECRET, certificates: { callers }, ...more };
    const { key, cert } = certificateFiles();
    const { gateway, sent } = await gatewayOver('quotes', () => json(PAGE), {
      settings: { tls: { key, cert, clientCa: ca.cert }, auth },
    });
    const { origin } = await servedBy(gateway, transport, ca.cert);
    const post = (headers: Readonly<Record<string, string>> = {}, own: { key?: string; cert?: string } = {}) => {
      const request = {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ query: QUERY }),
      };
      return transport === 'h2'
        ? http2Request(http2Session(origin, own), '/graphql', request)
        : rawRequest(`${origin}/graphql`, { rejectUnauthorized: false, ...own, ...request });
    };
    return { post, sent, origin, gateway };
  }
  const expired = certificateFor('127.0.0.1', ago(3), ago(1), 'spiffe://shop.example/orders');
  const orders = { uri: 'spiffe://shop.example/orders', scopes: ['quotes'] };

  it('identifies its caller by URI, name or fingerprint', async () => {
    const { createHash, X509Certificate } = await import('node:crypto');
    const { raw } = new X509Certificate(client.cert);
    const fingerprint = createHash('sha256').update(raw).digest('hex').toUpperCase();

    for (const caller of [
      orders,
      { dn: 'CN=hostile test spiffe://shop.example/orders', scopes: ['quotes'] },
      { fingerprint, scopes: ['quotes'] },
    ]) {
      const { post } = await guardedBy([caller]);
      expect(read(await post({}, client))).toEqual(ANSWER);
    }
  });

  it('is not needed for the connection, but for the graph', async () => {
    const { post } = await guardedBy([orders]);
    const { post: postAnonymous } = await guardedBy([orders], { anonymous: ['quotes'] });

    expect((await post()).status).toBe(401);
    expect(read(await postAnonymous())).toEqual(ANSWER);
  });

  it('is refused where it is unknown, of another authority, or expired, also with anonymous callers', async () => {
    const other = { uri: 'spiffe://shop.example/other', scopes: ['quotes'] };
    const { post } = await guardedBy([orders], { anonymous: ['quotes'] });
    const { post: postUnknown } = await guardedBy([other], { anonymous: ['quotes'] });

    for (const answer of [
      await post({}, freshCertificate('spiffe://shop.example/orders')),
      await post({}, expired),
      await postUnknown({}, client),
    ])
      expect(refusal(answer).slice(0, 2)).toEqual([401, 'UNAUTHENTICATED']);
  });

  it('identifies its caller by WebSocket too', async () => {
    const { origin } = await guardedBy([orders]);
    const firstMessage = async (own: { readonly key?: string; readonly cert?: string }) => {
      const options = { rejectUnauthorized: false, ...own };
      const socket = new WebSocket(`${origin.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', options);
      onTestFinished(() => socket.terminate());
      socket.on('open', () => socket.send('{"type":"connection_init"}'));
      return new Promise((resolve) => {
        socket.on('message', (data) => resolve(JSON.parse(String(data as Buffer))));
        socket.on('close', resolve);
      });
    };

    expect(await firstMessage(client)).toEqual({ type: 'connection_ack' });
    expect(await firstMessage({})).toBe(4403);
  });

  it('ends what its caller has open when it ends', async () => {
    const { X509Certificate } = await import('node:crypto');
    const certificate = new X509Certificate(client.cert);
    const socket = { authorized: true, getPeerX509Certificate: () => certificate } as unknown as TLSSocket;
    const { gateway } = await guardedBy([orders]);
    const { identify } = await gateway.handler();
    const request = { headers: {}, isRepeated: () => false, peerCertificate: () => peerCertificate(socket) };

    expect(await identify(request as unknown as GraphRequest)).toMatchObject({
      kind: 'certificate',
      expiresAt: certificate.validToDate.getTime(),
    });
  });

  it('does not come by a header', async () => {
    const { post } = await guardedBy([{ fingerprint: 'ab12', scopes: ['quotes'] }], { anonymous: [] });

    const answer = await post({ 'x-forwarded-client-cert': 'Hash=ab12', 'ssl-client-fingerprint': 'ab12' });

    expect([answer.status, (await post()).status]).toEqual([401, 401]);
  });
});
