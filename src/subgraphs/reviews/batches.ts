import type { Lens } from '#contracts/reviews';
import { fetchAllRows, type Load, type Lookup, SINGLETON_KEY } from '#graph';

const LARGEST_PAGE = 50;

/** The key of a lens: its ARN, if the interface sends one. */
export function keyOfLens({ LensArn, LensAlias, LensName }: Pick<Lens, 'LensArn' | 'LensAlias' | 'LensName'>): string {
  return LensArn ?? LensAlias ?? LensName ?? '';
}

/** All lenses in every state, because the interface filters by name only. */
const lenses: Lookup<ReadonlyMap<string, Lens>> = {
  async one({ reviews }) {
    const rows = await fetchAllRows(async (token) => {
      const page = await reviews.listLenses({ LensStatus: 'ALL', NextToken: token, MaxResults: LARGEST_PAGE });
      return { items: page.LensSummaries ?? [], next: page.NextToken };
    });
    return new Map(rows.map((lens) => [keyOfLens(lens), lens]));
  },
};

/** A lens by its key. A request reads the list of lenses once, however many it looks for. */
export async function lensByKey(load: Load, key: string): Promise<Lens | null> {
  const found = await load(lenses, SINGLETON_KEY);
  return found?.get(key) ?? null;
}
