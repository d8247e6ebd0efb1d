import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { UsageError } from '../command.ts';
import { Callers, grows, report, type Soaking, soakOptionsFrom, trendOf } from './run.ts';

describe('soakOptionsFrom', () => {
  it.each([
    [[], { short: false, minutes: 30 }],
    [['--short'], { short: true, minutes: 0.5 }],
    [['--short', '--minutes', '0.1'], { short: true, minutes: 0.1 }],
    [['--minutes', '2', '--help'], undefined],
  ])('reads %j', (args, expected) => {
    expect(soakOptionsFrom(args)).toEqual(expected);
  });

  it.each([
    [['--minutes', 'long'], '--minutes takes a number above 0.'],
    [['2'], "Unexpected argument '2'. --help says what there is."],
  ])('refuses %j in a line', (args, message) => {
    expect(() => soakOptionsFrom(args)).toThrow(new UsageError(message));
  });
});

/** Callers of a server that answers one request after the other like this. */
async function callersOf(answers: readonly ((response: ServerResponse) => void)[]): Promise<Callers> {
  let asked = 0;
  const server = createServer((request, response) => {
    request.resume().on('end', () => answers[asked++]?.(response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const callers = new Callers((server.address() as AddressInfo).port, 1);
  onTestFinished(async () => {
    await callers.rest();
    server.close();
  });
  return callers;
}

describe('Callers', () => {
  it('count every request that they sent', async () => {
    const callers = await callersOf([
      (response) => response.end('{"data":{}}'),
      (response) => response.writeHead(400).end('{"errors":[]}'),
      (response) => {
        response.writeHead(200, { 'content-length': 100 }).write('{"data"', () => response.destroy());
      },
      (response) => response.destroy(),
      (response) => response.end('{"errors":[]}'),
      (response) => response.end('{"data":{}}'),
    ]);

    await callers.fill(3);

    expect(callers.seen).toEqual({ sent: 6, answered: 4, withErrors: 1, refused: 1, left: 0, lost: 2 });
  });
});

const MIB = 1024 * 1024;

const sampleAt = (minute: number, heap: number) => ({
  minute,
  heap: heap * MIB,
  external: MIB,
  rss: 90 * MIB,
  sockets: 4,
  timers: 0,
  descriptors: 30,
});

const WELL: Soaking = {
  seen: { sent: 103, answered: 100, withErrors: 20, refused: 2, left: 3, lost: 0 },
  samples: [sampleAt(1, 40), sampleAt(2, 40), sampleAt(3, 40)],
  before: { sockets: 0, timers: 1, descriptors: 31 },
  after: { sockets: 0, timers: 0, descriptors: 31 },
};
const SOAKED: Soaking = {
  ...WELL,
  samples: [sampleAt(1, 40), sampleAt(2, 50), sampleAt(3, 60)],
};

const lastLine = (short: boolean, soaking: Soaking) => {
  const { text, holds } = report({ short }, soaking);
  return [holds, text.split('\n').at(-1)];
};

describe('report', () => {
  it('has all counts and trends', () => {
    expect(report({ short: false }, SOAKED)).toEqual({
      holds: false,
      text: `
103 requests: 100 answered, 3 left by their callers, 0 lost.
Held before the first caller and after the last: sockets 0 and 0, timers 1 and 0, descriptors 31 and 31.
After the warm-up, 3 samples:
  heap         mean 50.000 MB       slope 10.000 ± 0.000 a minute      gained 20.000      GROWS
  external     mean 1.000 MB        slope 0.000 ± 0.000 a minute       gained 0.000       holds
  rss          mean 90.000 MB       slope 0.000 ± 0.000 a minute       gained 0.000       holds
  sockets      mean 4.00            slope 0.00 ± 0.00 a minute         gained 0.00        holds
  timers       mean 0.00            slope 0.00 ± 0.00 a minute         gained 0.00        holds
  descriptors  mean 30.00           slope 0.00 ± 0.00 a minute         gained 0.00        holds

FAILS: heap grows.`,
    });
  });

  it('passes if nothing grows', () => {
    expect(lastLine(false, WELL)).toEqual([true, 'Holds: nothing grows.']);
  });

  it('prints a slope in the short form, and does not judge it', () => {
    const { text, holds } = report({ short: true }, SOAKED);
    expect(holds).toBe(true);
    expect(text).toContain('\n  heap         mean 50.000 MB       slope 10.000 ± 0.000 a minute      gained 20.000\n');
  });

  it.each([true, false])('fails if a request got no response or a resource is still held (short: %j)', (short) => {
    const seen = { ...WELL.seen, lost: 2, answered: 98 };
    expect(lastLine(short, { ...WELL, seen })).toEqual([false, 'FAILS: 2 of 103 requests got no complete response.']);
    const after = { sockets: 1, timers: 2, descriptors: 32 };
    expect(lastLine(short, { ...WELL, after })).toEqual([
      false,
      'FAILS: held, and not before the first caller: 1 sockets, 1 timers, 1 descriptors.',
    ]);
  });
});

const every = (values: readonly number[]) => values.map((value, index) => ({ minute: index * 2, value }));

describe('trendOf', () => {
  it('fits a line, and has no noise without any', () => {
    expect(trendOf(every([10, 14, 18, 22]))).toEqual({ mean: 16, slope: 2, noise: 0, gained: 12 });
  });

  it('distinguishes a slope from noise', () => {
    const { slope, noise } = trendOf(every([10, 30, 10, 30, 10, 30]));
    expect(slope).toBeLessThan(2 * noise);
    expect(slope).toBeGreaterThan(0);
  });

  it.each([
    [[5], 5],
    [[], Number.NaN],
  ])('has no slope at %j', (values, mean) => {
    expect(trendOf(every(values))).toEqual({ mean, slope: 0, noise: 0, gained: 0 });
  });
});

describe('grows', () => {
  const allowed = { share: 0.1, amount: 5 };

  it.each([
    ['more than the share and the amount', { mean: 100, slope: 2, noise: 0.5, gained: 11 }, true],
    ['no more than the share', { mean: 100, slope: 2, noise: 0.5, gained: 10 }, false],
    ['more than the share, but not the amount', { mean: 10, slope: 2, noise: 0.5, gained: 5 }, false],
    ['no more than may be noise', { mean: 100, slope: 2, noise: 1, gained: 50 }, false],
    ['less and less', { mean: 100, slope: -2, noise: 0.1, gained: -50 }, false],
  ])('%s', (_name, trend, expected) => {
    expect(grows(trend, allowed)).toBe(expected);
  });
});
