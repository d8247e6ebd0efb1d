import { type Context, calling, foundBy, from, fromSeconds, listFrom, loadedBy, pagedBy, textFrom } from '#graph';
import type { QueryLensesArgs, ShareInvitationResolvers } from '#schema';
import { lensByKey, workloadById } from './batches.ts';
import { documentOf } from './document.ts';
import { offerReport } from './download.ts';
import { invitation, typeOfInvitation } from './invitations.ts';
import { invitationsWhere } from './invitations-where.ts';
import type { LensMetricResolvers, Resolvers, WorkloadMetricResolvers } from './types.generated.ts';

const VENDOR_OFFICIAL = 'VENDOR_OFFICIAL';

const riskCounts = { riskCounts: from('RiskCounts', (counts) => counts ?? {}) } satisfies LensMetricResolvers;
const lens = {
  lens: loadedBy('LensArn', lensByKey, { mayBeAbsent: true }),
} satisfies LensMetricResolvers;
const workload = {
  workload: loadedBy('WorkloadId', workloadById, { mayBeAbsent: true }),
} satisfies WorkloadMetricResolvers;

export const resolvers: Resolvers & { ShareInvitation: Pick<ShareInvitationResolvers, '__resolveType'> } = {
  Query: {
    consolidatedReport: (_root, scope) => scope,
    lenses: pagedBy('reviews.listLenses', lensArguments, { isFiltered: true }),
    reviewWorkload: foundBy('ReviewWorkload', workloadById),
    shareInvitations: pagedBy('reviews.listShareInvitations', (_root, { where }) => invitationsWhere(where), {
      isFiltered: true,
    }),
  },
  ConsolidatedReport: {
    document: from('includeSharedResources', calling('reviews.getConsolidatedReport', documentOf)),
    download: from('includeSharedResources', offerReport),
    metrics: from(
      'includeSharedResources',
      pagedBy('reviews.getConsolidatedReport', (IncludeSharedResources) => ({
        Format: 'JSON',
        IncludeSharedResources,
      })),
    ),
  },
  WorkloadMetric: {
    kind: from('MetricType'),
    ...workload,
    workloadId: from('WorkloadId'),
    workloadName: from('WorkloadName'),
    workloadArn: from('WorkloadArn'),
    lensesAppliedCount: from('LensesAppliedCount'),
    updatedAt: from('UpdatedAt', fromSeconds),
    ...riskCounts,
    lenses: listFrom('Lenses'),
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
    kind: from('LensType', (type) => (type?.endsWith('_OFFICIAL') ? VENDOR_OFFICIAL : type)),
    description: from('Description'),
    ownerAccountId: from('Owner'),
    createdAt: from('CreatedAt', fromSeconds),
    updatedAt: from('UpdatedAt', fromSeconds),
    version: from('LensVersion'),
    status: from('LensStatus'),
  },
  ReviewWorkload: {
    workloadId: from('WorkloadId'),
    arn: from('WorkloadArn'),
    name: from('WorkloadName'),
    description: from('Description'),
    environment: from('Environment'),
    improvementStatus: from('ImprovementStatus'),
    updatedAt: from('UpdatedAt', fromSeconds),
    ownerAccountId: from('Owner'),
    accountIds: listFrom('AccountIds'),
    regions: listFrom('AwsRegions'),
    otherRegions: listFrom('NonAwsRegions'),
    architecturalDesignUrl: textFrom('ArchitecturalDesign'),
    reviewOwner: from('ReviewOwner'),
    reviewRestrictedAt: from('ReviewRestrictionDate', fromSeconds),
    industryGroup: from('IndustryType'),
    industry: from('Industry'),
    notes: from('Notes'),
    ...riskCounts,
    pillarPriorities: listFrom('PillarPriorities'),
    lensAliases: listFrom('Lenses'),
    lenses: from('Lenses', async (aliases, _args, { load }) => {
      const found = await Promise.all((aliases ?? []).map((alias) => load(lensByKey, alias)));
      return found.filter((each) => each !== null);
    }),
  },
  ShareInvitation: { __resolveType: typeOfInvitation },
  WorkloadShareInvitation: {
    ...invitation,
    ...workload,
    workloadId: from('WorkloadId'),
    workloadName: from('WorkloadName'),
  },
  LensShareInvitation: { ...invitation, lensArn: from('LensArn'), lensName: from('LensName'), ...lens },
  ProfileShareInvitation: { ...invitation, profileArn: from('ProfileArn'), profileName: from('ProfileName') },
  TemplateShareInvitation: { ...invitation, templateArn: from('TemplateArn'), templateName: from('TemplateName') },
  OtherShareInvitation: invitation,
};

function lensArguments(_root: unknown, { where }: QueryLensesArgs, { graph }: Context) {
  const { kind, name, status } = where ?? {};
  const { settings } = graph.facts('reviews.listLenses');
  const LensType = kind === VENDOR_OFFICIAL ? settings['officialLensType'] : kind;
  return { LensName: name, LensType, LensStatus: status };
}

function zeroIfAbsent(count: number | undefined): number {
  return count ?? 0;
}
