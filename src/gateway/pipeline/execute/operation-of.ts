import { asFetchRequest } from '../fetch-request.ts';
import { partsFormatOf } from '../parts-format.ts';
import type { PendingRequest } from '../pending-request.ts';
import type { RequestParameters } from '../read/parameters.ts';
import type { PersistedDocuments } from '../read/persisted-documents.ts';
import type { OperationRequest } from './executor.ts';
import type { Uploads } from './operation-deadlines.ts';

/** The operation of a request with these parameters. */
export function operationOf(
  { method, caller, request, streams }: PendingRequest,
  persisted: PersistedDocuments,
  parameters: RequestParameters,
  uploads?: Uploads,
): OperationRequest {
  const document = persisted.textOf(parameters);
  const initialContext = () => ({ params: { ...parameters, query: document }, request: asFetchRequest(request) });
  const carrier = streams === 'only' ? 'text/event-stream' : 'multipart/mixed';
  const partsFormat = () => (method === 'HEAD' ? undefined : partsFormatOf(request.headers.accept, carrier));
  return { method, document, caller, parameters, uploads, partsFormat, initialContext };
}
