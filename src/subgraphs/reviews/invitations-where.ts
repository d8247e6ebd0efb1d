import type { ShareInvitationWhere } from '#schema';

/** The arguments of a list of invitations. A prefix of a name goes with the kind of resource that has the name. */
export function invitationsWhere(where: ShareInvitationWhere | null | undefined) {
  const { resourceKind, lensNamePrefix, profileNamePrefix, templateNamePrefix, workloadNamePrefix } = where ?? {};
  if (lensNamePrefix != null) return { ShareResourceType: 'LENS', LensNamePrefix: lensNamePrefix };
  if (profileNamePrefix != null) return { ShareResourceType: 'PROFILE', ProfileNamePrefix: profileNamePrefix };
  if (templateNamePrefix != null) return { ShareResourceType: 'TEMPLATE', TemplateNamePrefix: templateNamePrefix };
  if (workloadNamePrefix != null) return { ShareResourceType: 'WORKLOAD', WorkloadNamePrefix: workloadNamePrefix };
  return { ShareResourceType: resourceKind };
}
