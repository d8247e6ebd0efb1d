import { readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { json } from '#test/harness';
import { temporaryFolder } from '#test/temporary-folder';
import { until } from '#test/until';
import { certificateFor } from '../hostile/certificate.ts';
import { startRedis } from './redis-server.ts';
import { replicasOver } from './replicas.ts';

const QUERY = '{ quotes(search: "sea") { totalCount } }';
const ANSWER = { data: { quotes: { totalCount: 7 } } };
const PASSWORD = 'pass:word/with@signs';
const CREDENTIALS = `manifold:${encodeURIComponent(PASSWORD)}`;
/** The user of the documentation, with the keys of tests. */
const USER = (/^user manifold .+$/m.exec(readFileSync('docs/replicas.md', 'utf8'))?.[0] ?? '')
  .replaceAll('manifold:', 'test-')
  .replace('>password', `>${PASSWORD}`);
const DAY_MS = 86_400_000;

/** A Redis with these lines, until the test is over. */
async function redisWith(lines: Parameters<typeof startRedis>[0]) {
  const redis = await startRedis(lines);
  onTestFinished(() => redis.remove());
  return redis;
}

/** The lines of a Redis or a sentinel that speaks only TLS, and its certificate. */
function linesOfTls() {
  const folder = temporaryFolder();
  const certificate = certificateFor('127.0.0.1', new Date(Date.now() - DAY_MS), new Date(Date.now() + DAY_MS));
  const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  writeFileSync(cert, certificate.cert);
  writeFileSync(key, certificate.key);
  const lines = (port: number) => [
    'port 0',
    `tls-port ${port}`,
    `tls-cert-file ${cert}`,
    `tls-key-file ${key}`,
    `tls-ca-cert-file ${cert}`,
    'tls-auth-clients no',
  ];
  return { lines, certificate: certificate.cert };
}

/** A Redis that speaks only TLS, and its certificate. */
async function redisOverTls(further: readonly string[] = []) {
  const { lines, certificate } = linesOfTls();
  const redis = await redisWith((port) => [...lines(port), ...further]);
  return { ...redis, certificate };
}

function trust(certificate: string) {
  const trusted = getCACertificates();
  setDefaultCACertificates([...trusted, certificate]);
  onTestFinished(() => setDefaultCACertificates(trusted));
}

/** Two gateways that use everything that is shared. */
async function replicasWith(url: string) {
  const warned = vi.spyOn(console, 'warn');
  onTestFinished(() => warned.mockRestore());
  const page = () =>
    json({ count: 0, totalCount: 7, page: 1, totalPages: 1, results: [] }, 200, { 'cache-control': 'max-age=60' });
  const rules = [{ name: 'minute', limit: 1000, within: 'minute' }];
  const quotas = [{ name: 'requests', calls: 1000, within: '1m' }];
  const all = await replicasOver(
    url,
    { quotes: page },
    { settings: { budgets: { rules }, apis: { quotes: { quotas } } } },
  );
  const ask = async (at: number) => {
    const headers = { 'content-type': 'application/json' };
    const request = { method: 'POST', headers, body: JSON.stringify({ query: QUERY }) };
    return (await all.replica(at).fetch('http://localhost/graphql', request)).json();
  };
  const states = () => [0, 1].map((at) => all.replica(at).sharedState?.isConnected);
  const fallbacks = () => [0, 1].map((at) => all.replica(at).sharedState?.read()['manifold.redis.fallbacks']);
  return { ...all, ask, states, fallbacks, warned };
}

describe('rediss://', () => {
  it('is TLS, to a server whose certificate is valid', async () => {
    const { port, certificate } = await redisOverTls([USER]);
    trust(certificate);
    const { ask, sent, states, fallbacks } = await replicasWith(`rediss://${CREDENTIALS}@127.0.0.1:${port}`);

    expect(states()).toEqual([true, true]);
    expect([await ask(0), await ask(1)]).toEqual([ANSWER, ANSWER]);
    expect(sent).toHaveLength(1);
    expect(fallbacks()).toEqual([[], []]);
  });

  it('is not used with a certificate that is not trusted; the log says why, without the password', async () => {
    const { port } = await redisOverTls([USER]);
    const { ask, sent, states, logged } = await replicasWith(`rediss://${CREDENTIALS}@127.0.0.1:${port}`);

    expect(states()).toEqual([false, false]);
    expect([await ask(0), await ask(1)]).toEqual([ANSWER, ANSWER]);
    expect(sent).toHaveLength(2);
    expect(logged.join('\n')).toMatch(/Redis is not available: .*self-signed certificate/);
    expect(logged.join('\n')).not.toContain(PASSWORD);
  });
});

describe('a user of Redis', () => {
  it('needs no more than the commands and keys of the documentation', async () => {
    const { port } = await redisWith([USER, 'user default off']);
    const { ask, sent, states, fallbacks, warned } = await replicasWith(`redis://${CREDENTIALS}@127.0.0.1:${port}`);

    expect(states()).toEqual([true, true]);
    expect([await ask(0), await ask(1)]).toEqual([ANSWER, ANSWER]);
    expect(sent).toHaveLength(1);
    expect(fallbacks()).toEqual([[], []]);
    expect(warned).not.toHaveBeenCalled();
  });

  it('without the right to what is shared fails no request', async () => {
    const { port } = await redisWith([USER.replace('~test-*', '~other:*')]);
    const { ask, logged, warned } = await replicasWith(`redis://${CREDENTIALS}@127.0.0.1:${port}`);

    expect([await ask(0), await ask(1), await ask(0)]).toEqual([ANSWER, ANSWER, ANSWER]);
    expect(logged.join('\n')).not.toContain(PASSWORD);
    expect(warned).not.toHaveBeenCalled();
  });

  it.each([
    ['another password', `manifold:${encodeURIComponent(`${PASSWORD}!`)}`, /WRONGPASS/],
    ['no password', '', /NOAUTH|NOPERM|Authentication required/],
    ['only a password, which is that of the default user', `:${encodeURIComponent(PASSWORD)}`, /WRONGPASS/],
  ])('with %s is not connected; the log says why, without the password', async (_what, credentials, reason) => {
    const { port } = await redisWith([USER, 'requirepass another']);
    const { ask, states, logged, warned } = await replicasWith(`redis://${credentials}@127.0.0.1:${port}`);

    expect(states()).toEqual([false, false]);
    expect([await ask(0), await ask(1)]).toEqual([ANSWER, ANSWER]);
    expect(logged.join('\n')).toMatch(reason);
    for (const secret of [PASSWORD, encodeURIComponent(PASSWORD)]) expect(logged.join('\n')).not.toContain(secret);
    expect(warned).not.toHaveBeenCalled();
  });
});

describe('sentinels', () => {
  const WATCHER = 'watcher';
  const OWN = 'an/other@password';
  const query = `?sentinelUsername=${WATCHER}&sentinelPassword=${encodeURIComponent(OWN)}`;
  const usersOf = [
    `user ${WATCHER} on >${OWN} allchannels +sentinel|get-master-addr-by-name +sentinel|sentinels +subscribe +auth +hello +client +info +ping`,
    'user default off',
  ];

  async function sentinelOf(port: number, lines: readonly string[] | ((port: number) => readonly string[])) {
    const monitoring = [
      `sentinel monitor shared 127.0.0.1 ${port} 1`,
      `sentinel auth-user shared manifold`,
      `sentinel auth-pass shared ${PASSWORD}`,
      `sentinel monitor another 127.0.0.1 1 1`,
    ];
    const sentinel = await startRedis(
      (own) => [...(typeof lines === 'function' ? lines(own) : lines), ...monitoring],
      'sentinel',
    );
    onTestFinished(() => sentinel.remove());
    return sentinel;
  }

  it('with a user and a password of their own name the master', async () => {
    const { port } = await redisWith([USER]);
    const sentinel = await sentinelOf(port, usersOf);
    const url = `redis+sentinel://${CREDENTIALS}@127.0.0.1:${sentinel.port}/shared`;
    const { ask, sent, states, fallbacks, logged } = await replicasWith(url + query);

    expect([states(), logged.filter((line) => line.includes('warn'))]).toEqual([[true, true], []]);
    expect([await ask(0), await ask(1)]).toEqual([ANSWER, ANSWER]);
    expect(sent).toHaveLength(1);
    expect(fallbacks()).toEqual([[], []]);

    const without = await replicasWith(url);
    expect(without.states()).toEqual([false, false]);
    expect(without.logged.join('\n')).toMatch(/Redis is not available: .*(NOAUTH|NOPERM|Authentication required)/);
    for (const secret of [OWN, PASSWORD]) expect(without.logged.join('\n')).not.toContain(secret);
  });

  it('that speak TLS, as their master does, name it', async () => {
    const { lines, certificate } = linesOfTls();
    trust(certificate);
    const redis = await redisWith((port) => [...lines(port), USER]);
    const sentinel = await sentinelOf(redis.port, (port) => [...lines(port), 'tls-replication yes', ...usersOf]);
    const url = `rediss+sentinel://${CREDENTIALS}@127.0.0.1:${sentinel.port}/shared${query}`;
    const { ask, sent, states, logged } = await replicasWith(url);

    expect([states(), logged.filter((line) => line.includes('warn'))]).toEqual([[true, true], []]);
    expect([await ask(0), await ask(1)]).toEqual([ANSWER, ANSWER]);
    expect(sent).toHaveLength(1);
  });

  it('of which the first has missed a failover are asked in turn', async () => {
    const master = await redisWith([USER]);
    const former = await redisWith([
      USER,
      `replicaof 127.0.0.1 ${master.port}`,
      'masteruser manifold',
      `masterauth ${PASSWORD}`,
    ]);
    const sentinel = await sentinelOf(master.port, []);
    const mistaken = await mistakenSentinel(former.port);
    const url = `redis+sentinel://${CREDENTIALS}@127.0.0.1:${mistaken},127.0.0.1:${sentinel.port}/shared`;
    const { ask, sent, replica } = await replicasWith(url);

    let readers = 0;
    await until(async () => {
      readers += 1;
      expect([await ask(0), await ask(1)]).toEqual([ANSWER, ANSWER]);
      for (const at of [0, 1]) expect(replica(at).sharedState?.isConnected).toBe(true);
      expect(master.cli('-u', `redis://${CREDENTIALS}@127.0.0.1:${master.port}`, 'keys', 'test-*:response:*')).not.toBe(
        '',
      );
    });
    expect(sent.length).toBeLessThanOrEqual(2 * readers);
  });
});

/** A sentinel that names one master, whatever it is asked. */
async function mistakenSentinel(port: number): Promise<number> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      const asked = String(data);
      const isName = asked.includes('get-master-addr-by-name');
      socket.write(isName ? `*2\r\n$9\r\n127.0.0.1\r\n$${String(port).length}\r\n${port}\r\n` : '*0\r\n');
    });
  });
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}
