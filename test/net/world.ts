import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type ClientHttp2Session, connect } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SignJWT } from 'jose';
import { apiKeyHash, newApiKey } from '#auth';
import { createGateway, type Gateway } from '#library';
import { until } from '#test/until';
import { type Certificate, certificateFor } from '../hostile/certificate.ts';
import { type Answer, type Ask, type Connecting, open, type Target, type Transport } from './transports.ts';
import { UNKNOWN, Upstream } from './upstream.ts';

export const PLUGINS = ['no plugin', 'envelop hook', 'HTTP hook'] as const;
export type Plugins = (typeof PLUGINS)[number];
export const CALLERS = ['open', 'key', 'JWT', 'forwarded header', 'certificate'] as const;
export type CallerKind = (typeof CALLERS)[number];

/** A hook that says in each result whose it is, where a caller has a header for that. */
const SEEING = {
  onExecute({ args }: any) {
    // The query of a download comes without a request.
    const seen = args.contextValue.request?.headers.get('x-seen') as string | null | undefined;
    if (seen == null) return undefined;
    return { onExecuteDone: ({ result, setResult }: any) => setResult({ ...result, extensions: { seen } }) };
  },
};

const HOOKS = { 'no plugin': [], 'envelop hook': [SEEING], 'HTTP hook': [{ onRequest() {}, onExecute() {} }] };

/** A caller: where it connects from, and its name at upstreams. */
export interface Caller extends Connecting {
  readonly name: string;
  /** Whether upstreams are told who it is, so that nothing may be shared with others. */
  readonly isKnown: boolean;
}

/** The scopes of the first caller. The second one has no role `explain`, and the third no scope but this one. */
const SCOPES = ['*', 'explain'];
const SECOND_SCOPES = ['*'];
const THIRD_SCOPES = ['webhooks:read'];
const SECRET = 'the secret of thirty-two characters';
const UPSTREAMS = {
  marketplace: 'market',
  blockchain: 'chain',
  readers: 'readers',
  datalake: 'lake',
  reviews: 'reviews',
  quotes: 'quotes',
};
const DAY_MS = 86_400_000;
/** The most that a caller may use in a day: what is left says how much was used. */
const PLENTY = 1_000_000;

