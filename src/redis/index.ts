export { Limiter } from './limiter.ts';
export { RedisBus } from './redis-bus.ts';
export { RedisConnection } from './redis-connection.ts';
export { RedisLeadership } from './redis-leadership.ts';
export { createRedisState, RedisBudgetStore, RedisQuotaStore } from './redis-state.ts';
