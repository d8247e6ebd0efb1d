import { describe, expect, it, onTestFinished } from 'vitest';
import { defaultSettings } from '#config';
import { rawRequest } from '#test/raw-request';
import { contracts } from './harness.ts';
import { serveMetrics } from './metrics-server.ts';
import type { ReadMetrics } from './services.ts';

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

describe('reloads by a request', () => {
  const state = { generation: 2, hash: 'a', loadedAt: 0, reloads: { success: 1, failure: 0 } };
  const reload = async (init: object, problem?: string, own = settings) => {
    const causes: string[] = [];
    const reloader = {
      settings: own,
      files: ['/srv/a b.yaml'],
      keptSettings: ['server.port'],
      reload: async (cause: string) => {
        causes.push(cause);
        return { ...state, ...(problem !== undefined && { problem: { at: 0, text: problem } }) };
      },
    };
    const server = await serveMetrics(
      { ...settings, metrics: { ...settings.metrics, port: 0 } },
      async () => ({}),
      reloader,
    );
    onTestFinished(() => server.stop());
    const { status, body } = await rawRequest(`${server.origin}/reload`, init);
    return [status, JSON.parse(body.toString()), causes.length];
  };
  const gateway = { pid: process.pid, folder: process.cwd() };

  it('answer with the state that follows', async () => {
    expect(await reload({ method: 'POST' })).toEqual([
      200,
      { generation: 2, hash: 'a', needRestart: ['server.port'], ...gateway },
      1,
    ]);
    expect(await reload({ method: 'POST' }, 'a problem')).toEqual([
      409,
      { generation: 2, hash: 'a', problem: 'a problem', ...gateway },
      1,
    ]);
  });

  it('are for the gateway of these settings alone', async () => {
    const asking = (path: string) =>
      reload({ method: 'POST', headers: { 'manifold-settings': encodeURIComponent(path) } });
    const error = `The gateway at this address is process ${process.pid} in ${process.cwd()}, with settings of /srv/a b.yaml: it was not reloaded.`;

    expect((await asking('/srv/a b.yaml')).toSpliced(1, 1)).toEqual([200, 1]);
    expect(await asking('/srv/other.yaml')).toEqual([409, { error, ...gateway }, 0]);
  });

  it('are no reads, and not for pages of other origins', async () => {
    expect((await reload({ method: 'GET' })).toSpliced(1, 1)).toEqual([405, 0]);
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://attacker.example' };
    expect((await reload({ method: 'POST', headers })).toSpliced(1, 1)).toEqual([403, 0]);
  });
});
