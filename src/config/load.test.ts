import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '#test/temporary-folder';
import { contract, contracts, load } from './harness.ts';
import { defaultSettings, loadSettings } from './load.ts';

const untouched = {
  url: undefined,
  servers: {},
  credentials: { type: 'none' },
  forward: [],
  timeouts: { connectMs: 2000, headersMs: 10_000, bodyMs: 10_000, totalMs: 15_000 },
  limits: { bytes: 4_194_304, ratio: 100 },
  connections: 64,
  traceContext: false,
  learnQuotas: true,
  retry: { attempts: 2, budgetPercent: 10 },
  breaker: { failures: 10, ratePercent: 50, openMs: 5000, probes: 3 },
  allowPrivateAddresses: false,
  pageSize: undefined,
  settings: {},
  extras: true,
};

const withNothingSet = {
  server: {
    host: '127.0.0.1',
    hosts: [],
    port: 4000,
    path: '/graphql',
    trustedProxies: [],
    forwardedHeader: 'x-forwarded-for',
    workers: 1,
    graphiql: true,
    explain: true,
    console: true,
    recordedRequests: 10,
    watch: true,
    introspection: true,
    corsOrigins: ['loopback'],
    drainDelay: 0,
    shutdownGrace: 10_000,
    overload: { maxDelay: 200, maxInFlight: 5000 },
  },
  http: {
    compression: { algorithms: ['zstd', 'br', 'gzip'], level: 'balanced', minimum: 2048 },
    http2: false,
    statusCodes: 'compatible',
  },
  tls: undefined,
  sandbox: { host: '127.0.0.1', port: 4100, seed: 'manifold', limits: 'usual', asSpecified: ['reviews', 'workflows'] },
  limits: {
    body: 1_048_576,
    upload: 1_073_741_824,
    headers: 16_384,
    tokens: 2000,
    operations: 50,
    depth: 12,
    aliases: 30,
    directives: 50,
    fields: 3000,
    nodes: 500_000,
    answer: 16_777_216,
    connections: 10_000,
    buffered: 67_108_864,
    calls: 500,
    upstream: 25_165_824,
    errors: 10,
    representations: 1000,
    pageDefault: 20,
    pageMaximum: 1000,
    timeouts: { operation: 30_000, headers: 10_000, request: 300_000, idle: 65_000, write: 20_000 },
  },
  performance: {
    coalesceOperations: true,
    coalesceCalls: true,
    projectRows: true,
    cache: true,
    responseCache: true,
    cacheSize: 67_108_864,
    documentCacheSize: 33_554_432,
  },
  documents: { manifest: new Map(), only: false },
  mcp: { enabled: true, path: '/mcp', tools: new Map(), persisted: false, graph: 'read', tokens: 8000 },
  plugins: [],
  subgraphs: [],
  logs: { level: 'info', format: 'text', access: 'off', slow: 1000 },
  metrics: { enabled: true, host: '127.0.0.1', port: 9464, isPortSet: false, operations: 100 },
  telemetry: {
    endpoint: undefined,
    headers: {},
    serviceName: 'manifold',
    sample: 0.1,
    callers: 'proxies',
    metrics: true,
    metricsInterval: 60_000,
  },
  subscriptions: {
    most: 20_000,
    perCaller: 100,
    heartbeat: 12_000,
    buffer: 262_144,
    poll: undefined,
    hooks: {},
  },
  downloads: { access: 'caller', lifetime: 300_000, origin: undefined },
  liveQueries: { most: 1000, interval: 1000, poll: 30_000, result: 262_144, memory: 67_108_864 },
  cursorSecret: 'manifold',
  unconfigured: 'error',
  apis: {
    chat: untouched,
    countries: untouched,
    blockchain: untouched,
    identity: { ...untouched, credentials: { type: 'forwarded', headers: ['authorization'] } },
    workflows: { ...untouched, settings: { targetHeader: 'X-Vendor-Target' } },
    marketplace: untouched,
  },
};

