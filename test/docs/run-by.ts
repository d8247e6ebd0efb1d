/**
 * The tests that run the code of pages; code of other languages is checked by test/docs/fences.test.ts. Programs are run in the package as
 * it is installed, by `npm run lab -- first-minute --short` in lab/labs.test.ts.
 */
export const RUN_BY: Readonly<Record<string, { readonly test: string; readonly languages: readonly string[] }>> = {
  'README.md': { test: 'test/readme.test.ts', languages: ['sh', 'json', 'text'] },
  'docs/apollo.md': { test: 'test/docs/clients.test.ts', languages: ['ts', 'text'] },
  'docs/client.md': { test: 'lab/first-minute.ts', languages: ['ts', 'text'] },
  'docs/deploying.md': { test: 'test/docs/deploying.test.ts', languages: ['nginx'] },
  'docs/downloads.md': { test: 'lab/first-minute.ts', languages: ['ts', 'text'] },
  'docs/errors.md': { test: 'lab/first-minute.ts', languages: ['ts', 'text'] },
  'docs/federation.md': { test: 'test/federation/page.test.ts', languages: ['graphql', 'ts', 'text'] },
  'docs/library.md': { test: 'lab/first-minute.ts', languages: ['ts', 'text'] },
  'docs/own-apis.md': { test: 'test/own/page.test.ts', languages: ['graphql', 'sh', 'ts'] },
  'docs/incremental.md': { test: 'test/docs/task-pages.test.ts', languages: ['sh', 'ts', 'text'] },
  'docs/paging.md': { test: 'test/docs/task-pages.test.ts', languages: ['json', 'sh', 'ts', 'text'] },
  'docs/performance.md': { test: 'test/docs/task-pages.test.ts', languages: ['sh', 'text'] },
  'docs/relay.md': { test: 'test/docs/clients.test.ts', languages: ['js', 'ts', 'text'] },
  'docs/resolvers.md': { test: 'test/own/added-api.test.ts', languages: ['ts'] },
  'docs/start.md': { test: 'test/docs/task-pages.test.ts', languages: ['json'] },
  'docs/testing.md': { test: 'lab/first-minute.ts', languages: ['ts', 'text'] },
  'docs/tutorial.md': { test: 'test/docs/tutorial.test.ts', languages: ['html', 'json', 'sh', 'ts'] },
  'docs/uploads.md': { test: 'test/docs/task-pages.test.ts', languages: ['json', 'sh', 'ts', 'text'] },
  'docs/urql.md': { test: 'test/docs/clients.test.ts', languages: ['ts', 'text'] },
};
