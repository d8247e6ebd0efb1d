import type { Lens, ShareInvitation, Workload } from '#contracts/reviews';
import { fetchAllRows, inList, type Lookup, WHOLE_LIST } from '#graph';
import { orNull } from '#upstream';

const LARGEST_PAGE = 50;

/** The key of a lens: its ARN, if the API sends one. */
export function keyOfLens({ LensArn, LensAlias, LensName }: Pick<Lens, 'LensArn' | 'LensAlias' | 'LensName'>): string {
  return LensArn || LensAlias || LensName || '';
}

/** All lenses in every state by key and by alias, because the API filters by name only. */
export const lenses: Lookup<ReadonlyMap<string, Lens>> = {
  operation: 'reviews.listLenses',
  times: WHOLE_LIST,
  async one({ reviews }) {
    const rows = await fetchAllRows(async (token) => {
      const page = await reviews.listLenses({ LensStatus: 'ALL', NextToken: token, MaxResults: LARGEST_PAGE });
      return { items: page.LensSummaries ?? [], next: page.NextToken };
    });
    return new Map([
      ...rows.map((lens) => [lens.LensAlias ?? '', lens] as const),
      ...rows.map((lens) => [keyOfLens(lens), lens] as const),
    ]);
  },
};

/** All pending invitations by key, because the API finds none by it. */
export const invitations: Lookup<ReadonlyMap<string, ShareInvitation>> = {
  operation: 'reviews.listShareInvitations',
  times: WHOLE_LIST,
  async one({ reviews }) {
    const rows = await fetchAllRows(async (token) => {
      const page = await reviews.listShareInvitations({ NextToken: token, MaxResults: LARGEST_PAGE });
      return { items: page.ShareInvitationSummaries ?? [], next: page.NextToken };
    });
    return new Map(rows.map((invitation) => [invitation.ShareInvitationId, invitation]));
  },
};

/** A lens by its key or alias. */
export const lensByKey = inList(lenses, (found, key) => found.get(key));

export const workloadById: Lookup<Workload> = {
  operation: 'reviews.getWorkload',
  async one({ reviews }, WorkloadId) {
    const found = await orNull(reviews.getWorkload({ WorkloadId }));
    return found?.Workload ?? null;
  },
};
