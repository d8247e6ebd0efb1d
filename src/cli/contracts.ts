import type { Services } from './services.ts';

/** Every interface's contract, in the specification's order. */
export const contracts: Services['contracts'] = async () => {
  const [{ slugs }, { readContract }] = await Promise.all([import('#contracts'), import('#upstream')]);
  return slugs.map((slug) => readContract(slug));
};
