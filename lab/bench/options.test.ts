import { describe, expect, it } from 'vitest';
import { UsageError } from './command.ts';
import { help, kinds, optionsFrom, sections } from './options.ts';
import { workloadIds } from './workloads/index.ts';

const everybody = ['manifold', 'hand-written', 'tailcall', 'tailcall-dedupe', 'apollo', 'hive', 'hive-router'];

describe('optionsFrom', () => {
  it('measures everything at full length by default', () => {
    expect(optionsFrom([])).toEqual({
      quick: false,
      isWhole: true,
      contestants: everybody,
      workloads: workloadIds,
      kinds,
      sections,
      pace: { rounds: 7, seconds: 0.8, warmUps: [2, 5] },
      warmSeconds: 20,
      starts: 7,
      latencies: 10_000,
      against: [],
      minutes: 10,
    });
  });

  it('has fewer workloads and shorter rounds in the quick form', () => {
    expect(optionsFrom(['--quick'])).toMatchObject({
      quick: true,
      isWhole: false,
      contestants: everybody,
      workloads: ['transaction', 'quotes', 'ten'],
      sections: ['calls', 'throughput', 'latency', 'start'],
      pace: { rounds: 3, seconds: 0.3 },
    });
  });

  it('takes names of any kind, and all of a kind without a name', () => {
    expect(optionsFrom(['--quick', '--only', 'tailcall, manifold,orders,alike,latency'])).toMatchObject({
      contestants: ['manifold', 'tailcall'],
      workloads: ['orders'],
      kinds: ['alike'],
      sections: ['latency'],
    });
    expect(optionsFrom(['--only', 'hive'])).toMatchObject({
      isWhole: false,
      contestants: ['hive'],
      workloads: workloadIds,
      sections,
    });
  });

  it('takes earlier commits, and then measures nothing that is quoted', () => {
    const args = ['--against', '15b1e34f', '--against', 'HEAD~9', '--minutes', '20'];
    expect(optionsFrom(args)).toMatchObject({ isWhole: false, against: ['15b1e34f', 'HEAD~9'], minutes: 20 });
  });

  it('returns undefined for --help with any other options', () => {
    expect(optionsFrom(['--quick', '--help'])).toBeUndefined();
    for (const name of [...everybody, ...workloadIds, ...kinds, ...sections]) expect(help).toContain(name);
  });

  it.each([
    [['--only', 'yoga,transaction,soap'], 'There is no yoga, soap. --help says what there is.'],
    [['--only', 'transaction,'], '--only takes names, joined by commas. --help says what there is.'],
    [['--only', ''], '--only takes names, joined by commas. --help says what there is.'],
    [['--only'], "Option '--only <value>' argument missing. --help says what there is."],
    [['--only', '--quick'], "Option '--only' argument is ambiguous. --help says what there is."],
    [['--quick=yes'], "Option '--quick' does not take an argument. --help says what there is."],
    [['--fast'], "Unknown option '--fast'. --help says what there is."],
    [['transaction'], "Unexpected argument 'transaction'. --help says what there is."],
    [['--minutes', '0'], '--minutes takes a number above 0.'],
    [['--minutes', 'Infinity'], '--minutes takes a number above 0.'],
    [['--minutes=-1'], '--minutes takes a number above 0.'],
    [['--minutes', 'many'], '--minutes takes a number above 0.'],
  ])('refuses %j in a line', (args, message) => {
    expect(() => optionsFrom(args)).toThrow(new UsageError(message));
  });
});
