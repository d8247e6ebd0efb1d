import { describe, expect, it } from 'vitest';
import { fileWith } from '#test/product';
import { until } from '#test/until';
import type { ApiCheck } from './check-adapter.ts';
import { GOOD, run } from './harness.ts';

const LIVE = {
  MANIFOLD_CHAT_URL: 'https://chat.example',
  MANIFOLD_QUOTES_URL: 'https://quotes.example',
  MANIFOLD_CURSOR_SECRET: 'a key of my own that nobody can guess',
};

/** The exit code and the output of a check of APIs with these results. */
async function checked(results: Readonly<Record<string, Partial<ApiCheck>>>, ...args: readonly string[]) {
  const checkApi = async ({ slug }: { readonly slug: string }) => ({ ...GOOD, ...results[slug], slug });
  const { log, code } = run(['check', ...args], { environment: LIVE, services: { checkApi } });
  return { code: await code, log };
}

const DRIFT: ApiCheck['drift'] = [
  { kind: 'unknown', at: 'a\u001B[2J', expected: [], found: 'string' },
  { kind: 'missing', at: 'rows[].id', expected: [] },
  { kind: 'type', at: '', expected: ['object', 'null'], found: 'array' },
];

describe('manifold check', () => {
  it('prints a line for each API with an address', async () => {
    expect(await checked({ quotes: { credentials: 'none' } })).toEqual({
      code: 0,
      log: [
        'out: ok    chat    reachable, credentials accepted, answer within the contract (getQuote, 12 ms)',
        'out: ok    quotes  reachable, no credentials, answer within the contract (getQuote, 12 ms)',
      ],
    });
  });

  it('fails where any API does, with the reason and a remedy', async () => {
    const chat = {
      ok: false,
      credentials: 'refused',
      answer: 'unknown',
      message: 'answered 401',
      hint: 'set it',
    } as const;
    const quotes = { ok: false, reachable: false, message: 'could not be reached' } as const;
    expect(await checked({ chat, quotes })).toEqual({
      code: 1,
      log: [
        'out: FAIL  chat    reachable, credentials refused, answered 401: set it (getQuote, 12 ms)',
        'out: FAIL  quotes  could not be reached (getQuote, 12 ms)',
      ],
    });
  });

  it('lists drift member by member, without control characters', async () => {
    expect(await checked({ quotes: { ok: false, answer: 'drifted', drift: DRIFT } }, '--api', 'quotes')).toEqual({
      code: 1,
      log: [
        [
          'out: FAIL  quotes  reachable, credentials accepted, answer differs from the contract in 3 members (getQuote, 12 ms)',
          String.raw`      a\u001b[2J: unknown, string`,
          '      rows[].id: missing',
          '      the answer: array instead of object or null',
        ].join('\n'),
      ],
    });
  });

  it('tells what it could not check', async () => {
    const chat = { answer: 'absent', message: 'answered 404' } as const;
    const quotes = { operation: undefined as never, reachable: null };
    expect((await checked({ chat, quotes })).log).toEqual([
      'out: warn  chat    reachable, credentials accepted, it has no data of the example, or its address is wrong, answered 404 (getQuote, 12 ms)',
      'out: ok    quotes  not checked: the contract has no call without effects',
    ]);
  });

  it('prints JSON', async () => {
    const { code, log } = await checked({ chat: { ok: false, answer: 'drifted', drift: DRIFT } }, '--json');

    expect(code).toBe(1);
    expect(JSON.parse(String(log[0]?.replace('out: ', '')))).toEqual({
      ok: false,
      findings: [],
      apis: [{ ...GOOD, slug: 'chat', ok: false, answer: 'drifted', drift: DRIFT }, GOOD],
    });
  });

  it.each([
    [['--api', 'qoutes'], '--api: there is no API "qoutes"; did you mean quotes?'],
    [['--api', 'quotes,zebra'], '--api: there is no API "zebra"; there are chat, quotes'],
    [['--api', 'chat'], '--api: chat has no address; MANIFOLD_CHAT_URL gives it one'],
  ])('refuses %j', async (args, message) => {
    const { log, code } = run(['check', ...args], { environment: { MANIFOLD_QUOTES_URL: LIVE.MANIFOLD_QUOTES_URL } });

    expect({ code: await code, log }).toEqual({ code: 2, log: [`error: ${message}`] });
  });

  it('refuses settings without any address', async () => {
    const { log, code } = run(['check']);

    expect({ code: await code, log }).toEqual({
      code: 2,
      log: ['error: no API has an address; MANIFOLD_<NAME>_URL gives it one'],
    });
  });

  it('colours its marks where the terminal shows colours', async () => {
    const checkApi = async ({ slug }: { readonly slug: string }) => ({ ...GOOD, slug, ok: slug === 'chat' });
    const { log, code } = run(['check'], {
      environment: LIVE,
      services: { checkApi },
      terminal: { hasColors: true },
    });
    await code;

    expect(log[0]).toContain('\u001B[32mok  \u001B[39m  chat');
    expect(log[1]).toContain('\u001B[31mFAIL\u001B[39m  quotes');
  });

  it('prints each API once those before it are checked', async () => {
    const finish = new Map<string, () => void>();
    const checkApi = ({ slug }: { readonly slug: string }) =>
      new Promise<ApiCheck>((resolve) => finish.set(slug, () => resolve({ ...GOOD, slug })));
    const { code, log } = run(['check'], { environment: LIVE, services: { checkApi } });
    await until(() => expect(finish.size).toBe(2));
    finish.get('chat')?.();
    await until(() => expect(log.join()).toContain('ok    chat'));
    expect(log.join()).not.toContain('quotes');
    finish.get('quotes')?.();

    expect(await code).toBe(0);
    expect(log.join()).toContain('ok    quotes');
  });
});

