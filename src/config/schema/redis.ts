import { redisUrl } from './secret.ts';
import { section } from './section.ts';
import { matching } from './text.ts';
import { duration } from './units.ts';

export const redis = section(
  'Redis 7 or newer, by which several gateways share caches, budgets, quotas and messages ([replicas.md](replicas.md)). It is used as soon as `url` is set, and needs the package `ioredis`.',
  {
    url: redisUrl('Its address, with a password as in `redis://:password@host`.').optional(),
    prefix: matching(
      'What all keys begin with. Gateways with the same prefix share their state.',
      'up to 64 letters, digits, dots, hyphens and underscores',
      /^[\w.-]{1,64}$/,
    ).prefault('manifold'),
    timeout: duration('For each command. What takes longer is done without Redis.', { to: '10s' }).prefault('50ms'),
  },
);
