import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readContract } from '#contract';
import { slugs } from '#contracts';
import { run } from './harness.ts';

const folder = mkdtempSync(join(tmpdir(), 'manifold-mistakes-'));
const LONG = 's'.repeat(32);
const HASH = '0IH9MpUmo1gsQ-Ulk09gaF5UwtRHKMGuuVbBqrBpd4w';
const ANY_URL = 'is not an http or https URL without user, query and fragment';
const jwt = (jwks: string) => `auth: { secret: ${LONG}, jwt: [{ issuer: https://a, audience: [g], jwks: ${jwks} }] }`;
const key = (more: string) => `auth: { secret: ${LONG}, keys: [{ id: a, ${more} }] }`;

beforeAll(() => {
  writeFileSync(join(folder, 'empty'), '');
  mkdirSync(join(folder, 'directory'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The output of a command with these settings, without the name of the folder. */
async function printed(command: readonly string[], settings: string, environment: Record<string, string>) {
  const file = join(folder, 'm.yaml');
  writeFileSync(file, settings.replaceAll('FOLDER', folder));
  const contracts = async () => slugs.map((slug) => readContract(slug));
  const { log, code } = run([...command, '--config', file], { environment, services: { contracts } });
  return [
    await code,
    log
      .join('\n')
      .replaceAll(folder, '@')
      .replace(/^error: /, ''),
  ];
}

type Mistake = readonly [
  what: string,
  settings: string,
  message: string | RegExp,
  environment?: Record<string, string>,
];

const MISTAKES: readonly Mistake[] = [
  ['a misspelt key', 'metrcs: {}', '@/m.yaml:1:1 metrcs: unknown key; did you mean metrics?'],
  ['a misspelt API', 'apis: { chatt: {} }', '@/m.yaml:1:9 apis.chatt: unknown key; did you mean chat?'],
  [
    'an API of your own that is not in subgraphs',
    'apis: { desk: { url: https://desk.example } }',
    /^@\/m\.yaml:1:9 apis\.desk: unknown key; allowed are identity, .*\. For an API of your own, name its module in `subgraphs` too$/,
  ],
  ['a URL without a scheme', 'apis: { chat: { url: a } }', `@/m.yaml:1:17 apis.chat.url: "a" ${ANY_URL}`],
  ['a URL of FTP', 'apis: { chat: { url: ftp://a } }', `@/m.yaml:1:17 apis.chat.url: "ftp://a" ${ANY_URL}`],
  [
    'a URL with a query',
    'apis: { chat: { url: https://a/?key=1 } }',
    `@/m.yaml:1:17 apis.chat.url: "https://a/?…" ${ANY_URL}`,
  ],
  [
    'a URL with a user',
    'apis: { chat: { url: https://u:p@a/ } }',
    `@/m.yaml:1:17 apis.chat.url: "https://…@a/" ${ANY_URL}`,
  ],
  [
    'a URL with the variable of a template',
    'apis: { chat: { url: "https://{region}.a" } }',
    '@/m.yaml:1:17 apis.chat.url: "https://{region}.a" has the variable {region} of a template: write its value in its place',
  ],
  [
    'a port that is text',
    'server: { port: abc }',
    '@/m.yaml:1:11 server.port: "abc" is not a whole number from 0 to 65535',
  ],
  ['port 70000', 'server: { port: 70000 }', '@/m.yaml:1:11 server.port: 70000 is not a whole number from 0 to 65535'],
  ['YAML that ends too early', 'server: [1', /^@\/m\.yaml:\d+:\d+ not YAML: \S.*$/],
  ['a tab', 'server:\n\tport: 1', '@/m.yaml:2:1 not YAML: Tabs are not allowed as indentation'],
  ['a key that is there twice', 'logs: {}\nlogs: {}', '@/m.yaml:2:1 not YAML: Map keys must be unique'],
  [
    'a variable that is not set',
    'apis: { chat: { token: "${CHAT_TOKEN}" } }',
    '@/m.yaml:1:17 apis.chat.token: the variable CHAT_TOKEN is not set; ${CHAT_TOKEN:-…} would give a default',
  ],
  [
    'the file of a secret that is empty',
    'cursorSecret: file://FOLDER/empty',
    '@/m.yaml:1:1 cursorSecret: the text (not shown) names the file @/empty, which is empty',
  ],
  [
    'the file of a secret that is missing',
    'cursorSecret: file:///nope/cursor',
    '@/m.yaml:1:1 cursorSecret: the text (not shown) names the file /nope/cursor, which cannot be read: there is no such file',
  ],
  [
    'the file of a secret that is a directory',
    'cursorSecret: file://FOLDER/directory',
    '@/m.yaml:1:1 cursorSecret: the text (not shown) names the file @/directory, which cannot be read: it is a directory',
  ],
  [
    'a file that a variable names',
    '{}',
    'MANIFOLD_CHAT_TOKEN_FILE: the text (not shown) names the file /nope, which cannot be read: there is no such file',
    { MANIFOLD_CHAT_TOKEN_FILE: '/nope' },
  ],
  [
    'every address of the machine without auth',
    'server: { host: 0.0.0.0 }',
    /^auth: missing; 0\.0\.0\.0 can be reached from other machines, .*Write `auth: open` or MANIFOLD_AUTH=open to serve everyone, or give callers credentials: \S*docs\/security\.md$/,
  ],
  [
    'auth without a secret',
    'auth: { keys: [] }',
    '@/m.yaml:1:1 auth.secret: missing; must be one line of at least 32 characters, or file:///path of a file that holds it',
  ],
  [
    'the hash of a key',
    key('hash: abc, scopes: []'),
    /auth\.keys\[0\]\.hash: the text \(not shown\) is not a hash as `manifold keys new` prints it$/,
  ],
  [
    'the scope of an API that is none',
    key(`hash: ${HASH}, scopes: [contries]`),
    /auth\.keys\[0\]\.scopes\[0\]: "contries" names an API that does not exist; did you mean countries\?$/,
  ],
  [
    "a file of an issuer's keys",
    jwt('nope.json'),
    /auth\.jwt\[0\]\.jwks: "nope\.json" names a file that cannot be read: there is no such file$/,
  ],
  [
    'a duration without a unit',
    'limits: { timeouts: { operation: 30 } }',
    '@/m.yaml:1:23 limits.timeouts.operation: 30 has no unit: a duration is written like 250ms, 2s or 1m',
  ],
  [
    'a size in a unit that is none',
    'limits: { body: 10MB }',
    '@/m.yaml:1:11 limits.body: "10MB" is not a size from 1B to 1GiB, in B, KiB, MiB or GiB',
  ],
  [
    'whom a budget counts',
    'budgets: { rules: [{ name: a, limit: 3, within: minute, per: user }] }',
    '@/m.yaml:1:57 budgets.rules[0].per: "user" is not one of key, subject, tenant, address, agent',
  ],
  [
    'a plugin that is missing',
    'plugins: [./no.mjs]',
    '@/m.yaml:1:11 plugins[0]: "./no.mjs" names a file that does not exist',
  ],
  [
    'a subgraph that is missing',
    'subgraphs: [./no.ts]',
    '@/m.yaml:1:13 subgraphs[0]: "./no.ts" names a file that does not exist',
  ],
  [
    'files of TLS, both at once',
    'tls: { cert: no.pem, key: no.key }',
    '@/m.yaml:1:22 tls.key: "no.key" names a file that cannot be read: there is no such file\n' +
      '@/m.yaml:1:8 tls.cert: "no.pem" names a file that cannot be read: there is no such file',
  ],
  [
    'a manifest of documents',
    'documents: { manifest: no.json }',
    '@/m.yaml:1:14 documents.manifest: "no.json" names a file that cannot be read: there is no such file',
  ],
  [
    'a type of credentials',
    'apis: { chat: { credentials: { type: basik } } }',
    '@/m.yaml:1:32 apis.chat.credentials.type: "basik" is not one of header, query, basic, bearer, client-credentials, service-account, sigv4, forwarded',
  ],
  [
    'a misspelt variable',
    '{}',
    'MANIFOLD_CONTRIES_URL: unknown variable; did you mean MANIFOLD_COUNTRIES_URL?',
    { MANIFOLD_CONTRIES_URL: 'https://a' },
  ],
  [
    'a newline in a token',
    '{}',
    'MANIFOLD_CHAT_TOKEN: the text (not shown) is not one line of ASCII text, or file:///path of a file that holds it',
    { MANIFOLD_CHAT_TOKEN: 'a\nb' },
  ],
  ['no worker', 'server: { workers: 0 }', '@/m.yaml:1:11 server.workers: 0 is not a whole number from 1 to 128'],
  [
    'a removed setting',
    'profile: public',
    '@/m.yaml:1:1 profile: removed; copy deploy/public-services.yaml into the settings',
  ],
  ['a list of settings', '- a', /^@\/m\.yaml:1:1: a list is not a mapping of server, http, tls, /],
];

const COMMANDS: readonly (readonly [args: readonly string[], message: string])[] = [
  [['serv'], 'unknown command "serv", did you mean serve?; see manifold --help'],
  [['serve', '--prot', '1'], 'unknown option "--prot", did you mean --port?; see manifold serve --help'],
];

describe('a mistake is mended from its message alone:', () => {
  const mistakes = MISTAKES.map(([what, settings, message, environment = {}]) => ({
    what,
    settings,
    message,
    environment,
  }));

  it.each(mistakes)('$what', async ({ settings, message, environment }) => {
    const says = typeof message === 'string' ? message : expect.stringMatching(message);

    expect(await printed(['serve'], settings, environment)).toEqual([2, says]);
  });

  it.each(COMMANDS)('%j', async (args, message) => {
    expect(await printed(args, '{}', {})).toEqual([2, message]);
  });
});
