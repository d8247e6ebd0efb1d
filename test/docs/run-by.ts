/** The tests that run the code of pages; code of other languages is checked by test/docs/fences.test.ts. */
export const RUN_BY: Readonly<Record<string, { readonly test: string; readonly languages: readonly string[] }>> = {
  'README.md': { test: 'test/readme.test.ts', languages: ['sh', 'json', 'text'] },
  'docs/apollo.md': { test: 'test/docs/clients.test.ts', languages: ['ts', 'text'] },
  'docs/client.md': { test: 'test/client-page.test.ts', languages: ['ts', 'text'] },
  'docs/deploying.md': { test: 'test/docs/deploying.test.ts', languages: ['nginx'] },
  'docs/errors.md': { test: 'test/docs/task-pages.test.ts', languages: ['ts', 'text'] },
  'docs/federation.md': { test: 'test/federation/page.test.ts', languages: ['graphql', 'ts', 'text'] },
  'docs/library.md': { test: 'test/library-pages.test.ts', languages: ['ts', 'text'] },
  'docs/own-interfaces.md': { test: 'test/own/page.test.ts', languages: ['graphql', 'sh', 'ts'] },
  'docs/paging.md': { test: 'test/docs/task-pages.test.ts', languages: ['json', 'sh', 'ts', 'text'] },
  'docs/performance.md': { test: 'test/docs/task-pages.test.ts', languages: ['sh', 'text'] },
  'docs/relay.md': { test: 'test/docs/clients.test.ts', languages: ['js', 'ts', 'text'] },
  'docs/start.md': { test: 'test/docs/task-pages.test.ts', languages: ['json'] },
  'docs/testing.md': { test: 'test/library-pages.test.ts', languages: ['ts', 'text'] },
  'docs/tutorial.md': { test: 'test/docs/tutorial.test.ts', languages: ['html', 'json', 'sh', 'ts'] },
  'docs/uploads.md': { test: 'test/docs/task-pages.test.ts', languages: ['json', 'sh', 'ts', 'text'] },
  'docs/urql.md': { test: 'test/docs/clients.test.ts', languages: ['ts', 'text'] },
};
