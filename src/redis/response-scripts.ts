import { luaScript } from './lua-script.ts';

/**
 * The entry KEYS[1]; or 1 if there is none and the caller ARGV[1] is to make it within ARGV[2] ms, and 0 if another is about to. A
 * key of another type, or a memory that is full, count as no entry.
 */
export const FIND_RESPONSE = luaScript(`
local found = redis.pcall('HMGET', KEYS[1], 'meta', 'renewed', 'body')
if not found.err and found[1] then return found end
local lock = redis.pcall('SET', KEYS[2], ARGV[1], 'NX', 'PX', ARGV[2])
if not lock then return 0 end
return 1`);

/** Stores ARGV[3] and ARGV[4] for ARGV[2] ms, and ends the turn of the caller ARGV[1]. */
export const PUT_RESPONSE = luaScript(`
if redis.call('GET', KEYS[2]) == ARGV[1] then redis.call('DEL', KEYS[2]) end
if redis.call('TYPE', KEYS[1]).ok ~= 'hash' then redis.call('DEL', KEYS[1]) end
redis.call('HSET', KEYS[1], 'meta', ARGV[3], 'body', ARGV[4])
redis.call('HDEL', KEYS[1], 'renewed')
return redis.call('PEXPIRE', KEYS[1], ARGV[2])`);

/** Updates an entry by ARGV[2] for ARGV[1] ms, if it is there. */
export const RENEW_RESPONSE = luaScript(`
if redis.call('HEXISTS', KEYS[1], 'meta') == 0 then return 0 end
redis.call('HSET', KEYS[1], 'renewed', ARGV[2])
return redis.call('PEXPIRE', KEYS[1], ARGV[1])`);

/** Ends the turn of the caller ARGV[1]. */
export const RELEASE_RESPONSE = luaScript(`
if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end
return 0`);
