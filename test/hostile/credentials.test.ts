import { generateKeyPairSync } from 'node:crypto';
import { importSPKI, jwtVerify } from 'jose';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { contract } from './contract.ts';
import { codes, probeAt } from './gateways.ts';
import { partsOf, signatureOf } from './signature.ts';
import { upstream } from './upstreams.ts';

const operations = {
  get: { path: '/things/{id}', query: [{ name: 'q', style: 'value' }] },
  send: { path: '/', method: 'POST', body: { kind: 'json', mediaType: 'application/json', required: true } },
  upload: { path: '/', method: 'POST', body: { kind: 'bytes', mediaType: 'text/plain', required: true } },
  name: { path: '/', headers: [{ name: 'X-Name' }] },
} as const;

type Settings = Readonly<Record<string, unknown>>;

/** An API with these credentials, and the requests that it receives. */
async function reached(credentials?: Settings, settings: Settings = {}) {
  const { url, seen } = await upstream((response) => {
    response.setHeader('content-type', 'application/json').end('"good"');
  });
  const all = { ...(credentials && { credentials }), ...settings };
  return { ...probeAt(url, contract(operations), { settings: all }), seen };
}

afterEach(() => {
  vi.useRealTimers();
});

describe('credentials that do not change', () => {
  it.each([
    [{ type: 'header', name: 'X-Api-Key', value: 'secret' }, ['x-api-key', 'secret']],
    [{ type: 'header', name: 'Authorization', prefix: 'Bot ', value: 'secret' }, ['authorization', 'Bot secret']],
    [{ type: 'bearer', token: 'secret' }, ['authorization', 'Bearer secret']],
    [
      { type: 'basic', username: 'Aladdin', password: 'open:sesame' },
      ['authorization', 'Basic QWxhZGRpbjpvcGVuOnNlc2FtZQ=='],
    ],
    [
      { type: 'basic', username: 'é', password: '🍀' },
      ['authorization', `Basic ${Buffer.from('é:🍀').toString('base64')}`],
    ],
  ])('%j is sent in a header, once', async (credentials, [name, value]) => {
    const { ask, seen } = await reached(credentials);

    expect(await ask('get', { id: 1 })).toEqual({ data: { call: 'good' } });

    const own = seen[0]?.rawHeaders.flatMap((each, index, all) => (each === name ? [all[index + 1]] : []));
    expect(own).toEqual([value]);
    expect(seen[0]?.target).toBe('/things/1');
  });

  it.each([
    [{ id: 1 }, '/things/1?key%5B%5D=s%26e%3Dc%20r%2Be%23t'],
    [{ id: 1, q: 'x' }, '/things/1?q=x&key%5B%5D=s%26e%3Dc%20r%2Be%23t'],
  ])('a secret in the query of %j is appended, encoded', async (args, target) => {
    const { ask, seen } = await reached({ type: 'query', name: 'key[]', value: 's&e=c r+e#t' });

    await ask('get', args);

    expect(seen.map((each) => each.target)).toEqual([target]);
  });

  it('a secret in the query is sent once in every attempt', async () => {
    const { url, seen } = await upstream((response) => response.writeHead(503).end());
    const settings = { credentials: { type: 'query', name: 'key', value: 'secret' }, retry: { attempts: 2 } };

    await probeAt(url, contract(operations), { settings }).ask('get', { id: 1 });

    expect(seen.map(({ target }) => target)).toEqual([
      '/things/1?key=secret',
      '/things/1?key=secret',
      '/things/1?key=secret',
    ]);
  });
});

