import { spawn } from 'node:child_process';
import { connect } from 'node:http2';
import { serverAudits } from 'graphql-http';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { certificateFiles, http2Request } from '../http/transports.ts';
import { ask, callers, startServe } from '../served-process.ts';

// A process is started, on a machine that may be busy.
vi.setConfig({ testTimeout: 240_000 });

const POST = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"query":"{__typename}"}' };
/** As users have it, unlike in other tests. */
const overload = { maxDelay: '200ms' };

/** The statuses of so many requests that are sent at once on a new connection of HTTP/2. */
async function burst(origin: string, count: number): Promise<Set<number | string | undefined>> {
  const session = connect(origin, { rejectUnauthorized: false });
  const answers = await Promise.all(Array.from({ length: count }, () => http2Request(session, '/graphql', POST)));
  session.destroy();
  return new Set(answers.map(({ status, error }) => status ?? error));
}

/** Another process that keeps a core busy until the end of the test. */
function keepBusy(): void {
  const other = spawn(process.execPath, ['-e', 'for(;;);'], { stdio: 'ignore' });
  onTestFinished(() => void other.kill('SIGKILL'));
}

describe('a gateway that has just started', () => {
  it('refuses none of the requests of a new connection of HTTP/2', async () => {
    const { key, cert } = certificateFiles();
    const { origin } = await startServe({ tls: { key, cert }, server: { overload } });
    keepBusy();

    for (const count of [60, 20, 60, 90]) expect([count, await burst(origin, count)]).toEqual([count, new Set([200])]);
  });

  it('refuses none of all audits of GraphQL over HTTP at once', async () => {
    const { origin } = await startServe({ server: { overload } });

    const results = await Promise.all(
      serverAudits({ url: `${origin}/graphql`, fetchFn: fetch }).map((audit) => audit.fn()),
    );

    expect(results.map(({ name, status }) => [name, status])).toEqual(results.map(({ name }) => [name, 'ok']));
  });

  it('refuses none of 32 callers without a pause beside a process that keeps a core busy', async () => {
    const { origin } = await startServe({ server: { overload } });
    keepBusy();
    const traffic = callers(origin, { count: 32, keepAlive: true, pauseMs: 0 });
    while (traffic.outcomes.length < 5000) await ask(`${origin}/health/live`);

    const outcomes = await traffic.stop();

    expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set([200]));
  });
});
