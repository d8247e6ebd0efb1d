import { describe, expect, it } from 'vitest';
import { readContract } from '#contract';
import { temporaryFolder } from '#test/temporary-folder';
import { contracts, load, problemsOf } from './harness.ts';
import { SettingsError } from './problems.ts';

const serverKeys =
  'host, hosts, port, path, trustedProxies, forwardedHeader, watch, workers, graphiql, console, recordedRequests, explain, introspection, corsOrigins, drainDelay, shutdownGrace, overload';

describe('a value that is not allowed', () => {
  it.each([
    ['server: { port: abc }', 'server.port: "abc" is not a whole number from 0 to 65535'],
    ['server: { port: 65536 }', 'server.port: 65536 is not a whole number from 0 to 65535'],
    ['server: { port: 1.5 }', 'server.port: 1.5 is not a whole number from 0 to 65535'],
    ['server: { port: [1] }', 'server.port: a list is not a whole number from 0 to 65535'],
    ['server: { port: { a: 1 } }', 'server.port: a mapping is not a whole number from 0 to 65535'],
    ['server: { port: "" }', 'server.port: "" is not a whole number from 0 to 65535'],
    ['server: { host: "a b" }', 'server.host: "a b" is not a host name or an IP address'],
    [
      'server: { path: graphql }',
      'server.path: "graphql" is not a path that begins with a slash and does not end with one',
    ],
    ['server: { path: /a/ }', 'server.path: "/a/" is not a path that begins with a slash and does not end with one'],
    [
      'server: { hosts: ["a.example:80"] }',
      'server.hosts[0]: "a.example:80" is not a host name or an IP address without a port, or *',
    ],
    ['server: { introspection: yes }', 'server.introspection: "yes" is not true or false'],
    ['server: { workers: 0 }', 'server.workers: 0 is not a whole number from 1 to 128'],
    [
      'http: { compression: { algorithms: [deflate] } }',
      'http.compression.algorithms[0]: "deflate" is not one of zstd, br, gzip',
    ],
    ['http: { compression: { level: 4 } }', 'http.compression.level: 4 is not one of fast, balanced, small'],
    [
      'http: { compression: { minimum: 2KB } }',
      'http.compression.minimum: "2KB" is not a size from 1B to 1GiB, in B, KiB, MiB or GiB',
    ],
    ['http: { statusCodes: 2026 }', 'http.statusCodes: 2026 is not one of compatible, draft'],
    ['logs: { level: loud }', 'logs.level: "loud" is not one of debug, info, warn, error, silent'],
    ['limits: { body: 10MB }', 'limits.body: "10MB" is not a size from 1B to 1GiB, in B, KiB, MiB or GiB'],
    ['limits: { body: 2GiB }', 'limits.body: "2GiB" is not a size from 1B to 1GiB, in B, KiB, MiB or GiB'],
    [
      'limits: { timeouts: { idle: 30 } }',
      'limits.timeouts.idle: 30 has no unit: a duration is written like 250ms, 2s or 1m',
    ],
    [
      'limits: { timeouts: { idle: "30" } }',
      'limits.timeouts.idle: "30" has no unit: a duration is written like 250ms, 2s or 1m',
    ],
    [
      'limits: { timeouts: { idle: 2h } }',
      'limits.timeouts.idle: "2h" is not a duration from 1ms to 60m, in ms, s or m',
    ],
    [
      'limits: { timeouts: { idle: 0ms } }',
      'limits.timeouts.idle: "0ms" is not a duration from 1ms to 60m, in ms, s or m',
    ],
    [
      'server: { path: /downloads/graph }',
      'server.path: /downloads/ is where downloads are read; the graph needs a path that is not below it',
    ],
    ['downloads: { access: all }', 'downloads.access: "all" is not one of caller, url'],
    [
      'downloads: { access: url }',
      'downloads.access: url needs a cursorSecret of your own: with the default, anyone can make a URL',
    ],
    [
      'http: { http2: true }',
      'http.http2: given without tls, which it needs; without TLS, proxies reach the gateway by HTTP/1.1',
    ],
    ['downloads: { lifetime: 2h }', 'downloads.lifetime: "2h" is not a duration from 1s to 60m, in ms, s or m'],
    [
      'downloads: { origin: "https://files.example/" }',
      'downloads.origin: "https://files.example/" is not an origin such as https://app.example, in lower case and without a path, or loopback',
    ],
    ['limits: { pageDefault: 2000 }', 'limits: pageDefault is more than pageMaximum'],
    ['defaults: { retry: { budget: 10 } }', 'defaults.retry.budget: 10 has no sign: a percentage is written like 10%'],
    [
      'defaults: { retry: { budget: 101% } }',
      'defaults.retry.budget: "101%" is not a percentage from 0% to 100%, such as 10%',
    ],
    [
      'server: { corsOrigins: ["https://a.example/"] }',
      'server.corsOrigins[0]: "https://a.example/" is not an origin such as https://app.example, in lower case and without a path, or loopback',
    ],
    [
      'server: { corsOrigins: https://a.example }',
      'server.corsOrigins: a string is not a list, each item an origin such as https://app.example, in lower case and without a path, or loopback',
    ],
    ['apis: { chat: { forward: [ok, "a b"] } }', 'apis.chat.forward[1]: "a b" is not the name of a header'],
    [
      'apis: { chat: { forward: [Content-Length] } }',
      'apis.chat.forward[0]: "Content-Length" cannot be forwarded: it belongs to one connection or body',
    ],
    [
      'redis: { url: "redis://:secret@a.example:port" }',
      'redis.url: the text (not shown) is not redis://host:port/database, redis+sentinel://host,host/master (with ?sentinelPassword=… where sentinels have one) or redis+cluster://host,host, or the same with rediss for TLS, or file:///path of a file that holds it',
    ],
    [
      'redis: { url: "redis://:sec@ret@a.example" }',
      'redis.url: the text (not shown) has an @ or a / in its password that is not encoded: write %40 or %2F',
    ],
    [
      'performance: { httpCaches: { header: X-Tags } }',
      'performance.httpCaches.header: "X-Tags" is not one of Cache-Tag, Surrogate-Key',
    ],
    [
      '{ server: { path: /health/live } }',
      'server.path: /health/live answers health checks; the graph needs another path',
    ],
    [
      '{ server: { path: /hooks/banking }, subscriptions: { hooks: { banking: { keys: [{ id: a, secret: canary }] } } } }',
      'server.path: /hooks/banking receives messages by subscriptions.hooks; the graph needs a path that is not below it',
    ],
    [
      '{ server: { path: /hooks/banking/a }, subscriptions: { hooks: { banking: { keys: [{ id: a, secret: canary }] } } } }',
      'server.path: /hooks/banking receives messages by subscriptions.hooks; the graph needs a path that is not below it',
    ],
    [
      'subscriptions: { hooks: { banking: { keys: [] } } }',
      'subscriptions.hooks.banking.keys: keys needs one key or more, each with an id of its own',
    ],
    [
      'subscriptions: { hooks: { banking: { keys: [{ id: a, secret: "canary\\n" }] } } }',
      'subscriptions.hooks.banking.keys[0].secret: the text (not shown) is not one line of text, or file:///path of a file that holds it',
    ],
    ['liveQueries: { interval: 1ms }', 'liveQueries.interval: "1ms" is not a duration from 5ms to 60m, in ms, s or m'],
    ['redis: { prefix: "a:b" }', 'redis.prefix: "a:b" is not up to 64 letters, digits, dots, hyphens and underscores'],
    ['server: 4000', `server: a number is not a mapping of ${serverKeys}`],
    ['server: [4000]', `server: a list is not a mapping of ${serverKeys}`],
  ])('is reported for %s', (text, problem) => {
    expect(problemsOf(text)).toEqual([`manifold.yaml:1 ${problem}`]);
  });

  it.each([
    'ftp://a.example',
    'a.example',
    'http:/a.example',
    'https://',
    'http://a.example\\b',
    'http://a .example',
    'http://[::1',
  ])('is the URL %s', (url) => {
    expect(problemsOf(`apis: { chat: { url: '${url}' } }`)).toEqual([
      `manifold.yaml:1 apis.chat.url: ${JSON.stringify(url)} is not an http or https URL without user, query and fragment`,
    ]);
  });

  it.each([
    ['https://a.example/t?key=canary#x', 'https://a.example/t?…'],
    ['https://a:canary@a.example/t?key=1', 'https://…@a.example/t?…'],
    ['https://a.example/t?key=can ary', 'https://a.example/t?…'],
    ['ftp://a.example/t?key=canary', 'ftp://a.example/t?…'],
  ])('is the token endpoint %s, without its query', (tokenUrl, shown) => {
    const credentials = `{ type: client-credentials, clientId: i, clientSecret: s, tokenUrl: '${tokenUrl}' }`;

    expect(problemsOf(`apis: { chat: { credentials: ${credentials} } }`)).toEqual([
      `manifold.yaml:1 apis.chat.credentials.tokenUrl: ${JSON.stringify(shown)} is not an http or https URL without user and fragment`,
    ]);
  });

  it.each([
    ['telemetry: { endpoint: %s }', 'telemetry.endpoint'],
    ['server: { corsOrigins: [%s] }', 'server.corsOrigins[0]'],
    ['downloads: { origin: %s }', 'downloads.origin'],
    ['auth: { secret: s, jwt: [{ issuer: i, audience: [a], jwks: %s }] }', 'auth.jwt[0].jwks'],
    ['server: { host: %s }', 'server.host'],
  ])('is a URL without its password: %s', (text, path) => {
    const problems = problemsOf(text.replace('%s', "'https://ada:canary@a.example/x?key=canary'")).join('\n');

    expect(problems).toContain(`${path}: "https://…@a.example/x?…" is not`);
    expect(problems).not.toContain('canary');
  });

  it('is truncated where it is long, and stays in one line', () => {
    expect(problemsOf(`server: { host: "a\\nb${'c'.repeat(100)}" }`)).toEqual([
      `manifold.yaml:1 server.host: "a\\nb${'c'.repeat(57)}…" is not a host name or an IP address`,
    ]);
  });

  it('is shown as in the file where it contains variables', () => {
    expect(problemsOf('server: { port: "${A}" }', { environment: { A: 'canary' } })).toEqual([
      'manifold.yaml:1 server.port: the value of "${A}" is not a whole number from 0 to 65535',
    ]);
  });
});