describe('credentials of the caller', () => {
  const hopByHop = {
    connection: 'x-tenant',
    'keep-alive': '1',
    te: 'trailers',
    trailer: 'x',
    'transfer-encoding': 'chunked',
    upgrade: 'h2c',
    'proxy-authorization': 'Basic canary',
    host: 'evil.example',
    'content-length': '7',
    expect: '100-continue',
  };
  const caller = {
    ...hopByHop,
    authorization: 'Bearer of-caller',
    cookie: 'session=canary',
    'x-tenant': 'a',
    'x-api-key': 'canary',
    'x-forwarded-for': '192.0.2.1',
    'user-agent': 'caller/1',
    accept: 'text/html',
  };
  const sentOn = (headers: Readonly<Record<string, unknown>> = {}) =>
    Object.fromEntries(Object.entries(headers).filter(([name]) => !['host', 'connection'].includes(name)));
  const always = { accept: 'application/json', 'accept-encoding': 'gzip, br', 'user-agent': 'manifold' };

  it('only allowed ones are forwarded, once each', async () => {
    const { ask, seen } = await reached(
      { type: 'forwarded', headers: ['Authorization', 'X-Missing'] },
      {
        forward: ['X-Tenant', 'authorization'],
      },
    );

    await ask('get', { id: 1 }, { ...caller, 'x-missing': '' });

    expect(sentOn(seen[0]?.headers)).toEqual({ ...always, authorization: 'Bearer of-caller', 'x-tenant': 'a' });
    expect(seen[0]?.rawHeaders.filter((name) => name === 'authorization')).toHaveLength(1);
    expect(seen[0]?.headers.host).toMatch(/^127\.0\.0\.1:/);
    expect(seen[0]?.headers.connection).toBe('keep-alive');
  });

  it('forwards no credential unless one is allowed', async () => {
    const { ask, seen } = await reached();

    await ask('get', { id: 1 }, caller);

    expect(sentOn(seen[0]?.headers)).toEqual(always);
  });

  it.each(Object.keys(hopByHop))('%s is never forwarded, with any setting', async (name) => {
    await expect(reached(undefined, { forward: [name] })).rejects.toThrow(/cannot be forwarded/);
    const { url, seen } = await upstream((response) => response.setHeader('content-type', 'application/json').end('1'));
    const { ask } = probeAt(url, contract(operations), { patch: { forward: [name, 'x-tenant'] } });

    await ask('get', { id: 1 }, caller);

    expect(sentOn(seen[0]?.headers)).toEqual({ ...always, 'x-tenant': 'a' });
    expect(seen[0]?.headers.connection).toBe('keep-alive');
  });

  it.each([
    [{ type: 'bearer', token: 'own' }, 'Bearer own'],
    [{ type: 'header', name: 'Authorization', value: 'own' }, 'own'],
    [{ type: 'basic', username: 'own', password: 'own' }, 'Basic b3duOm93bg=='],
  ])("the caller's authorization is not sent together with %j", async (credentials, value) => {
    const { ask, seen } = await reached(credentials, { forward: ['authorization', 'x-tenant'] });

    await ask('get', { id: 1 }, caller);

    expect(sentOn(seen[0]?.headers)).toEqual({ ...always, authorization: value, 'x-tenant': 'a' });
  });

  it("a caller's header is not sent together with the operation's own", async () => {
    const { ask, seen } = await reached(undefined, { forward: ['x-name'] });

    await ask('name', { 'X-Name': 'argument' }, { 'x-name': 'caller' });
    await ask('name', {}, { 'x-name': 'caller' });

    expect(seen.map(({ headers }) => headers['x-name'])).toEqual(['argument', undefined]);
  });

  it("the caller's user agent takes the place of ours where it is allowed", async () => {
    const { ask, seen } = await reached(undefined, { forward: ['user-agent'] });

    await ask('get', { id: 1 }, caller);

    expect(seen[0]?.headers['user-agent']).toBe('caller/1');
  });
});