/** What every gateway here is made of. */
export class World {
  readonly upstream = new Upstream();
  readonly #folder = mkdtempSync(join(tmpdir(), 'manifold-net-'));
  readonly #gateways = new Map<string, Promise<Served>>();
  readonly #server = freshCertificate();
  readonly #certificates = [1, 2, 3].map((n) => freshCertificate(`spiffe://net.example/${n}`));
  readonly #keys = [1, 2, 3].map(() => newApiKey());
  readonly #issuer: { readonly privateKey: KeyObject; readonly publicKey: KeyObject } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
  });

  async start(): Promise<void> {
    await this.upstream.listen();
  }

  async close(): Promise<void> {
    await Promise.all([...this.#gateways.values()].map(async (each) => (await each).close()));
    this.upstream.close();
    rmSync(this.#folder, { recursive: true });
  }

  file(name: string, text: string): string {
    const path = join(this.#folder, name);
    writeFileSync(path, text);
    return path;
  }

  /** Two callers of a kind, and one that lacks scopes. */
  async callers(kind: CallerKind): Promise<readonly [Caller, Caller, Caller]> {
    const [one, other, third] = await Promise.all([0, 1, 2].map((at) => this.#caller(kind, at)));
    return [one, other, third] as [Caller, Caller, Caller];
  }

  async #caller(kind: CallerKind, at: number): Promise<Caller> {
    // What a proxy would set in the handshake, no payload replaces.
    const payload = { 'x-user': 'mallory', headers: { 'x-user': 'mallory' } };
    const from = { headers: {}, payload, localAddress: `127.0.0.${at + 1}`, name: UNKNOWN, isKnown: false };
    const name = ['ada', 'bob', 'cyd'][at] as string;
    if (kind === 'key')
      return {
        ...from,
        headers: { 'x-api-key': this.#keys[at] as string },
        payload: { ...payload, 'x-api-key': 'mallory' },
      };
    if (kind === 'forwarded header') return { ...from, headers: { 'x-user': name }, name, isKnown: true };
    if (kind === 'certificate') return { ...from, certificate: this.#certificates[at] as Certificate };
    if (kind === 'open') return from;
    const scope = [SCOPES, SECOND_SCOPES, THIRD_SCOPES][at]?.join(' ');
    const token = await new SignJWT({ iss: 'net', aud: 'graph', sub: name, scope })
      .setProtectedHeader({ alg: 'ES256', kid: 'k1' })
      .setExpirationTime('1h')
      .sign(this.#issuer.privateKey);
    return {
      ...from,
      headers: { authorization: `Bearer ${token}` },
      payload: { ...payload, authorization: 'Bearer mallory' },
      name,
      isKnown: true,
    };
  }

  allServed(): Promise<readonly Served[]> {
    return Promise.all(this.#gateways.values());
  }

  /** The gateway of these parts, which is made once. */
  gateway(plugins: Plugins, caller: CallerKind, isTls: boolean, settings: object = {}, own = ''): Promise<Served> {
    const key = JSON.stringify([plugins, caller, isTls, settings, own]);
    const found = this.#gateways.get(key) ?? this.#create(plugins, caller, isTls, settings);
    this.#gateways.set(key, found);
    return found;
  }

  async #create(plugins: Plugins, caller: CallerKind, isTls: boolean, settings: any): Promise<Served> {
    const { origin } = this.upstream;
    const forward = caller === 'JWT' ? ['authorization'] : caller === 'forwarded header' ? ['x-user'] : [];
    const apis = Object.entries(UPSTREAMS).map(([name, path]) => [
      name,
      {
        url: `${origin}/${path}`,
        retry: { attempts: 0 },
        quotas: [],
        breaker: { failures: 0, rate: '100%' },
        forward,
        ...(name === 'marketplace' && { pageSize: 2 }),
        ...settings.apis?.[name],
      },
    ]);
    const per = 'key';
    const rules = [
      { name: 'asked', per, limit: PLENTY, within: 'day' },
      { name: 'spent', of: 'cost', per, limit: PLENTY, within: 'day' },
      { name: 'parallel', of: 'concurrency', per, limit: 50 },
    ];
    const gateway = createGateway(
      {
        unconfigured: 'omit',
        federation: true,
        documents: { manifest: this.file('documents.json', JSON.stringify(DOCUMENTS)) },
        subscriptions: { poll: '10ms' },
        liveQueries: { interval: '5ms', poll: '60m' },
        limits: { cost: 40 },
        ...settings,
        // On a busy machine the event loop is late, which is no overload.
        server: { explain: true, shutdownGrace: '1s', overload: { maxDelay: '60s', ...settings.server?.overload } },
        logs: { level: 'silent' },
        auth: this.#auth(caller),
        budgets: {
          rules: [...rules, ...(settings.budgets?.rules ?? [])],
          ...(settings.budgets?.fields && { fields: settings.budgets.fields }),
          ...(settings.budgets?.tools && { tools: settings.budgets.tools }),
        },
        apis: Object.fromEntries(apis),
        ...(isTls && { tls: this.#tls(caller) }),
      } as any,
      { plugins: HOOKS[plugins] as any },
    );
    const { url } = await gateway.listen({ port: 0 });
    return new Served(gateway, url);
  }

  #auth(caller: CallerKind): unknown {
    if (caller === 'open' || caller === 'forwarded header') return 'open';
    const scopes = [SCOPES, SECOND_SCOPES, THIRD_SCOPES];
    const keys = this.#keys.map((key, at) => ({ id: `k${at}`, hash: apiKeyHash(SECRET, key), scopes: scopes[at] }));
    const jwk = { ...this.#issuer.publicKey.export({ format: 'jwk' }), kid: 'k1', use: 'sig' };
    const jwks = this.file('keys.json', JSON.stringify({ keys: [jwk] }));
    const callers = scopes.map((each, at) => ({ uri: `spiffe://net.example/${at + 1}`, scopes: each }));
    if (caller === 'key') return { secret: SECRET, keys };
    if (caller === 'JWT') return { secret: SECRET, jwt: [{ issuer: 'net', audience: ['graph'], jwks }] };
    return { secret: SECRET, certificates: { callers } };
  }

  #tls(caller: CallerKind) {
    const { key, cert } = this.#server;
    const clientCa = this.file('clients.pem', this.#certificates.map((each) => each.cert).join(''));
    return {
      key: this.file('key.pem', key),
      cert: this.file('cert.pem', cert),
      ...(caller === 'certificate' && { clientCa }),
    };
  }
}

const freshCertificate = (uri?: string) =>
  certificateFor('127.0.0.1', new Date(Date.now() - DAY_MS), new Date(Date.now() + DAY_MS), uri);

/** Persisted documents, by their ids. */
export const DOCUMENTS = { saved: 'query Saved($id: ID!) { order(id: $id) { orderId sellerId } }' };

/** A gateway that is served. */
export class Served implements Target {
  readonly gateway: Gateway;
  readonly url: string;
  readonly #sessions = new Map<Connecting, ClientHttp2Session>();

  constructor(gateway: Gateway, url: string) {
    this.gateway = gateway;
    this.url = url;
  }

  readonly fetch = (request: Request) => this.gateway.fetch(request);

  readonly session = (from: Connecting): ClientHttp2Session => {
    const found = this.#sessions.get(from);
    if (found && !found.closed && !found.destroyed) return found;
    const { certificate, localAddress } = from;
    const session = connect(this.url, { rejectUnauthorized: false, localAddress, ...certificate } as object);
    session.on('error', () => undefined);
    this.#sessions.set(from, session);
    return session;
  };

  ask(transport: Transport, from: Caller, ask: Ask): Promise<Answer> {
    return open(transport, this, from, ask);
  }

  closeSessions(): void {
    for (const session of this.#sessions.values()) session.destroy();
  }

  async close(): Promise<void> {
    this.closeSessions();
    await this.gateway.close();
  }

  /** The sum of a metric over all labels, or of those lines that have this label. */
  metric(name: string, label = ''): number {
    const lines = this.gateway.metrics().split('\n');
    return lines
      .filter((line) => (line.startsWith(`${name} `) || line.startsWith(`${name}{`)) && line.includes(label))
      .reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0);
  }
}

/** Gauges that are zero in a gateway that has nothing to do. */
const GAUGES = [
  'manifold_requests_in_flight',
  'manifold_subscriptions',
  'manifold_subscriptions_sources',
  'manifold_live_queries',
  'manifold_live_queries_different',
  'manifold_upstream_in_flight',
  'manifold_upstream_queued',
] as const;

/** Waits for what happens soon: a gateway that goes wrong may let a test wait for ever. */
export const soon = <Value>(attempt: () => Value | Promise<Value>) =>
  until(attempt, { intervalMs: 1, timeoutMs: 10_000 });

/** Resolves when a gateway holds nothing; otherwise fails and says what it holds. */
export async function idle(served: Served): Promise<void> {
  await soon(() => {
    const held = GAUGES.filter((name) => served.metric(name) !== 0);
    if (held.length > 0) throw new Error(`The gateway still holds ${held.join(', ')}.`);
  });
}

/** What is left of the budgets of a caller. */
export interface Left {
  readonly asked: number;
  readonly spent: number;
  readonly parallel: number;
}

/** What is left of the budgets of a caller: a request tells, which counts itself. */
export async function left(served: Served, transport: Transport, from: Caller): Promise<Left> {
  const by = transport === 'fetch' || transport === 'HTTP/2' ? transport : 'HTTP/1.1';
  const answer = await served.ask(by, from, { query: '{ __typename }' });
  await answer.all();
  const of = (name: string) => Number(new RegExp(`"${name}";r=(\\d+)`).exec(answer.headers['ratelimit'] ?? '')?.[1]);
  return { asked: of('asked'), spent: of('spent'), parallel: of('parallel') };
}
