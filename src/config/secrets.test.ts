import { generateKeyPairSync } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '#test/temporary-folder';
import { load, problemsOf } from './harness.ts';

const CANARY = 'canary-4f1c';

const { privateKey: pem } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

const credentialsOf = (slug: string, text: string, environment = {}) =>
  load(`apis: { ${slug}: ${text} }`, { environment }).apis[slug]?.credentials;

describe('credentials', () => {
  it.each([
    ['chat', { type: 'header', name: 'authorization', prefix: 'Bot ', value: 's' }],
    ['blockchain', { type: 'query', name: 'api_code', value: 's' }],
    ['identity', { type: 'header', name: 'authorization', prefix: 'Bearer ', value: 's' }],
  ])('of %s are its token where the contract message', (slug, credentials) => {
    expect(credentialsOf(slug, '{ token: s }')).toEqual(credentials);
    expect(credentialsOf(slug, '{}', { [`MANIFOLD_${slug.toUpperCase()}_TOKEN`]: 's' })).toEqual(credentials);
  });

  it("are the caller's own where the contract forwards them and nothing is configured", () => {
    expect(credentialsOf('identity', '{}')).toEqual({ type: 'forwarded', headers: ['authorization'] });
    expect(credentialsOf('chat', '{}')).toEqual({ type: 'none' });
  });

  it.each([
    ['{ type: header, name: X-Key, value: s }', { type: 'header', name: 'X-Key', prefix: '', value: 's' }],
    ['{ type: query, name: key, value: s }', { type: 'query', name: 'key', value: 's' }],
    ['{ type: basic, username: u, password: påss }', { type: 'basic', username: 'u', password: 'påss' }],
    ['{ type: bearer, token: s }', { type: 'bearer', token: 's' }],
    [
      '{ type: client-credentials, tokenUrl: "https://a.example/token/?v=2&k=a%20b", clientId: i, clientSecret: s, scope: a b }',
      {
        type: 'client-credentials',
        tokenUrl: 'https://a.example/token/?v=2&k=a%20b',
        clientId: 'i',
        clientSecret: 's',
        scope: 'a b',
        clientAuthentication: 'basic',
      },
    ],
    [
      `{ type: service-account, tokenUrl: "https://a.example/t", email: a@b.example, scope: s, keyId: k, subject: u, privateKey: ${JSON.stringify(pem)} }`,
      {
        type: 'service-account',
        tokenUrl: 'https://a.example/t',
        email: 'a@b.example',
        scope: 's',
        keyId: 'k',
        subject: 'u',
        privateKey: pem,
      },
    ],
    ['{ type: forwarded, headers: [X-Me] }', { type: 'forwarded', headers: ['x-me'] }],
  ])('are built: %s', (text, credentials) => {
    expect(credentialsOf('chat', `{ credentials: ${text} }`)).toEqual(credentials);
  });

  it("that sign do so for the contract's service unless another is named", () => {
    const keys = 'type: sigv4, accessKeyId: a, secretAccessKey: b, region: c';
    const signed = { type: 'sigv4', accessKeyId: 'a', secretAccessKey: 'b', region: 'c' };
    expect(credentialsOf('workflows', `{ credentials: { ${keys} } }`)).toEqual({ ...signed, service: 'states' });
    expect(credentialsOf('workflows', `{ credentials: { ${keys}, service: d } }`)).toEqual({ ...signed, service: 'd' });
  });
});

