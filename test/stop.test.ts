import { describe, expect, it } from 'vitest';
import { ask, callers, startServe } from '#test/served-process';
import { until } from '#test/until';

const patient = { timeoutMs: 50_000 };

describe.each([1, 2])('a gateway of %i workers that stops', (workers) => {
  it('answers 503 to readiness and all else as before; then it accepts no connections', async () => {
    const { child, origin, ended } = await startServe({ server: { workers, drainDelay: '2500ms' } });
    const statusOf = async (path: string) => (await ask(origin + path)).status;
    expect(await statusOf('/health/ready')).toBe(200);

    child.kill('SIGTERM');

    await until(async () => expect(await statusOf('/health/ready')).toBe(503), patient);
    expect([await statusOf('/health/live'), await statusOf('/graphql?query={__typename}')]).toEqual([200, 200]);
    await until(async () => expect(await statusOf('/health/live')).toBe('ECONNREFUSED'), patient);
    expect(await ended).toBe(0);
  });

  it('writes JSON alone, for each signal', async () => {
    const { child, log, errors, ended } = await startServe({ server: { workers } });

    child.kill('SIGUSR2');
    const restart = workers > 1 ? 'The configuration is unchanged' : 'There is only this process';
    await until(() => expect(log.some(({ message }) => message.includes(restart))).toBe(true), patient);
    child.kill('SIGTERM');

    expect(await ended).toBe(0);
    expect(log.some(({ message }) => message.startsWith('Stopping once requests in flight have finished'))).toBe(true);
    expect(errors).toEqual([]);
  });

  it('loses no request of callers that leave when readiness is 503', async () => {
    const { child, origin, ended } = await startServe({ server: { workers, drainDelay: '2500ms' } });
    const keptAlive = callers(origin, { count: 8, keepAlive: true });
    const fresh = callers(origin, { count: 2, keepAlive: false });
    await until(() => expect(keptAlive.outcomes.length).toBeGreaterThan(200), patient);

    child.kill('SIGTERM');
    await until(async () => expect(await ask(`${origin}/health/ready`)).toMatchObject({ status: 503 }), patient);
    const outcomes = [...(await keptAlive.stop()), ...(await fresh.stop())];

    expect(outcomes.filter(({ status }) => status !== 200).slice(0, 3)).toEqual([]);
    expect(await ended).toBe(0);
  });
});

describe('a gateway of workers', () => {
  it('that is told to stop while some of them start does not have to kill them', async () => {
    // Its first worker listens, and the others have just been started.
    const { child, log, ended } = await startServe({ server: { workers: 3 } });

    child.kill('SIGTERM');

    expect(await ended).toBe(0);
    expect(log.filter(({ message }) => message.includes('killed'))).toEqual([]);
  });
});