describe('loadSettings', () => {
  it('has a default for everything', () => {
    expect(loadSettings({ environment: {}, contracts, folder: temporaryFolder({}) })).toEqual(withNothingSet);
    expect(load('')).toEqual(withNothingSet);
    expect(defaultSettings(contracts)).toEqual(withNothingSet);
  });

  it('reads a key without a value as not set', () => {
    expect(load('server:\n  port:\nlimits:\napis:\n  chat:\n  countries:\n    timeouts: { total: }')).toEqual(
      withNothingSet,
    );
  });

  it('fills every section from the file, in milliseconds and bytes', () => {
    const settings = load(`
server:
  { host: 0.0.0.0, port: 0, path: /, workers: 4, graphiql: false, console: false, watch: false, explain: true, introspection: false, drainDelay: 2s,
    corsOrigins: ['https://app.example', 'http://localhost:3000'], shutdownGrace: 0ms,
    overload: { maxDelay: 50ms, maxInFlight: 20 },
    hosts: [graph.example, '::1', '*'] }
sandbox: { host: '::1', port: 5100, seed: '7', limits: published, asSpecified: [identity] }
limits:
  { body: 64KiB, upload: 1.5GiB, headers: 4096, tokens: 1, operations: 13, depth: 2, aliases: 3, directives: 4, calls: 8, cost: 12, upstream: 3MiB, errors: 5, representations: 6,
    pageDefault: 6, pageMaximum: 7, fields: 9, nodes: 10, answer: 1MiB, connections: 11, buffered: 2MiB,
    timeouts: { operation: 250ms, headers: 2s, request: 1m, idle: 1.5s, write: 3s } }
http: { compression: { enabled: false }, http2: false, statusCodes: draft }
performance: { cache: false, responseCache: false, cacheSize: 1MiB, documentCacheSize: 3MiB }
logs: { level: silent, format: json, access: 2.5%, slow: 2s }
metrics: { enabled: false, host: 0.0.0.0, port: 1, operations: 2 }
telemetry:
  { endpoint: 'http://collector:4318/', headers: 'A=b%20c, d=e=f', serviceName: g, sample: 0.5, callers: all, metrics: false, metricsInterval: 5s }
subscriptions: { most: 7, perCaller: 3, heartbeat: 4s, buffer: 2KiB, poll: 6s }
liveQueries: { most: 0, interval: 250ms, poll: 2m, result: 64KiB, memory: 1MiB }
cursorSecret: of my own
unconfigured: omit
apis: { chat: { enabled: false }, countries: { enabled: false }, blockchain: { enabled: false },
  identity: { enabled: false }, workflows: { enabled: false }, marketplace: { enabled: false } }
`);
    expect(settings).toEqual({
      server: {
        host: '0.0.0.0',
        hosts: ['graph.example', '::1', '*'],
        port: 0,
        path: '/',
        trustedProxies: [],
        forwardedHeader: 'x-forwarded-for',
        workers: 4,
        graphiql: false,
        explain: true,
        console: false,
        recordedRequests: 10,
        watch: false,
        introspection: false,
        corsOrigins: ['https://app.example', 'http://localhost:3000'],
        drainDelay: 2000,
        shutdownGrace: 0,
        overload: { maxDelay: 50, maxInFlight: 20 },
      },
      http: { compression: undefined, http2: false, statusCodes: 'draft' },
      tls: undefined,
      sandbox: { host: '::1', port: 5100, seed: '7', limits: 'published', asSpecified: ['identity'] },
      limits: {
        body: 65_536,
        upload: 1_610_612_736,
        headers: 4096,
        tokens: 1,
        operations: 13,
        depth: 2,
        aliases: 3,
        directives: 4,
        fields: 9,
        nodes: 10,
        answer: 1_048_576,
        connections: 11,
        buffered: 2_097_152,
        calls: 8,
        cost: 12,
        upstream: 3_145_728,
        errors: 5,
        representations: 6,
        pageDefault: 6,
        pageMaximum: 7,
        timeouts: { operation: 250, headers: 2000, request: 60_000, idle: 1500, write: 3000 },
      },
      performance: {
        coalesceOperations: true,
        coalesceCalls: true,
        projectRows: true,
        cache: false,
        responseCache: false,
        cacheSize: 1_048_576,
        documentCacheSize: 3_145_728,
      },
      documents: { manifest: new Map(), only: false },
      mcp: { enabled: true, path: '/mcp', tools: new Map(), persisted: false, graph: 'read', tokens: 8000 },
      plugins: [],
      subgraphs: [],
      logs: { level: 'silent', format: 'json', access: 0.025, slow: 2000 },
      metrics: { enabled: false, host: '0.0.0.0', port: 1, isPortSet: true, operations: 2 },
      telemetry: {
        endpoint: 'http://collector:4318',
        headers: { a: 'b c', d: 'e=f' },
        serviceName: 'g',
        sample: 0.5,
        callers: 'all',
        metrics: false,
        metricsInterval: 5000,
      },
      subscriptions: {
        most: 7,
        perCaller: 3,
        heartbeat: 4000,
        buffer: 2048,
        poll: 6000,
        hooks: {},
      },
      downloads: { access: 'caller', lifetime: 300_000, origin: undefined },
      liveQueries: { most: 0, interval: 250, poll: 120_000, result: 65_536, memory: 1_048_576 },
      cursorSecret: 'of my own',
      unconfigured: 'omit',
      apis: {},
    });
  });

  it('treats an API by its own settings, else by the defaults', () => {
    const { apis } = load(`
defaults:
  timeouts: { connect: 1s, total: 4s }
  answer: { ratio: 9 }
  connections: 8
  retry: { budget: 2.5% }
  breaker: { failures: 0 }
apis:
  marketplace:
    url: https://api.example/sell/v1/
    servers: { disputes: 'https://disputes.example/' }
    forward: [Accept-Language]
    timeouts: { total: 9s, body: 3s }
    answer: { bytes: 1MiB }
    retry: { attempts: 0 }
    breaker: { open: 1m, slow: 3s, probes: 5 }
    quotas:
      - { name: orders, calls: 12, within: 1s, burst: 8 }
      - { name: daily, calls: 100, within: 1440m, timeZone: Europe/Vienna, per: credential }
    learnQuotas: false
    pageSize: 50
    extras: false
`);
    expect(apis['marketplace']).toEqual({
      url: 'https://api.example/sell/v1',
      servers: { disputes: 'https://disputes.example' },
      credentials: { type: 'none' },
      forward: ['accept-language'],
      timeouts: { connectMs: 1000, headersMs: 10_000, bodyMs: 3000, totalMs: 9000 },
      limits: { bytes: 1_048_576, ratio: 9 },
      connections: 8,
      traceContext: false,
      quotas: [
        { name: 'orders', calls: 12, seconds: 1, burst: 8, per: 'address' },
        { name: 'daily', calls: 100, seconds: 86_400, timeZone: 'Europe/Vienna', per: 'credential' },
      ],
      learnQuotas: false,
      retry: { attempts: 0, budgetPercent: 2.5 },
      breaker: { failures: 0, ratePercent: 50, slowMs: 3000, openMs: 60_000, probes: 5 },
      allowPrivateAddresses: false,
      pageSize: 50,
      settings: {},
      extras: false,
    });
    expect(apis['chat']?.timeouts).toEqual({ connectMs: 1000, headersMs: 10_000, bodyMs: 10_000, totalMs: 4000 });
    expect(apis['chat']?.connections).toBe(8);
  });

  it("puts an API's settings over those of its contract", () => {
    const { apis } = load('apis: { workflows: { settings: { targetHeader: X-Target } } }');
    expect(apis['workflows']?.settings).toEqual({ targetHeader: 'X-Target' });
  });

  it('has a drain delay in production, unless it is set', () => {
    expect(load('', { production: true }).server.drainDelay).toBe(5000);
    expect(load('', { production: true }).server.corsOrigins).toEqual([]);
    expect(load('server: { drainDelay: 0ms }', { production: true }).server.drainDelay).toBe(0);
  });

  it.each([
    ['', false, 10],
    ['', true, 0],
    ['auth: open', true, 0],
    ['auth: { secret: 0123456789abcdef0123456789abcdef }', true, 10],
    ['server: { recordedRequests: 3 }', true, 3],
  ])('with %j, in production %s, records %i requests a second', (text, production, expected) => {
    expect(load(text, { production }).server.recordedRequests).toBe(expected);
  });

  it.each(['graphiql', 'console', 'explain'] as const)('serves %s in production only when it is asked for', (page) => {
    expect(load('', { production: true }).server[page]).toBe(false);
    expect(load(`server: { ${page}: true }`, { production: true }).server[page]).toBe(true);
  });

  it.each([
    ['http://localhost:4100/chat', true],
    ['http://127.0.0.1', true],
    ['http://[::1]:80', true],
    ['http://10.1.2.3', true],
    ['http://[::ffff:10.1.2.3]', true],
    ['http://2130706433', true],
    ['https://chat.example', false],
    ['https://localhost.example', false],
    ['http://8.8.8.8', false],
  ])('lets names resolve to private addresses where the URL is %s: %s', (url, allowed) => {
    expect(load(`apis: { chat: { url: '${url}' } }`).apis['chat']?.allowPrivateAddresses).toBe(allowed);
  });
});

