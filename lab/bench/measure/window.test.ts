import { expect, it } from 'vitest';
import { MeasuringWindow } from './load.ts';

const mark = (sent: number, cpuSeconds: number, ms = cpuSeconds * 1000) => ({ sent, cpuSeconds, ms });
const begun = mark(0, 10);

it('counts the requests between the end of the lead-in and the first one after the CPU seconds', () => {
  const window = new MeasuringWindow({ connections: 4, leadIn: 0.5, seconds: 1 }, begun);

  const isOver = [mark(50, 10.4), mark(70, 10.5), mark(150, 11.4), mark(170, 11.75)].map((each) => window.add(each));

  expect(isOver).toEqual([false, false, false, true]);
  expect(window.measured).toEqual({ requests: 100, seconds: 1.25, cpuSeconds: 1.25, requestsPerCpuSecond: 80 });
});

it('begins once all connections are in use', () => {
  const window = new MeasuringWindow({ connections: 4, leadIn: 0, seconds: 0.5 }, begun);

  for (const each of [mark(1, 10), mark(3, 10.25), mark(4, 10.5), mark(6, 11)]) window.add(each);

  expect(window.measured).toMatchObject({ requests: 2, cpuSeconds: 0.5 });
});

it('ends by the clock where a contestant waits, with one request at least', () => {
  const window = new MeasuringWindow({ connections: 1, leadIn: 0, seconds: 0.5 }, begun);

  const isOver = [mark(1, 10, 10_000), mark(1, 10.1, 12_500), mark(2, 10.25, 12_600)].map((each) => window.add(each));

  expect(isOver).toEqual([false, false, true]);
  expect(window.measured).toMatchObject({ requests: 1, seconds: 2.6, requestsPerCpuSecond: 4 });
});