describe('a key', () => {
  it.each([
    ['server:\n  prot: 1', 'manifold.yaml:2 server.prot: unknown key; did you mean port?'],
    ['server:\n  prot:', 'manifold.yaml:2 server.prot: unknown key; did you mean port?'],
    ['logs:\n\n  colour: 1', 'manifold.yaml:3 logs.colour: unknown key; allowed are level, format, access, slow'],
    ['logs:\n  __proto__: 1', 'manifold.yaml:2 logs.__proto__: unknown key; allowed are level, format, access, slow'],
    ['sever: {}', 'manifold.yaml:1 sever: unknown key; did you mean server?'],
    ['apis:\n  chatt: {}', 'manifold.yaml:2 apis.chatt: unknown key; did you mean chat?'],
    [
      'apis:\n  weather: {}',
      'manifold.yaml:2 apis.weather: unknown key; allowed are chat, countries, blockchain, identity, workflows, marketplace. For an API of your own, name its module in `subgraphs` too',
    ],
    [
      'apis:\n  chat:\n    settings: { a: b }',
      'manifold.yaml:3 apis.chat.settings.a: unknown key; none is allowed here',
    ],
    [
      'apis:\n  workflows:\n    settings:\n      targetHaeder: b',
      'manifold.yaml:4 apis.workflows.settings.targetHaeder: unknown key; did you mean targetHeader?',
    ],
    [
      'apis:\n  marketplace:\n    url: https://a.example\n    servers: { dispute: https://a.example }',
      'manifold.yaml:4 apis.marketplace.servers.dispute: unknown key; did you mean disputes?',
    ],
    [
      '"a\\nb": 1',
      `manifold.yaml:1 "a…": unknown key; allowed are server, http, tls, auth, sandbox, limits, budgets, federation, subscriptions, downloads, liveQueries, performance, redis, documents, mcp, plugins, subgraphs, builtins, logs, metrics, telemetry, cursorSecret, unconfigured, defaults, apis`,
    ],
  ])('that is unknown is reported: %j', (text, problem) => {
    expect(problemsOf(text)).toEqual([problem]);
  });

  it('that is missing is reported at its mapping', () => {
    expect(problemsOf('apis:\n  chat:\n    credentials:\n      type: bearer')).toEqual([
      'manifold.yaml:3 apis.chat.credentials.token: missing; must be one line of ASCII text, or file:///path of a file that holds it',
    ]);
  });
});