describe('builtins', () => {
  const own = { ...contract('quotes'), slug: 'desk' };
  const inGraph = (text: string, further = [own]) =>
    Object.keys(load(text, { contracts: [...contracts.slice(0, 3), ...further] }).apis).join();

  it.each([
    ['all are in the graph', '', [], 'chat,countries,blockchain'],
    ['only those that are named are', 'builtins: [chat]', [], 'chat'],
    ["none is beside APIs of one's own", '', undefined, 'desk'],
    ['those that are named are beside them', 'builtins: [countries]', undefined, 'countries,desk'],
    ['all are beside them', 'builtins: [all]', undefined, 'chat,countries,blockchain,desk'],
    ['one with an address is', 'apis: { chat: { url: https://chat.example } }', undefined, 'chat,desk'],
    ['one that is switched on is', 'apis: { chat: { enabled: true } }', undefined, 'chat,desk'],
    [
      'one that is switched off is not',
      'builtins: [all]\napis: { chat: { enabled: false } }',
      [],
      'countries,blockchain',
    ],
  ])('%s', (_what, text, further, names) => expect(inGraph(text, further)).toBe(names));
});

describe('precedence', () => {
  const file =
    'server: { port: 1, host: a }\nsandbox: { port: 2 }\napis: { chat: { url: https://a.example, token: a } }';

  it('lets the environment override the file', () => {
    const settings = load(file, {
      environment: {
        PORT: '11',
        HOST: 'b',
        MANIFOLD_SANDBOX_PORT: '12',
        MANIFOLD_CHAT_URL: 'https://b.example/',
        MANIFOLD_CHAT_TOKEN: 'b',
      },
    });
    expect(settings.server).toMatchObject({ port: 11, host: 'b' });
    expect(settings.sandbox.port).toBe(12);
    expect(settings.apis['chat']).toMatchObject({
      url: 'https://b.example',
      credentials: { type: 'header', name: 'authorization', prefix: 'Bot ', value: 'b' },
    });
  });

  it('lets overrides override the environment', () => {
    const overrides = [{ name: '--port', path: ['server', 'port'], value: '21' }];
    expect(load(file, { environment: { PORT: '11' }, overrides }).server.port).toBe(21);
  });

  it('reads an empty variable as not set', () => {
    const environment = { PORT: '', HOST: '', MANIFOLD_CONFIG: '', MANIFOLD_CHAT_URL: '', MANIFOLD_UNKNOWN: '' };
    expect(load(file, { environment }).server).toMatchObject({ port: 1, host: 'a' });
  });

  it('does not check values of the file that the environment overrides', () => {
    expect(load('server: { port: invalid }', { environment: { PORT: '11' } }).server.port).toBe(11);
  });
});

