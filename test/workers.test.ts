import { describe, expect, it, vi } from 'vitest';
import { ask, callers, type Outcome, startServe } from '#test/served-process';
import { until } from '#test/until';
import { STOPPING } from '../src/cli/serving.ts';

// Processes are started, on a machine that may be busy.
vi.setConfig({ testTimeout: 180_000 });
const ENDED = 'A worker ended: another takes its place';
const patient = { timeoutMs: 60_000, intervalMs: 50 };

type Log = Awaited<ReturnType<typeof startServe>>['log'];
const linesOf = (log: Log, message: string) => log.filter((line) => line.message === message);

describe('workers', () => {
  it('that are killed lose only their own requests', async () => {
    const { origin, log, workers } = await startServe({ server: { workers: 2 } });
    const { outcomes, stop } = callers(origin, { count: 8, keepAlive: true });
    const kills: { readonly from: number; readonly to: number }[] = [];
    for (let killed = 1; killed <= 3; killed++) {
      await until(() => expect(linesOf(log, 'A worker listens')).toHaveLength(killed + 1), patient);
      const answered = outcomes.length;
      await until(() => expect(outcomes.length).toBeGreaterThan(answered + 100), patient);
      const from = performance.now();
      process.kill(workers()[0] ?? 0, 'SIGKILL');
      const ended = await until(() => linesOf(log, ENDED)[killed - 1] ?? expect.fail(), {
        ...patient,
        intervalMs: 1,
      });
      kills.push({ from, to: ended.at });
    }
    await stop();

    const failed = outcomes.filter(({ status }) => status !== 200);
    const isHeld = ({ startedAt, endedAt }: Outcome) => kills.some(({ from, to }) => startedAt < to && endedAt > from);
    expect(failed.filter((each) => !isHeld(each)).slice(0, 3)).toEqual([]);
    expect(failed.length).toBeLessThanOrEqual(3 * 8);
    expect(outcomes.length).toBeGreaterThan(300);
    expect(linesOf(log, ENDED)).toHaveLength(3);
  });

  it('take the connections of one that hangs when it is killed', async () => {
    const { origin, log, workers } = await startServe({ server: { workers: 2 } });
    await until(() => expect(linesOf(log, 'A worker listens')).toHaveLength(2), patient);
    const [hanging = 0] = workers();
    process.kill(hanging, 'SIGSTOP');
    const requests = [1, 2, 3, 4].map(() => ask(`${origin}/graphql?query={__typename}`));
    const isAnswered = requests.map(() => false);
    for (const [index, each] of requests.entries()) void each.then(() => (isAnswered[index] = true));
    // The primary sends one connection to a worker, and the next when that is taken.
    await until(() => expect(isAnswered.filter(Boolean)).toHaveLength(3), patient);
    process.kill(hanging, 'SIGKILL');

    expect((await Promise.all(requests)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });

  it('are restarted by SIGUSR2 without a lost request', async () => {
    const { child, origin, log, errors, workers } = await startServe({ server: { workers: 2 } });
    const before = workers();
    const { stop } = callers(origin, { count: 4, keepAlive: false });
    child.kill('SIGUSR2');
    await until(() => expect(log.at(-1)?.message).toBe('The configuration is unchanged'), patient);
    const outcomes = await stop();

    expect(workers().filter((pid) => before.includes(pid))).toEqual([]);
    expect(workers()).toHaveLength(2);
    const [failed] = outcomes.filter(({ status }) => status !== 200);
    expect(failed && { failed, errors, log }).toBeUndefined();
    expect(outcomes.length).toBeGreaterThan(50);
  });

  it('of which one hangs stop within their grace, and leave no process behind', async () => {
    const { child, log, workers, ended } = await startServe({ server: { workers: 2, shutdownGrace: '100ms' } });
    // One that does not listen yet ends by the signal itself.
    await until(() => expect(linesOf(log, 'A worker listens')).toHaveLength(2), patient);
    const pids = workers();
    process.kill(pids[1] ?? 0, 'SIGSTOP');
    const from = performance.now();
    child.kill('SIGTERM');

    expect(await ended).toBe(1);
    expect(performance.now() - from).toBeLessThan(10_000);
    for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  });

  it('end at once at the second signal', async () => {
    const { child, log, workers, ended } = await startServe({ server: { workers: 2, drainDelay: '10m' } });
    const pids = workers();
    child.kill('SIGTERM');
    // The system makes one of two signals that a process has not handled yet.
    await until(() => expect(linesOf(log, STOPPING)).toHaveLength(1), patient);
    child.kill('SIGTERM');

    expect(await ended).toBe(1);
    await until(() => {
      for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
    }, patient);
  });
});
