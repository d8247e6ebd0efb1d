import type { Notice } from '#contracts/marketplace';
import { json, type Reply } from '#sandbox';

/** An error with the marketplace's own number. */
export function failure(
  status: number,
  errorId: number,
  message: string,
  parameters: Notice['parameters'] = [],
): Reply {
  const notice: Notice = {
    errorId,
    domain: status === 401 ? 'OAuth' : 'API_FULFILLMENT',
    category: status >= 500 ? 'APPLICATION' : 'REQUEST',
    message,
    ...(parameters.length > 0 && { parameters }),
  };
  return json({ errors: [notice] }, status);
}
