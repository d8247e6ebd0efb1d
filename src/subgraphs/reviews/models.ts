import type { PageInfo } from '#graph';

/** The scope of a report. Its parts are fetched when they are selected. */
export interface ConsolidatedReport {
  readonly includeSharedResources?: boolean | null;
}

export interface ConsolidatedReportDocument {
  readonly pdf?: string | undefined;
  readonly pageInfo: PageInfo;
}