describe('credentials', () => {
  const types = 'header, query, basic, bearer, client-credentials, service-account, sigv4, forwarded';

  it.each([
    ['credentials: { type: haeder }', `credentials.type: "haeder" is not one of ${types}`],
    ['credentials: {}', `credentials.type: missing; must be one of ${types}`],
    ['credentials: hunter2', 'credentials: a string is not a mapping with a type'],
    [
      '{ token: hunter2, credentials: { type: bearer, token: b } }',
      'token: given beside credentials; only one of the two is allowed',
    ],
  ])('of chat are refused as %s', (text, problem) => {
    expect(problemsOf(`apis:\n  chat:\n    ${text}`)).toEqual([`manifold.yaml:3 apis.chat.${problem}`]);
  });

  it.each([
    ['workflows', 'one token cannot sign requests; credentials of type sigv4 are needed'],
    ['countries', 'countries takes no credential; if yours does, credentials say which'],
  ])('of %s cannot be one token', (slug, message) => {
    expect(problemsOf(`apis: { ${slug}: { token: hunter2 } }`)).toEqual([
      `manifold.yaml:1 apis.${slug}.token: ${message}`,
    ]);
    const environment = { [`MANIFOLD_${slug.toUpperCase()}_TOKEN`]: 'hunter2' };
    expect(problemsOf('', { environment })).toEqual([`MANIFOLD_${slug.toUpperCase()}_TOKEN: ${message}`]);
  });

  it('that sign need a service where the contract has none', () => {
    const sigv4 = '{ type: sigv4, accessKeyId: a, secretAccessKey: b, region: c }';
    expect(problemsOf(`apis: { chat: { credentials: ${sigv4} } }`)).toEqual([
      'manifold.yaml:1 apis.chat.credentials.service: missing; the contract of this API names no service to sign for',
    ]);
  });
});

