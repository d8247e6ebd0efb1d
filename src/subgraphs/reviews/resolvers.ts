import { BadInputError, from, fromSeconds, listFrom, paged, selectionOf } from '#graph';
import type { ShareInvitationResolvers } from '#graph/schema.generated';
import { lensByKey } from './batches.ts';
import { documentOf } from './document.ts';
import type { LensMetricResolvers, OtherShareInvitationResolvers, Resolvers } from './types.generated.ts';

const VENDOR_OFFICIAL = 'VENDOR_OFFICIAL';

const INVITATIONS = new Map<string, `${'Workload' | 'Lens' | 'Profile' | 'Template'}ShareInvitation`>([
  ['WORKLOAD', 'WorkloadShareInvitation'],
  ['LENS', 'LensShareInvitation'],
  ['PROFILE', 'ProfileShareInvitation'],
  ['TEMPLATE', 'TemplateShareInvitation'],
]);

const riskCounts = { riskCounts: from('RiskCounts', (counts) => counts ?? {}) } satisfies LensMetricResolvers;
const invitation = {
  invitationId: from('ShareInvitationId'),
  resourceType: from('ShareResourceType'),
  sharedBy: from('SharedBy'),
  sharedWith: from('SharedWith'),
  permission: from('PermissionType'),
  raw: (source) => source,
} satisfies OtherShareInvitationResolvers;
const lens = {
  lens: from('LensArn', (arn, _args, { load }) => (arn === undefined ? null : lensByKey(load, arn))),
} satisfies LensMetricResolvers;

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
    metrics: from('figures', (figures, _args, context, info) => {
      if (!figures) return null;
      const { includeSharedResources, ...window } = figures;
      const args = { Format: 'JSON', IncludeSharedResources: includeSharedResources };
      return paged(context, info, 'reviews.getConsolidatedReport', args, window);
    }),
  },
  WorkloadMetric: {
    metricType: from('MetricType'),
    workloadId: from('WorkloadId'),
    workloadName: from('WorkloadName'),
    workloadArn: from('WorkloadArn'),
    lensesAppliedCount: from('LensesAppliedCount'),
    updatedAt: from('UpdatedAt', fromSeconds),
    ...riskCounts,
    lenses: listFrom('Lenses'),
    raw: (metric) => metric,
  },
  ReviewRiskCounts: {
    unanswered: from('UNANSWERED', zeroIfAbsent),
    high: from('HIGH', zeroIfAbsent),
    medium: from('MEDIUM', zeroIfAbsent),
    none: from('NONE', zeroIfAbsent),
    notApplicable: from('NOT_APPLICABLE', zeroIfAbsent),
  },
  LensMetric: { lensArn: from('LensArn'), ...lens, ...riskCounts, pillars: listFrom('Pillars') },
  PillarMetric: { pillarId: from('PillarId'), ...riskCounts, questions: listFrom('Questions') },
  QuestionMetric: {
    questionId: from('QuestionId'),
    risk: from('Risk'),
    bestPractices: listFrom('BestPractices'),
  },
  BestPractice: { choiceId: from('ChoiceId'), choiceTitle: from('ChoiceTitle') },
  Lens: {
    arn: from('LensArn'),
    alias: from('LensAlias'),
    name: from('LensName'),
    // One server says VENDOR_OFFICIAL and another AWS_OFFICIAL.
    type: from('LensType', (type) => (type?.endsWith('_OFFICIAL') ? VENDOR_OFFICIAL : type)),
    description: from('Description'),
    owner: from('Owner'),
    createdAt: from('CreatedAt', fromSeconds),
    updatedAt: from('UpdatedAt', fromSeconds),
    version: from('LensVersion'),
    status: from('LensStatus'),
    raw: (source) => source,
  },
  ShareInvitation: {
    __resolveType: ({ ShareResourceType = '' }) => INVITATIONS.get(ShareResourceType) ?? 'OtherShareInvitation',
  },
  WorkloadShareInvitation: { ...invitation, workloadId: from('WorkloadId'), workloadName: from('WorkloadName') },
  LensShareInvitation: { ...invitation, lensArn: from('LensArn'), lensName: from('LensName'), ...lens },
  ProfileShareInvitation: { ...invitation, profileArn: from('ProfileArn'), profileName: from('ProfileName') },
  TemplateShareInvitation: { ...invitation, templateArn: from('TemplateArn'), templateName: from('TemplateName') },
  OtherShareInvitation: invitation,
};

function zeroIfAbsent(count: number | undefined): number {
  return count ?? 0;
}
