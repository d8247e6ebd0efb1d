import { luaScript } from './lua-script.ts';

/**
 * Counts of quotas, two keys for each: a sorted set of the calls under way and, for windows, of ended ones, scored by the time at
 * which they end or ended; and a hash with the level of a bucket or the calls of a day. A call under way ends by itself unless it is
 * renewed: its replica may be lost. KEYS are both of each count; ARGV has its kind, its limit and its span, and the end of the day.
 */
const COUNTS = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local DAY = 86400000

local function number(key, field)
  return tonumber(redis.call('HGET', key, field) or 0)
end

local function addToDay(state, calls, endsAt, close)
  if calls == 0 then return end
  redis.call('HINCRBY', state, 'ended', calls)
  if now >= endsAt - close then redis.call('HINCRBY', state, 'late', calls) end
end

-- Brings a count up to date. Returns the calls that are left, and how long until there is one.
local function advance(calls, state, kind, limit, span, endsAt)
  if kind == 'window' then
    redis.call('ZREMRANGEBYSCORE', calls, '-inf', now - span)
    local used = redis.call('ZCARD', calls)
    if used < limit then return limit - used, 0 end
    local first = redis.call('ZRANGE', calls, used - limit, used - limit, 'WITHSCORES')
    return 0, math.min(span, math.max(1, tonumber(first[2]) + span - now))
  end
  local lapsed = redis.call('ZREMRANGEBYSCORE', calls, '-inf', now)
  if kind == 'bucket' then
    local level = math.max(0, number(state, 'level') + lapsed - math.max(0, now - number(state, 'at')) / span)
    redis.call('HSET', state, 'level', tostring(level), 'at', now)
    local missing = 1 - (limit - level - redis.call('ZCARD', calls))
    return math.max(0, math.floor(1 - missing)), math.max(0, math.ceil(missing * span))
  end
  local ends = number(state, 'endsAt')
  if now >= ends then
    -- A day that is over already, by a clock that is not known well yet, would begin anew with each call.
    while endsAt <= now do endsAt = endsAt + DAY end
    local carried = now < ends + DAY and number(state, 'late') or 0
    redis.call('HSET', state, 'ended', carried, 'late', 0, 'endsAt', endsAt)
    ends = endsAt
  end
  addToDay(state, lapsed, ends, span)
  local left = limit - number(state, 'ended') - redis.call('ZCARD', calls)
  return math.max(0, left), left > 0 and 0 or ends - now
end

local function keep(calls, state, kind, limit, span, running)
  local ms = 2 * DAY
  if kind == 'window' then ms = span + running end
  if kind == 'bucket' then ms = math.ceil(limit * span) + running end
  redis.call('PEXPIRE', calls, ms)
  redis.call('PEXPIRE', state, ms)
end
`;

/**
 * ARGV[1] begins the ids of calls, ARGV[2] is the time after which they end by themselves, ARGV[3] the calls that are asked for: all, or one. Returns how
 * many may begin, when to ask again, and what is left.
 */
export const TAKE_QUOTAS = luaScript(`${COUNTS}
local granted, wait, lefts = tonumber(ARGV[3]), 0, {}
local function part(count, at) return ARGV[3 + (count - 1) * 4 + at] end
for count = 1, #KEYS / 2 do
  local left, ms = advance(KEYS[2 * count - 1], KEYS[2 * count], part(count, 1), tonumber(part(count, 2)), tonumber(part(count, 3)), tonumber(part(count, 4)))
  lefts[count] = left
  if left < granted then granted = math.min(left, 1) end
  wait = math.max(wait, ms)
end
for count = 1, #KEYS / 2 do
  for call = 1, granted do
    redis.call('ZADD', KEYS[2 * count - 1], now + ARGV[2], ARGV[1] .. ':' .. call)
  end
  lefts[count] = lefts[count] - granted
  keep(KEYS[2 * count - 1], KEYS[2 * count], part(count, 1), tonumber(part(count, 2)), tonumber(part(count, 3)), ARGV[2])
end
return { granted, math.ceil(wait), unpack(lefts) }`);

/** Renews the calls ARGV[6…] of one count, so that they end by themselves after ARGV[1] ms. */
export const RENEW_CALLS = luaScript(`${COUNTS}
for at = 6, #ARGV do redis.call('ZADD', KEYS[1], 'XX', 'GT', now + ARGV[1], ARGV[at]) end
keep(KEYS[1], KEYS[2], ARGV[2], tonumber(ARGV[3]), tonumber(ARGV[4]), ARGV[1])
return 1`);

/** Ends the calls ARGV[6…] of one count, each followed by whether it was sent. */
export const END_QUOTA = luaScript(`${COUNTS}
local kind, limit, span, endsAt = ARGV[2], tonumber(ARGV[3]), tonumber(ARGV[4]), tonumber(ARGV[5])
advance(KEYS[1], KEYS[2], kind, limit, span, endsAt)
for at = 6, #ARGV, 2 do
  local id, wasSent = ARGV[at], ARGV[at + 1] == '1'
  if kind == 'window' and wasSent then
    redis.call('ZADD', KEYS[1], now, id)
  elseif redis.call('ZREM', KEYS[1], id) == 1 and wasSent then
    if kind == 'bucket' then redis.call('HINCRBYFLOAT', KEYS[2], 'level', 1)
    else addToDay(KEYS[2], 1, number(KEYS[2], 'endsAt'), span) end
  end
end
keep(KEYS[1], KEYS[2], kind, limit, span, ARGV[1])
return 1`);

/**
 * Counts ARGV[1] calls that a replica made without Redis, after raising the count to the ARGV[2] calls that it knew of: Redis may
 * have lost them. The names of the calls begin with ARGV[3].
 */
export const CATCH_UP_QUOTA = luaScript(`${COUNTS}
local own, known = tonumber(ARGV[1]), tonumber(ARGV[2])
local kind, limit, span, endsAt = ARGV[5], tonumber(ARGV[6]), tonumber(ARGV[7]), tonumber(ARGV[8])
local left = advance(KEYS[1], KEYS[2], kind, limit, span, endsAt)
local calls = own + math.max(0, known - (limit - left))
if kind == 'window' then
  for call = 1, calls do redis.call('ZADD', KEYS[1], now, ARGV[3] .. call) end
elseif kind == 'bucket' then redis.call('HINCRBYFLOAT', KEYS[2], 'level', calls)
else addToDay(KEYS[2], calls, number(KEYS[2], 'endsAt'), span) end
keep(KEYS[1], KEYS[2], kind, limit, span, ARGV[4])
return calls`);
