import { redisAddress } from '#shared-state';
import type { ParsedSettings } from './schema/index.ts';
import type { RedisSettings } from './settings.ts';

/** Builds the settings of Redis from parsed ones. */
export function buildRedis({ url, prefix, timeout }: ParsedSettings['redis']): RedisSettings | undefined {
  const address = url === undefined ? undefined : redisAddress(url);
  return address && { address, prefix, timeoutMs: timeout };
}
