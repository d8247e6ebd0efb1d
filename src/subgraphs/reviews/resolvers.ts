import { BadInputError, type Context, fromSeconds, paged, selectionOf } from '#graph';
import type { ShareInvitationResolvers } from '#graph/schema.generated';
import { lensByKey } from './batches.ts';
import { documentOf } from './document.ts';
import { capitalized } from './fields.ts';
import type { LensMetric, ShareInvitation } from './models.ts';
import type { Resolvers } from './types.generated.ts';

const VENDOR_OFFICIAL = 'VENDOR_OFFICIAL';

const INVITATIONS = new Map<string, `${'Workload' | 'Lens' | 'Profile' | 'Template'}ShareInvitation`>([
  ['WORKLOAD', 'WorkloadShareInvitation'],
  ['LENS', 'LensShareInvitation'],
  ['PROFILE', 'ProfileShareInvitation'],
  ['TEMPLATE', 'TemplateShareInvitation'],
]);

const riskCounts = {
  riskCounts: ({ RiskCounts }: LensMetric) => RiskCounts ?? {},
};
const invitation = {
  invitationId: ({ ShareInvitationId }: ShareInvitation) => ShareInvitationId,
  resourceType: ({ ShareResourceType }: ShareInvitation) => ShareResourceType,
  ...capitalized('sharedBy', 'sharedWith'),
  permission: ({ PermissionType }: ShareInvitation) => PermissionType,
  raw: (source: ShareInvitation) => source,
};
const lens = ({ LensArn }: { readonly LensArn?: string }, _args: object, { load }: Context) =>
  LensArn === undefined ? null : lensByKey(load, LensArn);

export const resolvers: Resolvers & { ShareInvitation: Pick<ShareInvitationResolvers, '__resolveType'> } = {
  Query: {
    consolidatedReport(_root, { format, ...args }, context, info) {
      if (format === 'JSON') return { figures: args };
      const selection = selectionOf(info);
      return selection.has('pdf') || selection.has('pdfPageInfo') ? documentOf(args, context) : {};
    },
    lenses(_root, { type, status, name, ...window }, context, info) {
      const { settings } = context.graph.facts('reviews.listLenses');
      const LensType = type === VENDOR_OFFICIAL ? settings['officialLensType'] : type;
      return paged(context, info, 'reviews.listLenses', { LensName: name, LensType, LensStatus: status }, window);
    },
    shareInvitations(_root, { resourceType, lensNamePrefix, workloadNamePrefix, ...window }, context, info) {
      if (lensNamePrefix != null && workloadNamePrefix != null) {
        throw new BadInputError('`lensNamePrefix` and `workloadNamePrefix` cannot be given together.');
      }
      const args = {
        ShareResourceType: resourceType,
        WorkloadNamePrefix: workloadNamePrefix,
        LensNamePrefix: lensNamePrefix,
      };
      return paged(context, info, 'reviews.listShareInvitations', args, window);
    },
  },
  ConsolidatedReport: {
    metrics({ figures }, _args, context, info) {
      if (!figures) return null;
      const { includeSharedResources, ...window } = figures;
      const args = { Format: 'JSON', IncludeSharedResources: includeSharedResources };
      return paged(context, info, 'reviews.getConsolidatedReport', args, window);
    },
  },
  WorkloadMetric: {
    ...capitalized('metricType', 'workloadId', 'workloadName', 'workloadArn', 'lensesAppliedCount'),
    updatedAt: ({ UpdatedAt }) => fromSeconds(UpdatedAt),
    ...riskCounts,
    lenses: ({ Lenses }) => Lenses ?? [],
    raw: (metric) => metric,
  },
  ReviewRiskCounts: {
    unanswered: ({ UNANSWERED }) => UNANSWERED ?? 0,
    high: ({ HIGH }) => HIGH ?? 0,
    medium: ({ MEDIUM }) => MEDIUM ?? 0,
    none: ({ NONE }) => NONE ?? 0,
    notApplicable: ({ NOT_APPLICABLE }) => NOT_APPLICABLE ?? 0,
  },
  LensMetric: { ...capitalized('lensArn'), lens, ...riskCounts, pillars: ({ Pillars }) => Pillars ?? [] },
  PillarMetric: { ...capitalized('pillarId'), ...riskCounts, questions: ({ Questions }) => Questions ?? [] },
  QuestionMetric: {
    ...capitalized('questionId', 'risk'),
    bestPractices: ({ BestPractices }) => BestPractices ?? [],
  },
  BestPractice: capitalized('choiceId', 'choiceTitle'),
  Lens: {
    arn: ({ LensArn }) => LensArn,
    alias: ({ LensAlias }) => LensAlias,
    name: ({ LensName }) => LensName,
    // One server says VENDOR_OFFICIAL and another AWS_OFFICIAL.
    type: ({ LensType }) => (LensType?.endsWith('_OFFICIAL') ? VENDOR_OFFICIAL : LensType),
    ...capitalized('description', 'owner'),
    createdAt: ({ CreatedAt }) => fromSeconds(CreatedAt),
    updatedAt: ({ UpdatedAt }) => fromSeconds(UpdatedAt),
    version: ({ LensVersion }) => LensVersion,
    status: ({ LensStatus }) => LensStatus,
    raw: (source) => source,
  },
  ShareInvitation: {
    __resolveType: ({ ShareResourceType = '' }) => INVITATIONS.get(ShareResourceType) ?? 'OtherShareInvitation',
  },
  WorkloadShareInvitation: { ...invitation, ...capitalized('workloadId', 'workloadName') },
  LensShareInvitation: { ...invitation, ...capitalized('lensArn', 'lensName'), lens },
  ProfileShareInvitation: { ...invitation, ...capitalized('profileArn', 'profileName') },
  TemplateShareInvitation: { ...invitation, ...capitalized('templateArn', 'templateName') },
  OtherShareInvitation: invitation,
};