describe('a secret', () => {
  const folder = temporaryFolder({ secret: `${CANARY}\n`, windows: `${CANARY}\r\n`, two: `${CANARY}\n\n`, key: pem });
  const url = (name: string) => String(pathToFileURL(join(folder, name)));

  it('may be in a file, whose last newline is dropped', () => {
    expect(load(`cursorSecret: ${url('secret')}`).cursorSecret).toBe(CANARY);
    expect(load(`cursorSecret: ${url('windows')}`).cursorSecret).toBe(CANARY);
    expect(credentialsOf('chat', '{}', { MANIFOLD_CHAT_TOKEN: url('secret') })).toMatchObject({ value: CANARY });
  });

  it('may have several lines only as a private key', () => {
    const text = `{ credentials: { type: service-account, tokenUrl: 'https://a', email: e, scope: s, privateKey: '${url('key')}' } }`;
    expect(credentialsOf('chat', text)).toMatchObject({ privateKey: pem.trimEnd() });
    expect(problemsOf(`cursorSecret: ${url('two')}`)).toEqual([
      'manifold.yaml:1 cursorSecret: the text (not shown) is not one line of text, or file:///path of a file that holds it',
    ]);
  });

  it('cannot be in a file that cannot be read', () => {
    const directory = String(pathToFileURL(folder));
    for (const [file, name, reason] of [
      ['file:///nowhere/cursor', 'the file /nowhere/cursor, which', 'there is no such file'],
      [directory, `the file ${directory.slice('file://'.length)}, which`, 'it is a directory'],
      ['file://host/canary-4f1c', 'a file that', 'ERR_INVALID_FILE_URL_HOST'],
      ['file:canary-4f1c', 'a file that', 'there is no such file'],
    ]) {
      expect(problemsOf(`cursorSecret: ${file}`)).toEqual([
        `manifold.yaml:1 cursorSecret: the text (not shown) names ${name} cannot be read: ${reason}`,
      ]);
    }
  });

  it('cannot be in a file that is empty', () => {
    const empty = temporaryFolder({ none: '', newline: '\n' });
    for (const name of ['none', 'newline']) {
      expect(problemsOf(`cursorSecret: ${pathToFileURL(join(empty, name)).href}`)).toEqual([
        `manifold.yaml:1 cursorSecret: the text (not shown) names the file ${join(empty, name)}, which is empty`,
      ]);
    }
  });

  it('may be in a file that a variable names, for each variable of a secret', () => {
    const variables = (names: readonly string[], file: string) =>
      Object.fromEntries(names.map((name) => [`${name}_FILE`, join(folder, file)]));
    const names = ['MANIFOLD_CURSOR_SECRET', 'MANIFOLD_CHAT_TOKEN'];
    const settings = load('', { environment: variables(names, 'secret') });

    expect(settings.cursorSecret).toBe(CANARY);
    expect(settings.apis['chat']?.credentials).toMatchObject({ value: CANARY });
    const redis = temporaryFolder({
      redis: `redis://:${CANARY}@localhost:1/0\n`,
      auth: `secret: ${CANARY.repeat(3)}\n`,
    });
    const others = { MANIFOLD_REDIS_URL_FILE: join(redis, 'redis'), MANIFOLD_AUTH_FILE: join(redis, 'auth') };
    expect(load('', { environment: others })).toMatchObject({
      redis: { address: { password: CANARY } },
      auth: { secret: CANARY.repeat(3) },
    });
  });

  it('is refused in a file that a variable names and that has no text', () => {
    const empty = join(temporaryFolder({ none: '' }), 'none');
    expect(problemsOf('', { environment: { MANIFOLD_CHAT_TOKEN_FILE: empty } })).toEqual([
      `MANIFOLD_CHAT_TOKEN_FILE: the text (not shown) names the file ${empty}, which is empty`,
    ]);
    expect(problemsOf('', { environment: { MANIFOLD_CHAT_TOKEN_FILE: '/nowhere/token' } })).toEqual([
      'MANIFOLD_CHAT_TOKEN_FILE: the text (not shown) names the file /nowhere/token, which cannot be read: there is no such file',
    ]);
    expect(problemsOf('', { environment: { MANIFOLD_AUTH_FILE: '/nowhere/auth' } })).toEqual([
      'MANIFOLD_AUTH_FILE: /nowhere/auth cannot be read: there is no such file; it is `open`, JSON, or the path of a file',
    ]);
  });

  it('is given once', () => {
    const environment = { MANIFOLD_CHAT_TOKEN: 's', MANIFOLD_CHAT_TOKEN_FILE: join(folder, 'secret') };
    expect(problemsOf('', { environment })).toEqual([
      'MANIFOLD_CHAT_TOKEN_FILE: given beside MANIFOLD_CHAT_TOKEN; set one of them',
    ]);
    expect(problemsOf('', { environment: { MANIFOLD_CHAT_URL_FILE: 'x' } })[0]).toContain('unknown variable');
  });

  it('is text', () => {
    expect(problemsOf('cursorSecret: 12345')).toEqual([
      'manifold.yaml:1 cursorSecret: a number (not shown) is not one line of text, or file:///path of a file that holds it',
    ]);
  });

  it.each([
    `cursorSecret: "${CANARY}\\n"`,
    `apis: { chat: { token: "${CANARY}\\r\\nx: y" } }`,
    `apis: { chat: { token: "${CANARY}é" } }`,
    `apis: { chat: { token: [${CANARY}] } }`,
    `apis: { chat: ${CANARY} }`,
    `apis: ${CANARY}`,
    `apis: { countries: { token: ${CANARY} } }`,
    `apis: { chat: { tokn: ${CANARY} } }`,
    `apis: { chat: { token:${CANARY} } }`,
    `token=${CANARY}: a`,
    `apis: { chat: { credentials: ${CANARY} } }`,
    `apis: { chat: { credentials: { type: bearer, value: ${CANARY} } } }`,
    `apis: { chat: { credentials: { type: basic, username: "${CANARY}\\t", password: "${CANARY}\\t" } } }`,
    `apis: { chat: { credentials: { type: service-account, privateKey: ${CANARY} } } }`,
    `apis: { chat: { credentials: { type: service-account, privateKey: "-----BEGIN PRIVATE KEY-----${CANARY}" } } }`,
    `apis: { chat: { url: "https://me:${CANARY}@chat.example" } }`,
    `apis: { chat: { url: "https://chat.example/?key=${CANARY}" } }`,
    `apis: { chat: { url: "https://chat.example/#${CANARY}" } }`,
    `apis: { chat: { url: "me:${CANARY}@chat.example" } }`,
    `cursorSecret: a\${${CANARY}`,
    `cursorSecret: "a" ${CANARY}`,
    `cursorSecret: "\\${CANARY}"`,
    `cursorSecret: !${CANARY} a`,
    `cursorSecret: *${CANARY}`,
    `cursorSecret: >${CANARY}\n  a`,
    `cursorSecret: %${CANARY}`,
    `cursorSecret: @${CANARY}`,
    `cursorSecret: "${CANARY}`,
  ])('is never shown: %j', (text) => {
    const problems = problemsOf(text);
    expect(problems).not.toEqual([]);
    expect(problems.join('\n')).not.toContain('canary');
    expect(problems.join('\n')).not.toContain('4f1c');
  });

  it('is not shown where it is in the environment', () => {
    const environment = {
      MANIFOLD_CHAT_TOKEN: `${CANARY}\n`,
      MANIFOLD_COUNTRIES_URL: `https://a:${CANARY}@b`,
      A: CANARY,
    };
    const problems = problemsOf('server: { port: "${A}" }\nlogs: ${A}\napis: { chat: { forward: ["${A} "] } }', {
      environment,
    });
    expect(problems).toHaveLength(5);
    expect(problems.join('\n')).not.toContain(CANARY);
  });

  it('is not shown in problems of YAML, with the file truncated or changed at any place', () => {
    const file = `cursorSecret: "${CANARY}"\napis:\n  chat: { token: '${CANARY}' }\n`;
    const spoilt = fc.tuple(
      fc.nat(file.length),
      fc.nat(3),
      fc.constantFrom('', '"', "'", '[', '{', '}', ':', '\t', '&', '*', '!', '|', '%', '\\', ' "" '),
    );
    fc.assert(
      fc.property(spoilt, ([at, dropped, put]) => {
        const problems = problemsOf(file.slice(0, at) + put + file.slice(at + dropped)).join('\n');
        // A value that becomes a key is no value any more.
        expect(problems.replaceAll(/^\S+ \S+: unknown key.*$/gm, '')).not.toMatch(/canary|4f1c/);
      }),
      { numRuns: 500 },
    );
  });
});
