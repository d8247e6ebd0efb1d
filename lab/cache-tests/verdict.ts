import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A test of the suite. */
export interface SuiteTest {
  readonly id: string;
  readonly name: string;
  /** Required where it is not said. */
  readonly kind?: 'required' | 'optimal' | 'check';
  readonly browser_only?: boolean;
}

/** What the suite's client prints: `true`, or the kind of a failure and what failed. */
export type Results = Readonly<Record<string, true | readonly [kind: string, message: string]>>;

interface Exemption {
  /** Names of tests; a star stands for anything. */
  readonly tests: readonly string[];
  readonly reason: string;
}

export interface Outcome {
  readonly test: SuiteTest;
  readonly passed: boolean;
  readonly message: string;
}

export interface Verdict {
  readonly required: readonly Outcome[];
  readonly optional: readonly Outcome[];
  /** By the reason why they do not apply. */
  readonly exempted: ReadonlyMap<string, readonly SuiteTest[]>;
}

/** Sorts the results of a suite's tests; those that only look at what a cache does are neither required nor optional. */
export async function verdictOf(suite: string, results: Results): Promise<Verdict> {
  const file = pathToFileURL(join(suite, 'tests', 'index.mjs')).href;
  const { default: groups } = (await import(file)) as {
    readonly default: readonly { readonly tests: readonly SuiteTest[] }[];
  };
  const tests = groups.flatMap((group) => group.tests).filter(({ browser_only: isForBrowsers }) => !isForBrowsers);
  const exemptions = JSON.parse(readFileSync(new URL('does-not-apply.json', import.meta.url), 'utf8')) as Exemption[];
  const reasonOf = ({ id }: SuiteTest) => exemptions.find((each) => each.tests.some((name) => fits(name, id)))?.reason;
  const applicable = tests.filter((test) => test.kind !== 'check' && reasonOf(test) === undefined);
  const outcomes = applicable.map((test) => outcomeOf(test, results[test.id]));
  const exempt = tests.filter((test) => test.kind !== 'check' && reasonOf(test) !== undefined);
  return {
    required: outcomes.filter(({ test }) => test.kind !== 'optimal'),
    optional: outcomes.filter(({ test }) => test.kind === 'optimal'),
    exempted: Map.groupBy(exempt, (test) => reasonOf(test) ?? ''),
  };
}

function outcomeOf(test: SuiteTest, result: Results[string] | undefined): Outcome {
  if (result === undefined) return { test, passed: false, message: 'did not run' };
  return { test, passed: result === true, message: result === true ? '' : result.join(': ') };
}

function fits(pattern: string, id: string): boolean {
  return new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(id);
}
