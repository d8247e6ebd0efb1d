import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SignJWT } from 'jose';
import { apiKeyHash, newApiKey } from '../../src/auth/index.ts';
import { startRedis } from '../../test/redis/redis-server.ts';
import { oneOf, runCommand } from './command.ts';
import { type ComparedQuestion, type ComparedVariant, choiceFrom, printComparison } from './compare.ts';
import { type Contestant, SCRATCH } from './contestants/contestant.ts';
import { manifoldWith, type Variant } from './contestants/manifold.ts';

/** What of Manifold may cost something: it without that, and with it in several ways. */
interface Comparison {
  readonly about: string;
  readonly questions: readonly ComparedQuestion[];
  /** The first is what the others are compared with. The Redis is that of the run. */
  readonly variants: (redisUrl: string) => Promise<readonly ComparedVariant[]>;
}

type Settings = Readonly<Record<string, object>>;

const UNOBSERVED = { metrics: { enabled: false }, logs: { level: 'warn', access: 'off' } };
const QUESTIONS: readonly ComparedQuestion[] = [
  { title: 'one call for each request', workload: 'transaction', alike: false },
  { title: 'equal requests, coalesced', workload: 'transaction', alike: true },
];

const variant = (id: string, name: string, settings: Settings, goal?: number): ComparedVariant => ({
  contestant: manifoldWith({ id, name, settings }),
  ...(goal !== undefined && { goal }),
});
const unobserved = (id: string, name: string, settings: Settings, goal?: number) =>
  variant(id, name, { ...UNOBSERVED, ...settings }, goal);

/** Nothing listens there: every span is dropped. */
const NO_COLLECTOR = { endpoint: 'http://127.0.0.1:9' };
const metrics = { metrics: { port: 0 }, logs: { level: 'info', access: 'off' } };
const problems = { logs: { level: 'info', access: 'problems' } };
const recording = (recordedRequests: number) => ({ server: { console: true, recordedRequests } });

const quick = { name: 'quick', limit: 1_000_000, within: 'second' };
const calls = { name: 'calls', of: 'cost', limit: 1_000_000_000, within: 'minute' };
const parallel = { name: 'parallel', of: 'concurrency', limit: 1000 };
const minute = { name: 'minute', limit: 100_000_000, within: 'minute' };

const COMPARISONS = {
  telemetry: {
    about: 'logs, metrics and traces, against none of them',
    questions: QUESTIONS,
    variants: async () => [
      unobserved('none', 'nothing', {}),
      variant('defaults', 'defaults: metrics, log of problems', { ...metrics, ...problems }, 0.97),
      variant('metrics', 'metrics only', metrics),
      unobserved('access', 'log of problems only', problems),
      variant('traces', 'defaults, and 10 % traces', { ...metrics, ...problems, telemetry: NO_COLLECTOR }),
      variant('all', 'defaults, and a line for each request', { ...metrics, logs: { level: 'info', access: 'all' } }),
    ],
  },
  recording: {
    about: 'recording requests for the console, against a console without it',
    questions: [
      QUESTIONS[0] as ComparedQuestion,
      { title: 'orders and their disputes', workload: 'orders', alike: false },
    ],
    variants: async () => [
      unobserved('off', 'no request recorded', recording(0)),
      unobserved('default', '10 requests a second', recording(10), 0.99),
      unobserved('hundred', '100 requests a second', recording(100)),
    ],
  },
  callers: {
    about: 'identifying callers, with scopes, against a gateway without `auth`',
    questions: QUESTIONS,
    variants: async () => {
      const { key, token } = await callersWith(UNOBSERVED);
      return [
        unobserved('none', 'without `auth`', {}),
        { contestant: { ...key, id: 'key' }, goal: 0.97 },
        { contestant: { ...token, id: 'token' }, goal: 0.92 },
      ];
    },
  },
  budgets: {
    about: 'budgets of a caller with an API key, against a caller without',
    questions: QUESTIONS,
    variants: async () => [
      { contestant: await budgeted('none', 'a caller without a budget', []) },
      { contestant: await budgeted('one', 'requests of a second', [quick]), goal: 0.97 },
      { contestant: await budgeted('three', 'requests, cost and concurrency', [quick, calls, parallel]), goal: 0.97 },
    ],
  },
  redis: {
    about: 'Redis for a request whose response may be stored, and for a budget',
    questions: QUESTIONS,
    variants: async (url) => {
      const cacheable = (id: string, name: string, settings: Settings) =>
        manifoldWith({ id, name, below: '/cacheable', settings: { ...UNOBSERVED, ...settings } });
      const redis = { url };
      return [
        { contestant: cacheable('alone', 'without Redis', {}) },
        { contestant: cacheable('shared', 'with Redis', { redis }), goal: 0.9 },
        {
          contestant: cacheable('budget', 'with Redis, and a budget', { redis, budgets: { rules: [minute] } }),
          goal: 0.9,
        },
      ];
    },
  },
  performance: {
    about: 'switching off what saves work, by the settings of `performance`',
    questions: [
      { title: '100 quotes, all different', workload: 'quotes', alike: false },
      { title: '1,000 orders, all different', workload: 'thousand', alike: false },
      { title: '100 quotes, all alike', workload: 'quotes', alike: true },
    ],
    variants: async () => switchedOff(['coalesceOperations', 'coalesceCalls', 'projectRows'], ''),
  },
  caches: {
    about: 'switching off the caches, where responses may be stored',
    questions: [{ title: 'one of 10,000 cached transactions', workload: 'transaction', alike: false }],
    variants: async () => switchedOff(['cache', 'responseCache'], '/cacheable'),
  },
} satisfies Readonly<Record<string, Comparison>>;

