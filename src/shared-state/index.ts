export { type Leadership, MemoryLeadership, type Term } from './leadership.ts';
export { MemoryBus, type MessageBus, type Subscriber, type Subscription } from './message-bus.ts';
export type { Receipt } from './receipt.ts';
export { type RedisAddress, redisAddress } from './redis-address.ts';