describe('client credentials (RFC 6749, 4.4)', () => {
  const own = { clientId: 'id:with?odd&chars', clientSecret: 'p@ss word+%' };

  /** A token endpoint that checks requests by the RFC, and an API that takes its tokens. */
  async function issued(settings: Settings, query = '') {
    const endpoint = await upstream((response, { method, target, headers, body }) => {
      const form = Object.fromEntries(new URLSearchParams(body));
      const [user = '', password = ''] = Buffer.from(headers.authorization?.slice('Basic '.length) ?? '', 'base64')
        .toString()
        .split(':')
        .map((part) => decodeURIComponent(part.replaceAll('+', ' ')));
      const client = headers.authorization ? [user, password] : [form['client_id'], form['client_secret']];
      const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded');
      const isRight =
        method === 'POST' && target.startsWith('/oauth/token') && isForm && form['grant_type'] === 'client_credentials';
      const isClient = client[0] === own.clientId && client[1] === own.clientSecret;
      response.setHeader('content-type', 'application/json').writeHead(isRight && isClient ? 200 : 401);
      response.end(JSON.stringify({ access_token: 'issued', token_type: 'Bearer', expires_in: 60 }));
    });
    const tokenUrl = `${endpoint.url}/oauth/token${query}`;
    return {
      ...(await reached({ type: 'client-credentials', tokenUrl, ...own, ...settings })),
      endpoint: endpoint.seen,
    };
  }

  it.each(['basic', 'form'])('the client proves itself in the manner of %s', async (clientAuthentication) => {
    const { ask, seen, endpoint } = await issued({
      clientAuthentication,
      scope: 'read write',
      audience: 'https://api',
    });

    expect(await ask('get', { id: 1 })).toEqual({ data: { call: 'good' } });

    expect(seen[0]?.headers.authorization).toBe('Bearer issued');
    const form = Object.fromEntries(new URLSearchParams(endpoint[0]?.body));
    const inForm = { client_id: own.clientId, client_secret: own.clientSecret };
    expect(form).toEqual({
      grant_type: 'client_credentials',
      scope: 'read write',
      audience: 'https://api',
      ...(clientAuthentication === 'form' && inForm),
    });
    expect(endpoint[0]?.headers.authorization !== undefined).toBe(clientAuthentication === 'basic');
  });

  it('the query of the endpoint is sent as configured, and not logged', async () => {
    const query = '?api-version=2&key=canary%2B1&flag&empty=';
    const { ask, endpoint, lines } = await issued({}, query);
    const wrong = await issued({ clientSecret: 'wrong' }, query);

    const result = [await ask('get', { id: 1 }), await wrong.ask('get', { id: 1 })];

    expect(result.map(codes)).toEqual([[], ['UPSTREAM_UNAVAILABLE']]);
    expect(endpoint.map(({ target }) => target)).toEqual([`/oauth/token${query}`]);
    expect(endpoint[0]?.body).toBe('grant_type=client_credentials');
    expect(JSON.stringify(result) + [...lines, ...wrong.lines].join()).not.toContain('canary');
    expect(wrong.lines.join()).toContain('could not be given a credential');
  });

  it('parameters that are not set are not sent', async () => {
    const { ask, endpoint } = await issued({});

    await ask('get', { id: 1 });

    expect(endpoint[0]?.body).toBe('grant_type=client_credentials');
  });
});

describe('a service account (RFC 7523, 2.1)', () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });

  it.each([
    [{ keyId: 'key-1', subject: 'user@example.org' }, { sub: 'user@example.org' }, { kid: 'key-1' }],
    [{}, {}, {}],
  ])('%j asks with an assertion that its key has signed', async (more, claims, header) => {
    const endpoint = await upstream((response) => {
      response.setHeader('content-type', 'application/json');
      response.end('{"access_token": "issued", "token_type": "Bearer", "expires_in": 3599}');
    });
    const tokenUrl = `${endpoint.url}/token`;
    const query = '?api-version=2';
    const account = {
      type: 'service-account',
      email: 'robot@example.org',
      privateKey,
      scope: 'a b',
      tokenUrl: tokenUrl + query,
      ...more,
    };
    const { ask, seen } = await reached(account);

    expect(await ask('get', { id: 1 })).toEqual({ data: { call: 'good' } });

    expect(seen[0]?.headers.authorization).toBe('Bearer issued');
    const { assertion = '', ...form } = Object.fromEntries(new URLSearchParams(endpoint.seen[0]?.body));
    expect(endpoint.seen[0]?.target).toBe(`/token${query}`);
    expect(form).toEqual({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer' });
    const verified = await jwtVerify(assertion, await importSPKI(publicKey, 'RS256'), {
      algorithms: ['RS256'],
      issuer: 'robot@example.org',
      audience: tokenUrl,
      typ: 'JWT',
    });
    const { iat = 0, exp = 0, ...rest } = verified.payload;
    expect(verified.protectedHeader).toEqual({ alg: 'RS256', typ: 'JWT', ...header });
    expect(rest).toEqual({ iss: 'robot@example.org', aud: tokenUrl, scope: 'a b', ...claims });
    expect(exp - iat).toBe(3600);
    expect(Math.abs(Date.now() / 1000 - iat)).toBeLessThan(5);
  });

  it('a key that cannot sign is an error that does not quote it', async () => {
    const weak = generateKeyPairSync('ec', {
      namedCurve: 'P-256',
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      publicKeyEncoding: { type: 'spki', format: 'pem' },
    });
    const account = { type: 'service-account', email: 'r@example.org', scope: 'a', tokenUrl: 'http://127.0.0.1:9/' };
    const { ask, lines, seen } = await reached({ ...account, privateKey: weak.privateKey });

    const result = await ask('get', { id: 1 });

    expect(codes(result)).toEqual(['UPSTREAM_UNAVAILABLE']);
    expect(JSON.stringify(result) + lines.join()).not.toContain(weak.privateKey.split('\n')[1]);
    expect(seen).toEqual([]);
  });
});

