import type { ShareInvitation } from '#contracts/reviews';
import { from, inList, nodeType } from '#graph';
import { invitations } from './batches.ts';
import type { OtherShareInvitationResolvers } from './types.generated.ts';

const TYPES = {
  WORKLOAD: 'WorkloadShareInvitation',
  LENS: 'LensShareInvitation',
  PROFILE: 'ProfileShareInvitation',
  TEMPLATE: 'TemplateShareInvitation',
} as const;
const OTHER = 'OtherShareInvitation';

type InvitationType = (typeof TYPES)[keyof typeof TYPES] | typeof OTHER;
const byKind = new Map<string, InvitationType>(Object.entries(TYPES));

/** The type of an invitation, by the kind of its resource. */
export function typeOfInvitation({ ShareResourceType = '' }: ShareInvitation): InvitationType {
  return byKind.get(ShareResourceType) ?? OTHER;
}

/** The fields of every invitation. */
export const invitation = {
  invitationId: from('ShareInvitationId'),
  resourceKind: from('ShareResourceType'),
  sharedBy: from('SharedBy'),
  sharedWith: from('SharedWith'),
  permission: from('PermissionType'),
} satisfies OtherShareInvitationResolvers;

const invitationOf = (type: InvitationType) =>
  inList(invitations, (all, key) => {
    const found = all.get(key);
    return found && typeOfInvitation(found) === type ? found : null;
  });

/** The types of invitations, each found again in the list. */
export const invitationNodes = Object.fromEntries(
  [...byKind.values(), OTHER as InvitationType].map((type) => [
    type,
    nodeType({ by: invitationOf(type), key: 'ShareInvitationId', keys: ['invitationId'] }),
  ]),
);
