import { describe, expect, it, vi } from 'vitest';
import { fakeRequest } from '#test/fake-request';
import { UpstreamTimeoutError } from '#upstream';
import { callerWith } from '../auth/caller.ts';
import { CallerCounters, Recorder } from './metrics.ts';
import { Observation } from './observation.ts';
import { AccessLog } from './telemetry.ts';

const call = { slug: 'quotes', operation: { id: 'getQuote', method: 'GET', path: '/quotes/{id}' } } as const;

function observation(caller = callerWith({})) {
  const records: Observation[] = [];
  const made = new Observation({
    request: fakeRequest({}),
    caller,
    trace: undefined,
    finished: (record) => records.push(record),
  });
  return { made, records };
}

describe('the record of a request', () => {
  it('has a bounded number of calls, and counts all', () => {
    const { made, records } = observation();
    for (let index = 0; index < 100; index++) made.began(call, 'upstream').ended(200);
    made.stored(call);
    made.answered(200, 5);

    expect(records.map(({ calls, callCount }) => [calls.length, callCount])).toEqual([[64, 101]]);
  });

  it('counts the time in which calls were in flight once, however many there were', () => {
    const clock = { ms: 0 };
    const now = vi.spyOn(performance, 'now').mockImplementation(() => clock.ms);
    try {
      const { made } = observation();
      const one = made.began(call, 'upstream');
      clock.ms = 10;
      const other = made.began(call, 'upstream');
      clock.ms = 30;
      one.ended(200);
      clock.ms = 40;
      other.ended(200);
      other.ended(200);
      clock.ms = 100;
      const late = made.began(call, 'shared');
      clock.ms = 105;
      made.answered(200, 0);
      late.ended(undefined);

      expect([made.durationMs, made.upstreamMs]).toEqual([105, 50]);
    } finally {
      now.mockRestore();
    }
  });

  it('says how a call failed', () => {
    const { made } = observation();
    const observed = made.began(call, 'upstream');
    observed.attemptStarted(new URL('http://quotes'));
    observed.ended(undefined, new UpstreamTimeoutError(call, 'took long'));

    expect(made.calls).toMatchObject([{ code: 'UPSTREAM_TIMEOUT', status: undefined, attempts: 1 }]);
  });

  it('of a caller who left is abandoned', () => {
    const { made, records } = observation();
    made.abandoned();

    expect(records).toMatchObject([{ outcome: 'abandoned', status: undefined }]);
  });
});

const record = (parts: Partial<Observation>) =>
  ({
    requestId: 'r',
    method: 'POST',
    caller: undefined,
    summary: undefined,
    source: 'execution',
    outcome: 'success',
    status: 200,
    bytes: 0,
    durationMs: 1,
    upstreamMs: 0,
    startedAt: 0,
    codes: [],
    errors: [],
    steps: [],
    isExplainedOnly: false,
    calls: [],
    callCount: 0,
    cost: undefined,
    trace: undefined,
    explain: () => undefined,
    ...parts,
  }) as Observation;

describe('what is held of requests', () => {
  it('are as many requests a second as the settings allow, and beside them a hundred that failed or were slow', () => {
    const recorder = new Recorder({ perSecond: 2, slowMs: 100, workers: 1 });
    const idsOf = () => recorder.read().map(({ requestId }) => requestId);
    const clock = { ms: 1e6 };
    const now = vi.spyOn(performance, 'now').mockImplementation(() => clock.ms);
    try {
      for (let index = 0; index < 10; index++) recorder.finished(record({ requestId: `fast ${index}` }));
      recorder.finished(record({ requestId: 'slow', durationMs: 100 }));
      expect(idsOf().toSorted()).toEqual(['fast 0', 'fast 1', 'slow']);
      for (let index = 0; index < 1000; index++) {
        clock.ms += 500;
        recorder.finished(record({ requestId: `later ${index}` }));
        recorder.finished(record({ requestId: `failed ${index}`, outcome: 'failed' }));
      }
      expect(idsOf()).toHaveLength(200);
      expect(idsOf()).toEqual(expect.arrayContaining(['later 900', 'failed 900']));
    } finally {
      now.mockRestore();
    }
  });

  it('are the errors of requests alone where none is recorded', () => {
    const recorder = new Recorder({ perSecond: 0, slowMs: 100, workers: 1 });
    recorder.finished(record({ durationMs: 100 }));
    recorder.finished(record({ requestId: 'failed', outcome: 'failed', explain: () => expect.fail('no plan') }));

    expect(recorder.read().map(({ requestId, plan }) => [requestId, plan])).toEqual([['failed', undefined]]);
  });

  it('are counters of a thousand callers, and of all others together', () => {
    const callers = new CallerCounters();
    for (let index = 0; index < 5000; index++) callers.finished(record({ caller: `c${index}` }));
    callers.finished(record({ caller: 'c1' }));

    expect(callers.top(2)).toMatchObject([
      { caller: 'other', requests: 4000 },
      { caller: 'c1', requests: 2 },
    ]);
    expect(callers.top(5000)).toHaveLength(1001);
  });
});

it('a share of the requests is logged, and every failed and slow one', () => {
  const lines: string[] = [];
  const values = [0.05, 0.5, 0.5, 0.5];
  const log = { access: (level: string, message: string) => lines.push(`${level} ${message}`) };
  const access = new AccessLog({
    log: log as unknown as ConstructorParameters<typeof AccessLog>[0]['log'],
    access: 0.1,
    slowMs: 1000,
    random: () => values.shift() ?? 1,
  });
  for (const parts of [{}, {}, { outcome: 'failed' }, { durationMs: 1000 }] as const) access.finished(record(parts));

  expect(lines).toEqual(['info Request', 'info Request', 'warn Slow operation']);
});
