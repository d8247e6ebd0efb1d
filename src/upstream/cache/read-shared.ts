import { Body } from '#http';
import type { UpstreamRequest } from '../request/request.ts';
import { decode } from '../response/decode.ts';
import type { CachedResponse } from './cached-response.ts';
import { policyOf } from './response-policy.ts';
import type { SharedResponse } from './shared-responses.ts';
import { weightOfBody } from './weight.ts';

const LONGEST_MS = 86_400_000;

/** A shared response, judged and decoded as if it had been received now: with the age that it has since its request. */
export function readShared(
  request: UpstreamRequest,
  { headers, body, requestedAt, receivedAt }: SharedResponse,
  invalidations: number,
): CachedResponse | undefined {
  const now = Date.now();
  const age = Math.ceil(Math.max(0, now - requestedAt) / 1000) + (Number.parseInt(headers.age ?? '0', 10) || 0);
  const response = { status: 200, headers: { ...headers, age: String(age) }, body: Body.of(body) };
  const policy = policyOf(request, response, { requestedAt: now, receivedAt: now });
  if (!policy) return undefined;
  const validateAfter = Math.min(policy.validateAfter, receivedAt + LONGEST_MS);
  try {
    const value = decode(request.plan, response);
    const valueBytes = weightOfBody(response.body);
    return { ...policy, validateAfter, value, valueBytes, bodyBytes: body.length, invalidations };
  } catch {
    // Another version of the gateway may have accepted a response that this one refuses.
    return undefined;
  }
}
