export { LIMIT_MODES, type Limit, type LimitMode, type LimitState } from './limit.ts';
export { RateLimiter } from './rate-limiter.ts';
