export type { Leadership, Term } from './leadership.ts';
export { MemoryBus } from './memory-bus.ts';
export { MemoryLeadership } from './memory-leadership.ts';
export type { MessageBus, Subscriber, Subscription } from './message-bus.ts';
export type { Receipt } from './receipt.ts';
export { type RedisAddress, type RedisHost, redisAddress } from './redis-address.ts';
export { redisAddressProblem } from './redis-address-problem.ts';