describe('addresses', () => {
  it('need the first where there are further ones', () => {
    expect(problemsOf('apis: { marketplace: { servers: { disputes: https://a.example } } }')).toEqual([
      'manifold.yaml:1 apis.marketplace.servers: given without url, which it needs',
    ]);
  });

  it('of private networks contradict a refusal of private addresses', () => {
    expect(problemsOf('apis: { chat: { url: http://10.0.0.1, allowPrivateAddresses: false } }')).toEqual([
      'manifold.yaml:1 apis.chat.url: a private address; allowPrivateAddresses must be true',
    ]);
    expect(
      problemsOf('apis: { marketplace: { url: https://a.example, servers: { disputes: http://localhost } } }'),
    ).toEqual([
      'manifold.yaml:1 apis.marketplace.servers.disputes: a private address; allowPrivateAddresses must be true',
    ]);
  });
});

describe("an API's own settings", () => {
  it.each([
    ['jokes', 'searchPath', 'search', 'a path that begins with a slash and does not end with one'],
    ['logistics', 'merchantId', 'Pine', 'a whole number, 0 or more'],
    ['workflows', 'targetHeader', 'a b', 'the name of a header'],
    ['workflows', 'targetPrefix', 'é', 'ASCII text in one line'],
    ['chat', 'userAgent', 'Bot (x)', 'ASCII text in one line, such as DiscordBot (http://127.0.0.1:4100, 0.1.0)'],
  ])('of %s are judged by what its contract uses %s for', (slug, name, value, allowed) => {
    expect(
      problemsOf(`apis: { ${slug}: { settings: { ${name}: ${value} } } }`, { contracts: [readContract(slug)] }),
    ).toEqual([`manifold.yaml:1 apis.${slug}.settings.${name}: "${value}" is not ${allowed}`]);
  });

  it.each(['31', '"31"', '"${MERCHANT}"'])('of numbers take %s', (value) => {
    const options = { contracts: [readContract('logistics')], environment: { MERCHANT: '31' } };
    const { apis } = load(`apis: { logistics: { settings: { merchantId: ${value} } } }`, options);

    expect(apis['logistics']?.settings).toEqual({ merchantId: '31' });
  });
});

