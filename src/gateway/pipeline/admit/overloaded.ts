import type { Cors } from '../cors.ts';
import type { HttpRequest } from '../http-request.ts';
import { requestIdFrom } from '../identify/request-id.ts';
import type { Negotiator } from '../negotiate.ts';
import type { Reply } from '../reply.ts';
import { requestError } from '../request-error.ts';
import { ResponseBody } from '../shape/response-body.ts';

const MESSAGE = 'The gateway is overloaded.';
const RETRY_AFTER_SECONDS = '1';

/** The error of a request that is refused after it was read. */
export function overloaded() {
  const headers = { 'retry-after': RETRY_AFTER_SECONDS };
  return requestError(MESSAGE, { status: 503, code: 'OVERLOADED', headers });
}

/** The same as a reply, which costs as little as it can: it is neither masked nor logged. */
export function overloadedReply(
  { headers }: Pick<HttpRequest, 'headers'>,
  { cors, negotiator }: { readonly cors: Cors; readonly negotiator: Negotiator },
): Reply {
  const sent = headers['x-request-id'];
  const requestId = requestIdFrom(typeof sent === 'string' ? sent : undefined);
  const body = `{"errors":[{"message":"${MESSAGE}","extensions":{"code":"OVERLOADED","requestId":"${requestId}"}}]}`;
  return {
    status: 503,
    headers: ['cache-control', 'no-store', 'retry-after', RETRY_AFTER_SECONDS, ...cors.headersFor(headers.origin)],
    content: { type: negotiator.find(headers.accept) ?? 'application/json', body: new ResponseBody(body) },
  };
}
