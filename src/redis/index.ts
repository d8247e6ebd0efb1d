export { createRedisState } from './create-redis-state.ts';
export { Limiter } from './limiter.ts';
export { RedisBus } from './redis-bus.ts';
export { RedisConnection } from './redis-connection.ts';
export { RedisLeadership } from './redis-leadership.ts';
export { RedisBudgetStore, RedisQuotaStore } from './stores.ts';
