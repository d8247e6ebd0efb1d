import type { Mock } from './mock.ts';

/** The mocks of these APIs, from `src/subgraphs/<slug>/sandbox.ts`. */
export function loadMocks(slugs: readonly string[]): Promise<Mock[]> {
  return Promise.all(
    slugs.map(async (slug) => {
      const { sandbox } = (await import(`#subgraphs/${slug}/sandbox`)) as { sandbox: Mock };
      return sandbox;
    }),
  );
}