describe('a signature over the request (AWS Signature Version 4)', () => {
  const key = {
    type: 'sigv4',
    accessKeyId: 'AKIDEXAMPLE',
    secretAccessKey: 'wJalr/K7MDENG+bPx',
    region: 'eu-west-1',
    service: 'states',
  };

  it.each([
    ['get', { id: 'plain' }],
    ['get', { id: 'a b/c:d*e(f)' }],
    ['get', { id: '🍀', q: "it's (a) + b!&c=d*~" }],
    ['send', { body: { text: 'é🍀', n: 9007199254740993n } }],
    ['upload', { body: 'bytes' }],
    ['upload', { body: Buffer.from('bytes') }],
    ['name', { 'X-Name': 'some   value' }],
  ])('%s of %o can be verified', async (operation, args) => {
    const { ask, change, seen } = await reached(key, { forward: ['x-tenant'] });

    const result = await (operation === 'get' ? ask : change)(operation, args, { 'x-tenant': 'a' });

    expect(result).toEqual({ data: { call: 'good' } });
    const [one] = seen;
    if (!one) throw new Error('Nothing was sent');
    const { keyId, scope, names, signature } = partsOf(one);
    expect(keyId).toBe('AKIDEXAMPLE');
    expect(scope).toMatch(/^\d{8}\/eu-west-1\/states\/aws4_request$/);
    expect(names).toEqual(expect.arrayContaining(['host', 'x-amz-date', 'x-tenant']));
    expect(signature).toBe(signatureOf(one, key.secretAccessKey, key.service));
    expect(one.headers['x-amz-security-token']).toBeUndefined();
  });

  it('the token of temporary credentials is sent, and signed', async () => {
    const { ask, seen } = await reached({ ...key, sessionToken: 'session' });

    await ask('get', { id: 1 });

    const [one] = seen;
    if (!one) throw new Error('Nothing was sent');
    expect(one.headers['x-amz-security-token']).toBe('session');
    expect(partsOf(one).names).toContain('x-amz-security-token');
    expect(partsOf(one).signature).toBe(signatureOf(one, key.secretAccessKey, key.service));
  });

  it('every attempt has a new signature', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 1) });
    const { url, seen } = await upstream((response) => {
      vi.setSystemTime(Date.now() + 86_400_000);
      response.writeHead(503).end();
    });
    const settings = { credentials: key, retry: { attempts: 3, budget: '100%' } };

    await probeAt(url, contract(operations), { settings }).ask('get', { id: 1 });

    expect(seen.map(({ headers }) => headers['x-amz-date'])).toEqual(
      [1, 2, 3, 4].map((day) => `2026010${day}T000000Z`),
    );
    for (const one of seen) {
      expect(partsOf(one).signature).toBe(signatureOf(one, key.secretAccessKey, key.service));
      expect(one.rawHeaders.filter((name) => name === 'authorization')).toHaveLength(1);
    }
  });

  it('a streamed body cannot be signed, and is not sent', async () => {
    const { change, seen, lines } = await reached(key);
    async function* parts() {
      yield Buffer.from('a');
    }

    expect(codes(await change('upload', { body: parts() }))).toEqual(['UPSTREAM_UNAVAILABLE']);
    expect(seen).toEqual([]);
    expect(lines).toEqual([expect.stringContaining('probe upload streams its body, which cannot be signed')]);
  });
});
