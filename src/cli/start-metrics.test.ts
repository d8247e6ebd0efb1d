import { describe, expect, it } from 'vitest';
import { until } from '#test/until';
import { run, settled, systemError } from './harness.ts';
import type { Listening, Services } from './services.ts';

/** A graph that has metrics, on its port until it is stopped. */
function graph(log: string[]): Services['serveGraph'] {
  return async ({ server }): Promise<Listening> => ({
    origin: `http://127.0.0.1:${server.port}`,
    metrics: async () => ({}),
    stop: async () => void log.push('graph stops'),
  });
}

function started(args: readonly string[], services: Partial<Services> = {}, environment: Record<string, string> = {}) {
  const stopped: string[] = [];
  const all = run(args, { environment, services: { serveGraph: graph(stopped), ...services } });
  return { ...all, stopped };
}

/** The next port that is free differs by machine. */
const withoutFree = (line: string) => line.replace(/such as \d+/, 'such as #');
const inUse = () => Promise.reject(systemError('EADDRINUSE'));

describe.each(['start', 'serve'])('the metrics of %s', (command) => {
  it('are served on an address of their own, and stop', async () => {
    const { log, signals, code } = started([command], {}, { MANIFOLD_METRICS_PORT: '9000' });
    await settled();
    expect(log).toContain('metrics listens');
    expect(log).toContain('out: Metrics     http://127.0.0.1:9000/metrics');
    signals.emit('SIGTERM');
    signals.emit('SIGTERM');
    await code;
  });

  it('are left out where the default port is in use', async () => {
    const { log, stopped } = started([command], { serveMetrics: inUse });

    await until(() =>
      expect(log.map(withoutFree)).toContain(
        'error: No metrics are served. Port 9464 is in use: stop the process that listens there, or set MANIFOLD_METRICS_PORT to another, such as #.',
      ),
    );
    expect(log.join('\n')).not.toContain('out: Metrics');
    expect(stopped).toEqual([]);
  });

  it('end the start where a port that was set is in use', async () => {
    const { log, code, stopped } = started([command], { serveMetrics: inUse }, { MANIFOLD_METRICS_PORT: '9000' });

    expect(await code).toBe(1);
    expect(log.map(withoutFree)).toContain(
      'error: Port 9000 is in use: stop the process that listens there, or set MANIFOLD_METRICS_PORT to another, such as #.',
    );
    expect(stopped).toEqual(['graph stops']);
  });
});
