import type { Operation } from '#test/routes/operation-maker';
import type { Executed } from './graph.ts';

/** The part by which the expected cost may differ from the actual one. */
export const TOLERANCE = 0.2;
const REFUSED_INPUT = 'BAD_USER_INPUT';

/** An operation's estimate beside its calls. */
export interface Compared {
  readonly operation: Operation;
  readonly worst: number;
  readonly expected: number;
  readonly actual: number;
  /** Operations of APIs that were called more often than explained. */
  readonly exceeded: readonly string[];
  readonly isClose: boolean;
  /** Whether an argument was refused: then fields make no calls that make some as a rule. */
  readonly isRefused: boolean;
}

export function compare(operation: Operation, { result, cost, explanation, received }: Executed): Compared {
  const { worst, expected } = cost.estimated;
  const actual = [...received.values()].reduce((sum, calls) => sum + calls, 0);
  const explained = new Map<string, number>();
  for (const { api: slug, operation: id, alternatives = [], times } of explanation.calls) {
    for (const each of [id, ...alternatives]) {
      explained.set(`${slug}.${each}`, (explained.get(`${slug}.${each}`) ?? 0) + times);
    }
  }
  const exceeded = [...received].flatMap(([name, calls]) =>
    calls > (explained.get(name) ?? 0) ? [`${name} ${calls} > ${explained.get(name) ?? 0}`] : [],
  );
  return {
    operation,
    worst,
    expected,
    actual,
    exceeded: actual > worst ? [`all ${actual} > ${worst}`, ...exceeded] : exceeded,
    isClose: Math.abs(expected - actual) <= TOLERANCE * actual,
    isRefused: result.errors?.some(({ extensions }) => extensions?.code === REFUSED_INPUT) ?? false,
  };
}
