import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// These replace modules that other files of the same worker have imported already, or count timers, which gateways of others start.
const ISOLATED = ['**/graphiql/graphiql.test.ts', '**/client/retry.test.ts'];

/** Short files that run long. Vitest begins with the largest files, so that these would be last, with a core idle. */
const LONG = [
  'lab/labs',
  'fuzz',
  'docs/clients',
  'explain-check',
  'crossed',
  'lab/bench/soak',
  'under-load',
  'example-tests',
];

class LongOnesEarly extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rankOf = ({ moduleId, project }: TestSpecification) =>
      project.name === 'isolated' ? 0 : LONG.some((name) => moduleId.endsWith(`${name}.test.ts`)) ? 1 : 2;
    return (await super.sort(files)).toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}

const report = process.env['TEST_REPORT'];

export default defineConfig({
  resolve: {
    // Yoga takes graphql's CommonJS build and Vite its other one; two of them do not know each other's errors.
    alias: [{ find: /^graphql$/, replacement: createRequire(import.meta.url).resolve('graphql') }],
  },
  test: {
    pool: 'threads',
    // Tests wait for timers, browsers and other processes about as long as they compute.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongOnesEarly },
    // A busy machine takes many times as long as an idle one.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: ['default', ...(report ? [['json', { outputFile: report }] as [string, Record<string, unknown>]] : [])],
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          globalSetup: 'test/packed-package.ts',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'lab/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...ISOLATED],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'isolated', include: ISOLATED } },
    ],
  },
});