describe('quotas', () => {
  it.each([
    ['{ name: a b, calls: 1, within: 1s }', '[0].name: "a b" is not a word'],
    ['{ name: a, calls: 0, within: 1s }', '[0].calls: 0 is not a whole number from 1 to 1000000000'],
    [
      '{ name: a, calls: 1, within: 1s, timeZone: Mars }',
      '[0].timeZone: "Mars" is not a time zone such as America/Los_Angeles',
    ],
    ['{ name: a, calls: 1, within: 1s, operations: [sell] }', '[0].operations: sell is no operation of this API'],
    [
      '{ name: a, calls: 1, within: 1s, per: orderId }',
      '[0].per: neither address, credential nor a path parameter of these operations',
    ],
    ['{ name: a, calls: 1, within: 1s }, { name: a, calls: 2, within: 1s }', '[1].name: the name of another quota too'],
  ])('%s', (quotas, problem) => {
    const text = `apis: { marketplace: { quotas: [${quotas}] } }`;

    expect(problemsOf(text, { contracts: [readContract('marketplace')] })).toEqual([
      `manifold.yaml:1 apis.marketplace.quotas${problem}`,
    ]);
  });

  it('may be of a path parameter', () => {
    const quota = '{ name: a, calls: 1, within: 1s, operations: [getOrder], per: orderId }';
    const text = `apis: { marketplace: { quotas: [${quota}] } }`;

    expect(problemsOf(text, { contracts: [readContract('marketplace')] })).toEqual([]);
  });
});

describe('variables', () => {
  it.each([
    ['PORT', 'abc', '"abc" is not a whole number from 0 to 65535'],
    ['MANIFOLD_SANDBOX_PORT', '-1', '"-1" is not a whole number from 0 to 65535'],
    ['HOST', 'a b', '"a b" is not a host name or an IP address'],
    ['MANIFOLD_CHAT_URL', 'ftp://a', '"ftp://a" is not an http or https URL without user, query and fragment'],
    ['MANIFOLD_CHAT_ULR', 'x', 'unknown variable; did you mean MANIFOLD_CHAT_URL?'],
    ['MANIFOLD_CONFG', 'x', 'unknown variable; did you mean MANIFOLD_CONFIG?'],
    [
      'MANIFOLD_LOG_LEVEL',
      'x',
      'unknown variable; allowed are MANIFOLD_CONFIG, MANIFOLD_AUTH, MANIFOLD_CURSOR_SECRET, MANIFOLD_REDIS_URL, MANIFOLD_SANDBOX_PORT, MANIFOLD_METRICS_PORT, MANIFOLD_<NAME>_URL, MANIFOLD_<NAME>_TOKEN, and those of secrets with _FILE at their end',
    ],
    ['MANIFOLD_PROFILE', 'public', 'removed; copy deploy/public-services.yaml into the settings'],
  ])('such as %s are reported by their name', (name, value, message) => {
    expect(problemsOf('', { environment: { [name]: value } })).toEqual([`${name}: ${message}`]);
  });

  it('are reported beside an invalid section', () => {
    expect(problemsOf('sandbox: 5', { environment: { MANIFOLD_SANDBOX_PORT: 'x' } })).toEqual([
      'manifold.yaml:1 sandbox: a number is not a mapping of host, port, seed, limits, asSpecified',
      'MANIFOLD_SANDBOX_PORT: "x" is not a whole number from 0 to 65535',
    ]);
  });

  it("may be named like the gateway's own where the file mentions them", () => {
    const environment = { MANIFOLD_SECRET: 'mine' };
    expect(load('cursorSecret: ${MANIFOLD_SECRET}', { environment }).cursorSecret).toBe('mine');
  });

  it('that are used and not set are reported by key, line and name, once', () => {
    expect(problemsOf('apis:\n  chat:\n    credentials:\n      type: bearer\n      token: ${CHAT}')).toEqual([
      'manifold.yaml:5 apis.chat.credentials.token: the variable CHAT is not set; ${CHAT:-…} would give a default',
    ]);
  });

  it('have one of two forms', () => {
    const message = 'contains a ${ that begins neither ${NAME} nor ${NAME:-default}; $${ is a literal ${';
    expect(problemsOf('cursorSecret: a${b-c}d')).toEqual([`manifold.yaml:1 cursorSecret: ${message}`]);
    expect(problemsOf('cursorSecret: a${b')).toEqual([`manifold.yaml:1 cursorSecret: ${message}`]);
  });
});

