import { describe, expect, it, onTestFinished } from 'vitest';
import { defaultSettings } from '#config';
import { rawRequest } from '#test/raw-request';
import { contracts } from '../harness.ts';
import type { ReadMetrics } from '../services.ts';
import { serveMetrics } from './metrics-server.ts';

const settings = defaultSettings(contracts);
const snapshot = { 'manifold.workers': [{ labels: [], value: 2 }] };

async function served(read: ReadMetrics = async () => snapshot, hosts: readonly string[] = []) {
  const metrics = { ...settings.metrics, port: 0 };
  const server = await serveMetrics({ ...settings, metrics, server: { ...settings.server, hosts } }, read);
  onTestFinished(() => server.stop());
  return (path: string, init: { method?: string; headers?: Record<string, string> } = {}) =>
    rawRequest(server.origin + path, init);
}

describe('the metrics server', () => {
  it('answers with the text format of Prometheus', async () => {
    const ask = await served();
    const { status, headers, body } = await ask('/metrics');

    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
      'no-store',
    ]);
    expect(body.toString()).toBe(
      '# HELP manifold_workers Processes that serve the graph.\n# TYPE manifold_workers gauge\nmanifold_workers 2\n',
    );
  });

  it('answers nothing else', async () => {
    const ask = await served();

    expect((await ask('/')).status).toBe(404);
    expect((await ask('/graphql')).status).toBe(404);
    expect((await ask('/metrics', { method: 'POST' })).status).toBe(405);
    expect((await ask('/metrics?x=1')).status).toBe(200);
  });

  it('refuses names that it does not know, against DNS rebinding', async () => {
    const ask = await served(undefined, ['metrics.example']);
    const statusOf = async (host: string) => (await ask('/metrics', { headers: { host } })).status;

    expect([await statusOf('attacker.example'), await statusOf('metrics.example:9464')]).toEqual([421, 200]);
  });

  it('answers 500 where they cannot be read', async () => {
    const ask = await served(() => Promise.reject(new Error('canary')));
    const { status, body } = await ask('/metrics');

    expect([status, body.toString()]).toEqual([500, 'The metrics could not be read.\n']);
  });
});
