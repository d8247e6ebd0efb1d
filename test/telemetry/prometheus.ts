import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { freePort } from '#test/free-port';
import { until } from '#test/until';

const MISSING = 'The tests of metrics need Prometheus: apt-get install prometheus.';

/** Runs promtool. Returns what it printed, with its exit code first. */
export function promtool(args: readonly string[], input?: string): string {
  const { status, stdout, stderr, error } = spawnSync('promtool', args, { input, encoding: 'utf8' });
  if (error) throw new Error(MISSING);
  return `${status}\n${stdout}${stderr}`;
}

/** A Prometheus that scrapes a target each second, until the test is over. Queries resolve with the number of series. */
export async function startPrometheus(target: string) {
  if (spawnSync('prometheus', ['--version']).error) throw new Error(MISSING);
  const folder = mkdtempSync(join(tmpdir(), 'manifold-prometheus-'));
  const file = join(folder, 'prometheus.yaml');
  const port = await freePort();
  writeFileSync(
    file,
    JSON.stringify({
      global: { scrape_interval: '1s' },
      scrape_configs: [{ job_name: 'manifold', static_configs: [{ targets: [target] }] }],
    }),
  );
  const args = [
    `--config.file=${file}`,
    `--storage.tsdb.path=${join(folder, 'data')}`,
    `--web.listen-address=127.0.0.1:${port}`,
    '--log.level=error',
  ];
  const prometheus = spawn('prometheus', args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = new Promise<void>((resolve) => prometheus.once('exit', () => resolve()));
  onTestFinished(async () => {
    prometheus.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true });
  });
  const origin = `http://127.0.0.1:${port}`;
  await until(() => fetch(`${origin}/-/ready`).then(({ ok }) => ok || Promise.reject(new Error('not ready'))), {
    timeoutMs: 30_000,
    intervalMs: 100,
  });
  return {
    async seriesOf(query: string): Promise<number> {
      const answer = await fetch(`${origin}/api/v1/query?${new URLSearchParams({ query }).toString()}`);
      const { status, data, error } = (await answer.json()) as any;
      if (status !== 'success') throw new Error(`${query}: ${error}`);
      return data.result.length;
    },
  };
}
