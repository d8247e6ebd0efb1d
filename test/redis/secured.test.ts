import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { json } from '#test/harness';
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

/** A Redis that speaks only TLS, and its certificate. */
async function redisOverTls(lines: readonly string[] = []) {
  const folder = mkdtempSync(join(tmpdir(), 'manifold-tls-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const certificate = certificateFor('127.0.0.1', new Date(Date.now() - DAY_MS), new Date(Date.now() + DAY_MS));
  const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  writeFileSync(cert, certificate.cert);
  writeFileSync(key, certificate.key);
  const redis = await redisWith((port) => [
    'port 0',
    `tls-port ${port}`,
    `tls-cert-file ${cert}`,
    `tls-key-file ${key}`,
    'tls-auth-clients no',
    ...lines,
  ]);
  return { ...redis, certificate: certificate.cert };
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
    { settings: { budgets: { rules }, interfaces: { quotes: { quotas } } } },
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
    const trusted = getCACertificates();
    setDefaultCACertificates([...trusted, certificate]);
    onTestFinished(() => setDefaultCACertificates(trusted));
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
