import type * as Wire from '#contracts/reviews';
import type { PageInfo } from '#graph';

/** The arguments of the report's metrics. */
interface Figures {
  readonly includeSharedResources?: boolean | null;
  readonly first?: number | null;
  readonly after?: string | null;
}

/** Arguments of metrics that are fetched when they are selected, or a document. */
export interface ConsolidatedReport {
  readonly figures?: Figures;
  readonly pdf?: string | undefined;
  readonly pdfPageInfo?: PageInfo;
}

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
