import { describe, expect, it } from 'vitest';
import { UsageError } from '../usage.ts';
import { profileOptionsFrom } from './options.ts';

describe('profileOptionsFrom', () => {
  it.each([
    [['ten'], { workload: 'ten', contestant: 'manifold', kind: 'different', seconds: 4, warmSeconds: 10 }],
    [
      ['quotes', 'apollo', '--alike', '--seconds', '2', '--warm=0.5'],
      { workload: 'quotes', contestant: 'apollo', kind: 'alike', seconds: 2, warmSeconds: 0.5 },
    ],
    [['--help'], undefined],
  ])('reads %j', (args, expected) => {
    expect(profileOptionsFrom(args)).toEqual(expected);
  });

  const workloads = 'choose among transaction, countries, whole-countries, quotes, orders, ten, thousand.';

  it.each([
    [[], `A workload has to be named: ${workloads}`],
    [['manifold', 'ten'], `There is no workload manifold: ${workloads}`],
    [['ten', 'tailcall'], 'There is no contestant tailcall: choose among manifold, hand-written, apollo.'],
    [['ten', 'manifold', 'apollo'], 'Name one workload and one contestant: apollo is too much.'],
    [['ten', '--warm', '0'], '--warm takes a number above 0.'],
    [['ten', '--slow'], "Unknown option '--slow'. --help says what there is."],
  ])('refuses %j in a line', (args, message) => {
    expect(() => profileOptionsFrom(args)).toThrow(new UsageError(message));
  });
});
