import { describe, expect, it } from 'vitest';
import { fileWith } from '#test/product';
import type { Machine } from './doctor/machine.ts';
import { contracts, MACHINE, run } from './harness.ts';

interface Given {
  readonly args?: readonly string[];
  readonly environment?: Record<string, string>;
  readonly machine?: Partial<Machine>;
  /** The settings file. */
  readonly settings?: object;
}

/** The exit code and the findings of `manifold doctor --json`. */
async function diagnosed({ args = [], environment = {}, machine = {}, settings = {} }: Given) {
  const file = fileWith('manifold.json', JSON.stringify(settings));
  const { log, code } = run(['doctor', '--json', '--config', file, ...args], {
    environment,
    services: {
      machine: { ...MACHINE, ...machine },
      contracts: async () =>
        contracts.map((each) => ({
          ...each,
          ...(each.slug === 'chat' && {
            credential: { kind: 'header', name: 'authorization', prefix: 'Bot ' } as const,
          }),
        })),
    },
  });
  const exit = await code;
  const printed = JSON.parse(String(log[0]).replace('out: ', '').replaceAll(file, '@')) as {
    ok: boolean;
    findings: any[];
  };
  expect(exit).toBe(printed.ok ? 0 : 1);
  const of = (check: string) =>
    printed.findings.filter((each) => each.check === check).map(({ check: _, ...each }) => each);
  return { exit, of, ...printed };
}

const SOUND: Given = {
  environment: {
    MANIFOLD_CHAT_URL: 'https://chat.example',
    MANIFOLD_CHAT_TOKEN: 't',
    MANIFOLD_QUOTES_URL: 'https://quotes.example',
  },
  settings: { cursorSecret: 'a long key of my own' },
};