/** The findings of a check of a sound API, and its exit code. */
async function found(environment: Record<string, string>, settings: object = {}) {
  const file = fileWith('manifold.json', JSON.stringify(settings));
  const { log, code } = run(['check', '--json', '--config', file], { environment: { ...LIVE, ...environment } });
  return [await code, (JSON.parse(String(log[0]).replace('out: ', '')) as { findings: unknown }).findings];
}

describe('the findings of manifold check', () => {
  const WARNINGS: readonly [string, Record<string, string>, object, object][] = [
    [
      'the public cursor key',
      { MANIFOLD_CURSOR_SECRET: '' },
      {},
      {
        check: 'cursors',
        text: 'cursorSecret is the public default: in production, anyone can make a cursor',
        hint: 'set cursorSecret, such as file:///run/secrets/cursors',
      },
    ],
    [
      'a short cursor key',
      { MANIFOLD_CURSOR_SECRET: 'abc' },
      {},
      {
        check: 'cursors',
        text: 'cursorSecret has fewer than 32 characters: it can be guessed, and then anyone can make a cursor',
        hint: 'set cursorSecret, such as file:///run/secrets/cursors',
      },
    ],
    [
      'a token without an address',
      { MANIFOLD_CHAT_URL: '' },
      { apis: { chat: { credentials: { type: 'bearer', token: 'secret' } } } },
      {
        check: 'addresses',
        text: 'apis.chat has a credential and no address, so that it is not called',
        hint: 'set MANIFOLD_CHAT_URL or apis.chat.url',
      },
    ],
    [
      'certificates that are not verified',
      { NODE_TLS_REJECT_UNAUTHORIZED: '0' },
      {},
      {
        check: 'tls',
        text: 'NODE_TLS_REJECT_UNAUTHORIZED=0: certificates of upstreams are not verified',
        hint: 'unset it, and name the file of your certificate authority in NODE_EXTRA_CA_CERTS',
      },
    ],
    [
      'a proxy',
      { https_proxy: 'http://proxy.example' },
      {},
      {
        check: 'proxy',
        text: 'https_proxy is set, but calls to APIs use no proxy',
        hint: 'allow direct connections to the APIs, or set the address of a reverse proxy as their url',
      },
    ],
    [
      'every host',
      {},
      { server: { hosts: ['*'] } },
      {
        check: 'hosts',
        text: 'requests may name any host, which allows DNS rebinding',
        hint: 'list the names of the server in server.hosts',
      },
    ],
    [
      'a gateway for everyone',
      {},
      { auth: 'open' },
      { check: 'auth', text: 'auth is open: everyone may call every API' },
    ],
  ];

  it('are none in a sound installation', async () => {
    expect(await found({})).toEqual([0, []]);
  });

  it.each(WARNINGS)('warn of %s', async (_what, environment, settings, finding) => {
    expect(await found(environment, settings)).toEqual([0, [{ ...finding, level: 'warning' }]]);
  });

  it.each<[string, Record<string, string>, object, object]>([
    [
      'a missing file of certificates',
      { NODE_EXTRA_CA_CERTS: '/no/ca.pem' },
      {},
      {
        check: 'tls',
        text: 'NODE_EXTRA_CA_CERTS: /no/ca.pem cannot be read, so its certificates are not trusted',
        hint: 'correct the path, or unset the variable',
      },
    ],
    [
      'an address that others reach, without auth',
      {},
      { server: { host: '0.0.0.0', hosts: ['graph.example'] } },
      { check: 'auth', text: expect.stringMatching(/^auth: missing; 0\.0\.0\.0 can be reached .* `auth: open`/) },
    ],
  ])('fail it: %s', async (_what, environment, settings, finding) => {
    expect(await found(environment, settings)).toEqual([1, [{ ...finding, level: 'problem' }]]);
  });

  it('are lines before those of the APIs', async () => {
    const { log, code } = run(['check'], { environment: { ...LIVE, https_proxy: 'http://proxy.example' } });

    expect(await code).toBe(0);
    expect(log).toEqual([
      expect.stringMatching(/^out: warn {2}proxy {3}https_proxy is set, but .*: allow direct connections/),
      expect.stringMatching(/^out: ok {4}chat {4}reachable/),
      expect.stringMatching(/^out: ok {4}quotes {2}reachable/),
    ]);
  });
});

it('is named where somebody asks for the command whose findings it has', async () => {
  const { log, code } = run(['doctor', '--json'], {});

  expect(await code).toBe(2);
  expect(log.join()).toContain('doctor was removed: `manifold check` has its findings');
});
