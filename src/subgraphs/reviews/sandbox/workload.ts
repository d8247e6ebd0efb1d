import type { Workload } from '#contracts/reviews';
import type { KeptLens, KeptMetric } from './account.ts';

const ACCOUNT = /:(\d{12}):/;

/** A workload with what its report does not tell. */
export function workloadOf({ metric, shared }: KeptMetric, lenses: readonly KeptLens[]): Workload {
  const { WorkloadId = '', WorkloadArn = '', WorkloadName = '', UpdatedAt, RiskCounts, Lenses = [] } = metric;
  const aliases = new Map(lenses.map(({ lens: { LensArn, LensAlias } }) => [LensArn, LensAlias ?? '']));
  const { HIGH = 0 } = RiskCounts ?? {};
  const Owner = ACCOUNT.exec(WorkloadArn)?.[1];
  return {
    WorkloadId,
    WorkloadArn,
    WorkloadName,
    Description: `The ${WorkloadName.toLowerCase()} and its stores.`,
    Environment: WorkloadName.endsWith('importer') ? 'PREPRODUCTION' : 'PRODUCTION',
    UpdatedAt,
    AccountIds: Owner ? [Owner] : [],
    AwsRegions: ['eu-west-1'],
    ...(shared && { NonAwsRegions: ['Ghent'] }),
    ReviewOwner: 'architects@example.test',
    IndustryType: 'Transportation',
    Industry: 'Logistics',
    ImprovementStatus: HIGH === 0 ? 'NOT_APPLICABLE' : 'IN_PROGRESS',
    RiskCounts,
    PillarPriorities: ['security', 'reliability'],
    Lenses: Lenses.map(({ LensArn = '' }) => aliases.get(LensArn) ?? LensArn),
    Owner,
  };
}