describe('manifold doctor', () => {
  it('finds nothing in a sound installation', async () => {
    const { findings, exit } = await diagnosed(SOUND);

    expect(exit).toBe(0);
    expect(findings).toEqual(
      [
        ['node', 'Node 26.1.0'],
        ['log', 'standard error takes lines'],
        ['tls', 'certificates of upstreams are verified'],
        ['proxy', 'no proxy is set'],
        ['settings', '@ is valid'],
        ['port', 'port 4000 of 127.0.0.1, for the graph, is free'],
        ['addresses', 'every interface has an address'],
        ['credentials', 'none is missing'],
        ['cursors', 'cursorSecret is your own'],
        ['hosts', 'requests may name loopback names, 127.0.0.1'],
        ['auth', 'callers need no credential, on loopback only'],
      ].map(([check, text]) => ({ check, level: 'good', text })),
    );
  });

  it('prints a line for each finding, and its hint below', async () => {
    const { log, code } = run(['doctor'], { services: { machine: { ...MACHINE, logError: () => 'EBADF' } } });

    expect(await code).toBe(1);
    expect(log.slice(0, 2)).toEqual([
      'out: ok       node         Node 26.1.0',
      [
        'out: PROBLEM  log          standard error, to which the log is written, takes no lines (EBADF)',
        '                      redirect it to a writable file or pipe',
      ].join('\n'),
    ]);
    expect(log).toContain('out: ok       settings     /dev/null is valid');
  });

  it.each<[string, string, Given, object]>([
    [
      'an old Node',
      'node',
      { machine: { node: { version: '22.3.0', oldest: 24 } } },
      { level: 'problem', text: 'Node 22.3.0', hint: 'install Node 24 or newer, or start it by npm start' },
    ],
    [
      'a full disk',
      'log',
      { machine: { logError: () => 'ENOSPC' } },
      {
        level: 'problem',
        text: 'standard error, to which the log is written, takes no lines (ENOSPC)',
        hint: 'make room on its disk',
      },
    ],
    [
      'certificates that are not verified',
      'tls',
      { environment: { NODE_TLS_REJECT_UNAUTHORIZED: '0' } },
      {
        level: 'warning',
        text: 'NODE_TLS_REJECT_UNAUTHORIZED=0: certificates of upstreams are not verified',
        hint: 'unset it, and name the file of your certificate authority in NODE_EXTRA_CA_CERTS',
      },
    ],
    [
      'a missing file of certificates',
      'tls',
      { environment: { NODE_EXTRA_CA_CERTS: '/ca.pem' }, machine: { isReadable: () => false } },
      {
        level: 'problem',
        text: 'NODE_EXTRA_CA_CERTS: /ca.pem cannot be read, so its certificates are not trusted',
        hint: 'correct the path, or unset the variable',
      },
    ],
    [
      'a proxy',
      'proxy',
      { environment: { https_proxy: 'http://proxy.example' } },
      {
        level: 'warning',
        text: 'https_proxy is set, but calls to interfaces use no proxy',
        hint: 'allow direct connections to the interfaces, or set the address of a reverse proxy as their url',
      },
    ],
    [
      'the public cursor key',
      'cursors',
      {},
      {
        level: 'warning',
        text: 'cursorSecret is the public default: in production, anyone can make a cursor',
        hint: 'set cursorSecret, such as file:///run/secrets/cursors',
      },
    ],
    [
      'every host',
      'hosts',
      { settings: { server: { host: '0.0.0.0' } } },
      {
        level: 'warning',
        text: 'requests may name any host, which allows DNS rebinding',
        hint: 'list the names of the server in server.hosts',
      },
    ],
    [
      'listed hosts',
      'hosts',
      { settings: { server: { host: '0.0.0.0', hosts: ['graph.example'] } } },
      { level: 'good', text: 'requests may name loopback names, graph.example' },
    ],
    [
      'an address that others reach, without auth',
      'auth',
      { settings: { server: { host: '0.0.0.0' } } },
      { level: 'problem', text: expect.stringMatching(/^auth: missing; 0\.0\.0\.0 can be reached .* `auth: open`/) },
    ],
    [
      'a gateway for everyone',
      'auth',
      { settings: { server: { host: '0.0.0.0' }, auth: 'open' } },
      { level: 'warning', text: 'auth is open: everyone may call every interface' },
    ],
    [
      'callers with credentials',
      'auth',
      { settings: { auth: { secret: 's'.repeat(32), anonymous: [] } } },
      { level: 'good', text: 'callers are identified: 0 API keys, 0 issuers' },
    ],
    [
      'interfaces without an address',
      'addresses',
      {},
      {
        level: 'warning',
        text: 'without an address, so that start uses the sandbox and serve answers NOT_CONFIGURED: chat, quotes',
        hint: 'set MANIFOLD_<INTERFACE>_URL or interfaces.<interface>.url',
      },
    ],
    [
      'a missing credential',
      'credentials',
      { environment: { MANIFOLD_CHAT_URL: 'https://chat.example', MANIFOLD_QUOTES_URL: 'https://quotes.example' } },
      {
        level: 'warning',
        text: 'chat has an address, but no credential',
        hint: 'set MANIFOLD_CHAT_TOKEN or interfaces.chat.credentials',
      },
    ],
  ])('finds %s', async (_name, check, given, finding) => {
    expect((await diagnosed(given)).of(check)).toEqual([finding]);
  });

  it.each([
    ['EADDRINUSE', 'is in use', 'stop the process that listens there, or set PORT, HOST or server'],
    ['EACCES', 'needs more privileges', 'set PORT, HOST or server'],
    ['EADDRNOTAVAIL', 'cannot be used: the host is not an address of this machine', 'set PORT, HOST or server'],
    ['EOTHER', 'cannot be used (EOTHER)', 'set PORT, HOST or server'],
  ])('finds a port with %s', async (code, reason, hint) => {
    const machine = { listenError: async ({ port }: { readonly port: number }) => (port === 80 ? code : undefined) };
    const { of } = await diagnosed({ machine, environment: { PORT: '80' } });

    expect(of('port')).toEqual([
      { level: 'problem', text: `port 80 of 127.0.0.1, for the graph, ${reason}`, hint },
      { level: 'good', text: 'port 4100 of 127.0.0.1, for the sandbox, is free' },
    ]);
  });

  it('looks at the port of the metrics where it was set', async () => {
    const machine = { listenError: async () => undefined };
    const { of } = await diagnosed({ machine, environment: { MANIFOLD_METRICS_PORT: '90' } });

    expect(of('port')).toContainEqual({
      level: 'good',
      text: 'port 90 of 127.0.0.1, for the metrics, is free',
    });
  });

  it('finds each problem of the settings, and leaves out what needs them', async () => {
    const { findings, of } = await diagnosed({ settings: { prot: 1, server: { port: 'x' } } });

    expect(of('settings')).toHaveLength(2);
    expect(of('settings')).toContainEqual({
      level: 'problem',
      text: '@:1:21 server.port: "x" is not a whole number from 0 to 65535',
      hint: 'correct it; docs/configuration.md describes every setting',
    });
    expect(findings.map(({ check }) => check)).toEqual(['node', 'log', 'tls', 'proxy', 'settings', 'settings']);
  });

  it('tells that there is no settings file', async () => {
    const { log, code } = run(['doctor'], { environment: { MANIFOLD_CONFIG: '' } });

    expect(await code).toBe(0);
    expect(log).toContain(
      'out: ok       settings     there is no manifold.yaml: defaults and environment variables are used',
    );
  });

  it('tells what a profile could not set', async () => {
    const hint = 'docs/profiles.md says how to get each credential, and what to use instead of a service that is gone';
    const { of } = await diagnosed({ args: ['--profile', 'public'] });
    const sound = await diagnosed({ ...SOUND, args: ['--profile', 'public'] });

    expect(of('profile')).toEqual([
      { level: 'warning', text: 'chat: needs MANIFOLD_CHAT_TOKEN', hint },
      { level: 'warning', text: 'public services that are gone: quotes (its certificate expired in 2024)', hint },
    ]);
    expect(sound.of('profile')).toEqual([{ level: 'good', text: 'public: every interface has an address' }]);
  });
});