describe('options of the command line', () => {
  it('are reported by their name', () => {
    const overrides = [{ name: '--port', path: ['server', 'port'], value: 'x' }];
    expect(problemsOf('', { overrides, environment: { PORT: 'y' } })).toEqual([
      '--port: "x" is not a whole number from 0 to 65535',
    ]);
  });
});

describe('the file itself', () => {
  it.each([
    [
      'a: [1',
      'manifold.yaml:1:6 not YAML: Flow sequence in block collection must be sufficiently indented and end with a ]',
    ],
    ['server:\n\tport: 1', 'manifold.yaml:2:1 not YAML: Tabs are not allowed as indentation'],
    ['logs: {}\nlogs: {}', 'manifold.yaml:2:1 not YAML: Map keys must be unique'],
    ['logs: !secret {}', 'manifold.yaml:1:7 not YAML: Unresolved tag'],
  ])('is not YAML: %j', (text, problem) => {
    expect(problemsOf(text)).toContain(problem);
  });

  it('contains a mapping', () => {
    expect(problemsOf('- 1')).toEqual([
      'manifold.yaml:1: a list is not a mapping of server, http, tls, auth, sandbox, limits, budgets, federation, subscriptions, downloads, liveQueries, performance, redis, documents, mcp, plugins, subgraphs, builtins, logs, metrics, telemetry, cursorSecret, unconfigured, defaults, apis',
    ]);
  });

  it('does not exist, although it is named', () => {
    const folder = temporaryFolder({});
    expect(problemsOf('', { folder, environment: { MANIFOLD_CONFIG: 'nope.yaml' } })).toEqual([
      'MANIFOLD_CONFIG: nope.yaml cannot be read: there is no such file',
    ]);
    expect(problemsOf('', { folder, file: 'nope.yaml' })).toEqual(['nope.yaml cannot be read: there is no such file']);
    expect(problemsOf('', { folder, file: '.' })).toEqual(['. cannot be read: it is a directory']);
  });
});

describe('SettingsError', () => {
  it('lists all problems, those of the file in its order', () => {
    const text = `
server: { port: a, prot: 1 }
apis:
  chat: { url: b, token: c, credentials: { type: bearer } }
  chatt: {}
limits: { pageDefault: 5000, depth: none }
cursorSecret: \${UNSET}
`;
    const environment = { MANIFOLD_X: '1', MANIFOLD_COUNTRIES_URL: 'd' };
    const attempt = () => load(text, { environment });
    const message = [
      'manifold.yaml:2 server.port: "a" is not a whole number from 0 to 65535',
      'manifold.yaml:2 server.prot: unknown key; did you mean port?',
      'manifold.yaml:4 apis.chat.url: "b" is not an http or https URL without user, query and fragment',
      'manifold.yaml:4 apis.chat.credentials.token: missing; must be one line of ASCII text, or file:///path of a file that holds it',
      'manifold.yaml:4 apis.chat.token: given beside credentials; only one of the two is allowed',
      'manifold.yaml:5 apis.chatt: unknown key; did you mean chat?',
      'manifold.yaml:6 limits.depth: "none" is not a whole number from 1 to 1000',
      'manifold.yaml:6 limits: pageDefault is more than pageMaximum',
      'manifold.yaml:7 cursorSecret: the variable UNSET is not set; ${UNSET:-…} would give a default',
      'MANIFOLD_X: unknown variable; allowed are MANIFOLD_CONFIG, MANIFOLD_AUTH, MANIFOLD_CURSOR_SECRET, MANIFOLD_REDIS_URL, MANIFOLD_SANDBOX_PORT, MANIFOLD_METRICS_PORT, MANIFOLD_<NAME>_URL, MANIFOLD_<NAME>_TOKEN, and those of secrets with _FILE at their end',
      'MANIFOLD_COUNTRIES_URL: "d" is not an http or https URL without user, query and fragment',
    ];
    expect(attempt).toThrow(SettingsError);
    expect(attempt).toThrow('manifold.yaml:2:11 server.port: "a" is not a whole number from 0 to 65535\n');
    expect(problemsOf(text, { environment })).toEqual(message);
  });

  it('knows every contract, not only those of the tests', () => {
    expect(problemsOf('apis: { z: {} }', { contracts: contracts.slice(0, 2) })).toEqual([
      'manifold.yaml:1 apis.z: unknown key; allowed are chat, countries. For an API of your own, name its module in `subgraphs` too',
    ]);
  });
});
