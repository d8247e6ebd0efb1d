import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { eventsOf } from '#test/console';
import { freePort } from '#test/free-port';
import { json, mock } from '#test/harness';
import { startServe } from '#test/served-process';
import { startCollector } from '#test/telemetry/collector';
import { promtool, startPrometheus } from '#test/telemetry/prometheus';
import { until } from '#test/until';

// Processes are started, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 });

const RULES = 'deploy/prometheus/rules.yaml';
const DASHBOARD = 'deploy/grafana/dashboard.json';
const PATIENT = { timeoutMs: 60_000, intervalMs: 50 };
const THRESHOLD = /\s*[<>]=?\s*[\d.]+$/;
const quote = json({ _id: 'q1', content: 'Words', author: 'A', tags: [], length: 5 });

interface Rule {
  readonly alert: string;
  readonly expr: string;
}

/** The expressions of alerts without their thresholds. */
function alertExpressions(): string[] {
  const { groups } = parse(readFileSync(RULES, 'utf8')) as { groups: { rules: Rule[] }[] };
  return groups.flatMap(({ rules }) => rules.map(({ expr }) => expr.replace(THRESHOLD, '')));
}

/** The expressions of the dashboard for all jobs, instances and APIs. */
function dashboardExpressions(): string[] {
  const { panels } = JSON.parse(readFileSync(DASHBOARD, 'utf8')) as { panels: { targets?: { expr: string }[] }[] };
  const expressions = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
  return expressions.map((expr) => expr.replaceAll('$__rate_interval', '1m').replaceAll(/\$(job|instance|api)/g, '.*'));
}

/** A gateway with two workers, over one API that works and one that does not. */
async function loadedGateway() {
  const [working, failing] = [await mock(() => quote), await mock(() => json({}, 500))];
  const { endpoint } = await startCollector(() => 500);
  const port = await freePort();
  const { origin, workers } = await startServe({
    server: { workers: 2, console: true },
    unconfigured: 'omit',
    metrics: { port },
    telemetry: { endpoint, sample: '100%' },
    apis: {
      quotes: { url: working, quotas: [{ name: 'minute', calls: 100_000, within: '1m' }] },
      jokes: { url: failing },
    },
  });
  const post = async (query: string) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${origin}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
    return answer.text();
  };
  const metrics = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return { origin, post, metrics, workers, target: `127.0.0.1:${port}` };
}

const QUERIES = ['query Saying { randomQuote { text } }', 'query Joke { randomJoke { text } }', '{ __typename }'];

/** The sum of the series of a metric. */
function sumOf(text: string, name: string): number {
  const lines = text.split('\n').filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));
  return lines.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' ') + 1)), 0);
}

describe('the metrics of two workers', () => {
  it('are well formed, and one total, which a worker that ends does not reduce', async () => {
    const { origin, post, metrics, workers } = await loadedGateway();
    const untilBothServe = () => until(async () => expect(sumOf(await metrics(), 'manifold_workers')).toBe(2), PATIENT);
    await untilBothServe();
    for (let times = 0; times < 10; times++) await Promise.all(QUERIES.map(post));

    const text = await metrics();
    expect(promtool(['check', 'metrics'], text)).toBe('0\n');
    expect(sumOf(text, 'manifold_operations_total')).toBe(30);

    const events = eventsOf(await fetch(`${origin}/console/events`));
    for await (const [name, data] of events) {
      if (name !== 'traffic') continue;
      expect(data).toMatchObject([{ workers: 2, requests: 30 }]);
      break;
    }

    process.kill(workers()[0] ?? 0, 'SIGKILL');
    await until(async () => expect(sumOf(await metrics(), 'manifold_workers')).toBe(1), PATIENT);
    await untilBothServe();
    expect(sumOf(await metrics(), 'manifold_operations_total')).toBe(30);
  });
});

describe('the rules', () => {
  it('are well formed, and alert when they should', () => {
    expect(promtool(['check', 'rules', RULES])).toMatch(/^0\n/);
    expect(promtool(['check', 'config', 'deploy/prometheus/prometheus.yaml'])).toMatch(/^0\n/);
    expect(promtool(['test', 'rules', 'deploy/prometheus/rules.test.yaml'])).toMatch(/^0\n/);
  });
});

it('every expression of the dashboard and the alerts has series under load', async () => {
  const { post, target } = await loadedGateway();
  const prometheus = await startPrometheus(target);
  const missing = new Set([...dashboardExpressions(), ...alertExpressions()]);
  expect(missing.size).toBeGreaterThan(40);

  await until(
    async () => {
      await Promise.all(QUERIES.map(post));
      for (const query of missing) if ((await prometheus.seriesOf(query)) > 0) missing.delete(query);
      expect([...missing]).toEqual([]);
    },
    { timeoutMs: 60_000, intervalMs: 500 },
  );
});