/** With all of them, without each, and without any. */
function switchedOff(names: readonly string[], below: string): readonly ComparedVariant[] {
  const without = (id: string, name: string, off: readonly string[]) => ({
    contestant: manifoldWith({ id, name, below, performance: Object.fromEntries(off.map((each) => [each, false])) }),
  });
  return [
    without('on', 'everything on', []),
    ...names.map((name) => without(name, `without \`${name}\``, [name])),
    without('off', 'without any of them', names),
  ];
}

type ComparisonName = keyof typeof COMPARISONS;
const names = Object.keys(COMPARISONS) as ComparisonName[];

const help = `Measures what a part of Manifold costs: CPU time of the gateway for a request, and work per CPU second and throughput as multiples
of those without it, as medians of the ratios of all rounds with intervals of 95 %.

Usage: npm run lab -- cost <part> [options]

  --minutes <n>    Minutes that it takes, as far as two starts of each variant fit (4)
  --only <names>   Only these variants, joined by commas, besides the first
  --same           The first against itself, to see the error of the measurement
  --help           Print this

Parts
${names.map((name) => `  ${name.padEnd(18)}${COMPARISONS[name].about}`).join('\n')}`;

const SECRET = 'the secret of the benchmark of callers';
const ISSUER = 'https://issuer.example';
const SCOPES = ['blockchain:read', 'quotes', 'countries:read'];

/** Manifold whose callers are identified by an API key, and by a token. */
async function callersWith(settings: Settings): Promise<{ readonly key: Contestant; readonly token: Contestant }> {
  const key = newApiKey();
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwks = join(SCRATCH, 'auth-keys.json');
  writeFileSync(jwks, JSON.stringify({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'k', alg: 'RS256' }] }));
  const token = await new SignJWT({ scope: `openid ${SCOPES.join(' ')}` })
    .setProtectedHeader({ alg: 'RS256', kid: 'k' })
    .setIssuer(ISSUER)
    .setAudience('bench')
    .setSubject('bench')
    .setExpirationTime('24h')
    .sign(privateKey);
  const keys = [{ id: 'bench', hash: apiKeyHash(SECRET, key), scopes: SCOPES }];
  const jwt = [{ issuer: ISSUER, audience: ['bench'], jwks }];
  const withAuth = (auth: object) => ({ ...settings, auth: { secret: SECRET, ...auth } });
  return {
    key: identified({ id: 'auth-key', name: 'an API key', settings: withAuth({ keys }) }, { 'x-api-key': key }),
    token: identified(
      { id: 'auth-token', name: 'a token', settings: withAuth({ jwt }) },
      { authorization: `Bearer ${token}` },
    ),
  };
}

function identified(settings: Variant, headers: Readonly<Record<string, string>>): Contestant {
  const contestant = manifoldWith(settings);
  const { transaction } = contestant.asks;
  return { ...contestant, asks: transaction ? { transaction: { ...transaction, headers } } : {} };
}

async function budgeted(id: string, name: string, rules: readonly object[]): Promise<Contestant> {
  const { key } = await callersWith(rules.length > 0 ? { ...UNOBSERVED, budgets: { rules } } : UNOBSERVED);
  return { ...key, id, name };
}

const optionsFrom = ([part, ...args]: readonly string[]) => {
  if (part === '--help') return undefined;
  const choice = choiceFrom(args);
  return choice && { name: oneOf('part', names, part), ...choice };
};

await runCommand(optionsFrom, help, async ({ name, minutes, choose }) => {
  mkdirSync(SCRATCH, { recursive: true });
  // Much memory, so that nothing is evicted.
  const redis = name === 'redis' ? await startRedis(['maxmemory 256mb', 'maxmemory-policy volatile-lru']) : undefined;
  try {
    const { questions, variants } = COMPARISONS[name];
    await printComparison({
      name: `cost-${name}`,
      variants: choose(await variants(redis?.url ?? '')),
      questions,
      minutes,
    });
  } finally {
    await redis?.remove();
  }
});
