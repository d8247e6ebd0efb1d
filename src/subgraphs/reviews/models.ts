import type * as Wire from '#contracts/reviews';
import type { PageInfo } from '#graph';

/** The scope of a report. Its parts are fetched when they are selected. */
export interface ConsolidatedReport {
  readonly includeSharedResources?: boolean | null;
}

export interface ConsolidatedReportDocument {
  readonly pdf?: string | undefined;
  readonly pageInfo: PageInfo;
}

export type ReviewWorkload = Wire.Workload;
export type WorkloadMetric = Wire.WorkloadMetric;
export type ReviewRiskCounts = Wire.RiskCounts;
export type LensMetric = Wire.LensMetric;
export type PillarMetric = Wire.PillarMetric;
export type QuestionMetric = Wire.QuestionMetric;
export type BestPractice = Wire.BestPractice;
export type Lens = Wire.Lens;
export type ShareInvitation = Wire.ShareInvitation;
export type WorkloadShareInvitation = Wire.ShareInvitation;
export type LensShareInvitation = Wire.ShareInvitation;
export type ProfileShareInvitation = Wire.ShareInvitation;
export type TemplateShareInvitation = Wire.ShareInvitation;
export type OtherShareInvitation = Wire.ShareInvitation;
