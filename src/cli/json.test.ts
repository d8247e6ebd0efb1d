import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Explanation } from '#gateway';
import { until } from '#test/until';
import type { ApiCheck } from './check-adapter.ts';
import { contract, contracts, EXPLANATION, GOOD, run } from './harness.ts';
import { commands } from './index.ts';

/** The names of all members of a value, at any depth. */
function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => [name, ...namesIn(each)]);
}

const CHANGE = { path: 'Query.a', message: 'm' };
const FULL: Required<ApiCheck> = {
  ...GOOD,
  operation: 'getQuote',
  status: 404,
  message: 'm',
  hint: 'h',
  drift: [{ kind: 'type', at: 'a', expected: ['string'], found: 'null' }],
};
const EXPLAINED: Required<Explanation> & { readonly cost: Required<Explanation['cost']> } = {
  calls: EXPLANATION.calls,
  cost: { ...EXPLANATION.cost, event: { worst: 1, expected: 1 } },
  live: { every: 10, evaluationsPerHour: 360, callsPerMinute: 6, callsPerHour: 360 },
};
const ARGUMENTS: Readonly<Record<string, readonly string[]>> = {
  schema: ['--diff', 'schema/possible-types.json'],
  add: ['examples/tickets.yaml', '--dry-run'],
  check: [],
  explain: ['examples/tv.graphql'],
  reload: [],
  keys: ['new', '--subject', 's', '--tenant', 't', '--scopes', 'chat', '--not-after', '2027-01-01'],
};

describe('the type of what --json prints', () => {
  const printing = commands.filter(({ options }) => options.some(({ name }) => name === 'json'));

  it('is documented for every command that has the option', () => {
    expect(commands.filter(({ jsonType }) => jsonType !== undefined)).toEqual(printing);
    expect(printing.map(({ name }) => name).toSorted()).toEqual(Object.keys(ARGUMENTS).toSorted());
  });

  it.each(printing.map(({ name, jsonType = '' }) => [name, jsonType]))(
    'of %s names its members',
    async (name, type) => {
      const gateway = { pid: 7, folder: '/srv', needRestart: ['tls'] };
      const answer = { generation: 2, hash: 'a1', problem: 'It is wrong.', error: 'It failed.', ...gateway };
      vi.stubGlobal('fetch', async () => Response.json(answer));
      onTestFinished(() => void vi.unstubAllGlobals());
      const { log, code } = run([name, '--json', ...(ARGUMENTS[name] ?? [])], {
        environment: {
          MANIFOLD_CHAT_URL: 'https://chat.example',
          MANIFOLD_AUTH: JSON.stringify({ secret: 's'.repeat(32) }),
        },
        services: {
          contracts: async () => [...contracts, contract('banking')],
          checkApi: async () => FULL,
          explain: async () => ({ explanation: EXPLAINED }),
          graphChanges: async () => ({ breaking: [CHANGE], dangerous: [CHANGE], safe: [CHANGE] }),
        },
      });
      expect(await code).toBeLessThan(2);
      expect(log).toHaveLength(1);
      const documented = [...type.replaceAll(/\/\/.*/g, '').matchAll(/(\w+)\??:/g)].map(([, member]) => member);

      const printed = JSON.parse(String(log[0]).replace('out: ', '')) as unknown;

      expect([...new Set(namesIn(printed))].toSorted()).toEqual([...new Set(documented)].toSorted());
    },
  );
});

describe('what --json prints where a command cannot run', () => {
  it.each([
    ['an unknown option', ['check', '--json', '--prot'], 2, /^unknown option "--prot"/],
    ['a missing argument', ['explain', '--json'], 2, /^no file is given; see manifold explain --help$/],
    ['settings that are not valid', ['check', '--json', '--config', 'nope.yaml'], 2, /^nope\.yaml cannot be read/],
    ['a document that is not valid', ['explain', 'README.md', '--json'], 1, /^README\.md:/],
  ])('for %s has the problems', async (_what, args, exit, problem) => {
    const services = { explain: async () => ({ problems: ['1:1 Syntax Error'] }) };
    const { log, code } = run(args, { services });

    expect(await code).toBe(exit);
    expect(log).toHaveLength(1);
    expect(log[0]).toMatch(/^out: /);
    expect(JSON.parse(String(log[0]).replace('out: ', ''))).toEqual({ problems: [expect.stringMatching(problem)] });
  });

  it('has each problem of the settings', async () => {
    const { log } = run(['check', '--json'], { environment: { PORT: 'x', HOST: 'a b' } });
    await until(() => expect(log).toHaveLength(1));

    const { problems } = JSON.parse(String(log[0]).replace('out: ', '')) as { readonly problems: readonly string[] };
    expect(problems).toHaveLength(2);
  });
});
