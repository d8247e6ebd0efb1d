import type { Context, Download, DownloadRule } from '#graph';
import type { ConsolidatedReport } from './models.ts';

interface ReportData {
  readonly consolidatedReport: { readonly document: { readonly pdf: string | null } | null } | null;
}

const QUERY = `query Download($includeSharedResources: Boolean, $first: Int, $after: String) {
  consolidatedReport(includeSharedResources: $includeSharedResources) { document(first: $first, after: $after) { pdf } }
}`;

/** The document of a report. */
export const reportDownload: DownloadRule = {
  query: QUERY,
  bytesIn: (data) => (data as unknown as ReportData).consolidatedReport?.document?.pdf,
  contentType: 'application/pdf',
  fileName: 'consolidated-report.pdf',
};

export function offerReport(
  includeSharedResources: ConsolidatedReport['includeSharedResources'],
  args: { readonly first?: number | null; readonly after?: string | null },
  context: Context,
): Download {
  return context.graph.offerDownload('ConsolidatedReport.download', { includeSharedResources, ...args }, context);
}
