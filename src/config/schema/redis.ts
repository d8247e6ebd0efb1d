import { redisUrl } from './secret.ts';
import { section } from './section.ts';
import { matching } from './text.ts';
import { duration } from './units.ts';

export const redis = section(
  'Redis 7 or newer, through which several gateways share caches, budgets, quotas and messages: docs/replicas.md. It needs the package `ioredis`.',
  {
    url: redisUrl('Its address, with a password as in `redis://:password@host`.').optional(),
    prefix: matching(
      'The beginning of all keys. Gateways with the same prefix share their state.',
      'up to 64 letters, digits, dots, hyphens and underscores',
      /^[\w.-]{1,64}$/,
    ).prefault('manifold'),
    timeout: duration('The time for each command, after which the gateway goes on without Redis.', {
      to: '10s',
    }).prefault('50ms'),
  },
);
