import { type Context, signedCursorsOf } from '#graph';
import type { ConsolidatedReport, ConsolidatedReportDocument } from './models.ts';

interface DocumentArguments {
  readonly first?: number | null;
  readonly after?: string | null;
}

/**
 * The report as a document, from a cursor on. Only with `first` the API cuts the document after so many workloads,
 * and returns a token for the rest.
 */
export async function documentOf(
  includeSharedResources: ConsolidatedReport['includeSharedResources'],
  { first, after }: DocumentArguments,
  { upstream, graph }: Context,
): Promise<ConsolidatedReportDocument> {
  const cursors = signedCursorsOf('ConsolidatedReport.document', { includeSharedResources }, graph.cursorSecret);
  const token = after == null ? undefined : Buffer.from(cursors.decode(after), 'base64url').toString();
  const { Base64String, NextToken } = await upstream.reviews.getConsolidatedReport({
    Format: 'PDF',
    IncludeSharedResources: includeSharedResources,
    NextToken: token,
    MaxResults: first,
  });
  const isToken = typeof NextToken === 'string' && NextToken !== '';
  const endCursor = isToken ? cursors.encode(Buffer.from(NextToken).toString('base64url')) : null;
  return {
    pdf: Base64String,
    pageInfo: { hasNextPage: endCursor !== null, hasPreviousPage: after != null, startCursor: null, endCursor },
  };
}