describe('the settings file', () => {
  const folder = temporaryFolder({
    'manifold.yaml': 'server: { port: 1 }',
    'named.yaml': 'server: { port: 2 }',
    'given.yaml': 'server: { port: 3 }',
  });
  const portOf = (file: string | undefined, environment = {}) =>
    loadSettings({ file, environment, contracts, folder }).server.port;

  it('is no named pipe, which would be waited for', () => {
    execFileSync('mkfifo', [join(folder, 'pipe')]);
    writeFileSync(join(folder, 'secret.yaml'), `cursorSecret: file://${join(folder, 'pipe')}`);

    expect(() => portOf('pipe')).toThrow('pipe cannot be read: it is a pipe, which would be waited for; name a file');
    expect(() => portOf('secret.yaml')).toThrow(
      /cursorSecret: .* names the file \/.*, which cannot be read: it is a pipe/,
    );
  });

  it('is manifold.yaml in the working directory', () => {
    expect(portOf(undefined)).toBe(1);
  });

  it('is that of MANIFOLD_CONFIG', () => {
    expect(portOf(undefined, { MANIFOLD_CONFIG: 'named.yaml' })).toBe(2);
  });

  it('is that of the option before all others', () => {
    expect(portOf('given.yaml', { MANIFOLD_CONFIG: 'named.yaml' })).toBe(3);
  });
});

it('refuses an address with the variable of a template', () => {
  const config = { apis: { chat: { url: 'https://{region}.chat.example' } } };

  expect(() => loadSettings({ config, environment: {}, contracts })).toThrow(
    'apis.chat.url: "https://{region}.chat.example" has the variable {region} of a template: write its value in its place',
  );
});
