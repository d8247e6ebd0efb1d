import type { StandIn } from './stand-in.ts';

/** The stand-ins of these APIs, from `src/subgraphs/<slug>/sandbox.ts`. */
export function loadStandIns(slugs: readonly string[]): Promise<StandIn[]> {
  return Promise.all(
    slugs.map(async (slug) => {
      const { sandbox } = (await import(`#subgraphs/${slug}/sandbox`)) as { sandbox: StandIn };
      return sandbox;
    }),
  );
}
