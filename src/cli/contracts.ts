import type { Services } from './services.ts';

/** The contract of every interface that has a subgraph, in the specification's order. */
export const contracts: Services['contracts'] = async () => {
  const [{ slugs }, { readContract }, subgraphs] = await Promise.all([
    import('#contracts'),
    import('#upstream'),
    import('#subgraphs'),
  ]);
  const served = new Set<string>(Object.values(subgraphs).map(({ slug }) => slug));
  return slugs.filter((slug) => served.has(slug)).map((slug) => readContract(slug));
};
