import { hash, type Limit, type LimitState, type Reply } from '#sandbox';

/** Five messages in five seconds are as many as a channel takes, and fifty requests in one second as a bot makes. */
export const chatLimits: readonly Limit[] = [
  {
    requests: 5,
    seconds: 5,
    per: 'resource',
    operations: ['createMessage'],
    keyOf: (request) => request.parameter('channel_id'),
  },
  { requests: 50, seconds: 1, per: 'credential' },
];

/**
 * The headers of a route's bucket. Routes without a limit of their own share a bucket, which takes as many requests as the
 * credential may make. The limit of the credential itself is told by no header.
 */
export function limitHeaders([state]: readonly LimitState[]): Reply['headers'] {
  if (!state || (state.isExceeded && state.limit.per === 'credential')) return {};
  return {
    'x-ratelimit-bucket': hash(state.key).toString(16).padStart(8, '0'),
    'x-ratelimit-limit': String(state.limit.requests),
    'x-ratelimit-remaining': String(state.remaining),
    'x-ratelimit-reset': (state.resetAt / 1000).toFixed(3),
    'x-ratelimit-reset-after': (state.resetMs / 1000).toFixed(3),
  };
}
