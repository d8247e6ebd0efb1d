import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { slugs } from '#contracts';
import { Random } from '#sandbox';
import { gatewayOverSandbox } from '#test/over-sandbox';
import { rawRequest } from '#test/raw-request';
import { KnownValues } from '#test/routes/known-values';
import { served } from '#test/served';
import { TurnProbe } from '../lab/bench/measure/processes.ts';
import { messageOf, mutate } from '../lab/worst-case/requests.ts';
import { Archive, boundsOf, exceeded, type Figures, leastOf, verdictOf } from '../lab/worst-case/search.ts';
import { type CostlyRequest, SEEDS, type Seed } from '../lab/worst-case/seeds.ts';

/*
 * Known costly requests have their expected verdicts. `npm run lab -- worst-case` measures their cost and searches for worse ones;
 * here turns of the event loop have a generous limit of CPU time.
 */
const MOST_STALL_MS = 500;

/** What a request costs a gateway of its own: another one's caches would decide which limit ends it. */
async function costOf(seed: Seed) {
  const { gateway, sandbox } = await gatewayOverSandbox(...slugs);
  const { server } = await served(gateway);
  const { target, ...message } = messageOf(seed);
  const probe = new TurnProbe();
  probe.start();
  const { status = 0, body } = await rawRequest(server.origin + target, message);
  const stallMs = probe.stop();
  const { apis } = (await (await fetch(`${sandbox.origin}/_sandbox`)).json()) as {
    apis: Record<string, { calls: number }>;
  };
  const calls = Object.values(apis).reduce((sum, each) => sum + each.calls, 0);
  const { limits } = gateway.settings;
  const { verdict, nodes } = verdictOf({ status, text: body.toString(), isWhole: true });
  const isWithin = nodes <= limits.nodes && body.length <= limits.answer && stallMs <= MOST_STALL_MS;
  return { verdict, nodes, calls, bytes: body.length, stallMs, isWithin };
}

const figures = (own: Partial<Figures> = {}): Figures => ({
  verdict: 'answered',
  stallMs: 0,
  cpuMs: 0,
  memoryBytes: 0,
  answerBytes: 0,
  nodes: 0,
  calls: 0,
  tookMs: 0,
  ...own,
});
const request: CostlyRequest = { name: 'a', form: 'post', query: '{ a }' };

describe('a costly request', () => {
  it('is refused or answered as it should be, within its bounds', { timeout: 120_000 }, async () => {
    const beyond: object[] = [];

    for (const seed of SEEDS) {
      const cost = await costOf(seed);
      const holds = cost.verdict === seed.verdict && cost.calls <= seed.calls && cost.isWithin;
      if (!holds) beyond.push({ name: seed.name, expected: seed.verdict, mostCalls: seed.calls, ...cost });
    }

    expect(beyond).toEqual([]);
  });
});

describe('the search for costly requests', () => {
  it('makes the same requests for the same seed, most of them new, each with its changes', () => {
    const schema = buildSchema(readFileSync('schema/manifold.graphql', 'utf8'));
    const mutants = () => {
      const material = { schema, known: new KnownValues(), random: new Random('a seed') };
      return Array.from({ length: 100 }, () =>
        mutate({ ...request, query: '{ countries { nodes { code } } }' }, material),
      );
    };

    const made = mutants();

    expect(mutants()).toEqual(made);
    expect(new Set(made.map((each) => JSON.stringify(each))).size).toBeGreaterThan(80);
    for (const { name } of made) expect(name).toMatch(/ \+ \w+$/);
  });

  it('takes the least of several measurements, and marks figures beyond a bound', () => {
    const limits = { answer: 100, nodes: 10, calls: 5, timeouts: { operation: 1000 } };
    const bounds = boundsOf(limits as Parameters<typeof boundsOf>[0]);
    const least = leastOf([
      figures({ stallMs: 60, cpuMs: 70, nodes: 10 }),
      figures({ stallMs: 51, cpuMs: 50, nodes: 10 }),
    ]);

    expect(least).toMatchObject({ stallMs: 51, cpuMs: 50, nodes: 10, verdict: 'answered' });
    expect(exceeded(least, bounds)).toEqual(['stallMs']);
    expect(exceeded(figures({ answerBytes: 101, nodes: 11, calls: 6, tookMs: 1101 }), bounds)).toEqual([
      'answerBytes',
      'nodes',
      'calls',
      'tookMs',
    ]);
  });

  it('retains the costliest request of each measure and verdict', () => {
    const archive = new Archive();
    const slow = { request, figures: figures({ stallMs: 9, cpuMs: 1 }) };
    const busy = { request, figures: figures({ stallMs: 2, cpuMs: 5 }) };
    const less = { request, figures: figures({ stallMs: 1, cpuMs: 4 }) };
    const refused = { request, figures: figures({ stallMs: 3, verdict: 'BAD_REQUEST' }) };

    for (const each of [busy, slow, less, refused]) archive.add(each);

    expect([archive.worst('stallMs'), archive.worst('cpuMs')]).toEqual([slow, busy]);
    expect(archive.worst('stallMs', 'BAD_REQUEST')).toBe(refused);
    expect(archive.all).not.toContain(less);
  });

  it('knows the verdict of an answer, and counts its objects and list items', () => {
    const read = (text: string, status = 200) => verdictOf({ status, text, isWhole: true });

    expect(read('{"data":{"a":[1,null,{"b":{}}]}}')).toEqual({ verdict: 'answered', nodes: 5 });
    expect(read('{"data":{},"errors":[{"extensions":{"code":"A"}}]}')).toEqual({ verdict: 'partial A', nodes: 1 });
    expect(read('{"errors":[{"extensions":{"code":"A"}}]}', 400)).toEqual({ verdict: 'A', nodes: 0 });
    const part = (value: object) => `\r\n---\r\ncontent-type: application/json\r\n\r\n${JSON.stringify(value)}`;
    const errors = [{ extensions: { code: 'B' } }];
    const parts = [{ data: { a: 1 } }, { incremental: [{ data: { b: 1 } }, { items: [{}] }], completed: [{ errors }] }];
    expect(read(`${parts.map(part).join('')}\r\n-----\r\n`)).toEqual({ verdict: 'partial B', nodes: 3 });
    expect([read('', 431), read('', 0)].map(({ verdict }) => verdict)).toEqual(['HTTP 431', 'no answer']);
  });

  it('sends a request in each form', () => {
    const costly = { ...request, variables: '{"b":1}', operationName: 'c' };

    expect(messageOf(costly).body).toBe('{"query":"{ a }","variables":{"b":1},"operationName":"c"}');
    expect(messageOf({ ...costly, form: 'get' }).target).toBe(
      '/graphql?query=%7B%20a%20%7D&variables=%7B%22b%22%3A1%7D&operationName=c',
    );
    expect(messageOf({ ...costly, form: 'multipart' }).body).toContain('"variables":{"file":null,"b":1}');
  });
});
