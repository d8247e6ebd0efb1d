import { luaScript } from './lua-script.ts';

/**
 * Counts a batch of one replica in the budgets of callers, in order and atomically. Each key is a hash: `level` and `at` of what is
 * used, which falls by `perMs` or ends with the day, and what each replica holds, with the time until which it does. What a replica
 * that is lost holds becomes used then. ARGV: the replica, the time that it holds, and the batch.
 */
export const BUDGETS = luaScript(`
local replica, holdMs, batch = ARGV[1], tonumber(ARGV[2]), cjson.decode(ARGV[3])
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local DAY, ROUNDING = 86400000, 1e-6
local states = {}

for at, counter in ipairs(batch.counters) do
  local state = { level = 0, at = now, held = 0, others = 0, lapsed = {} }
  local fields = redis.call('HGETALL', KEYS[at])
  for field = 1, #fields, 2 do
    local name, value = fields[field], fields[field + 1]
    if name == 'level' then state.level = tonumber(value)
    elseif name == 'at' then state.at = tonumber(value)
    elseif name ~= replica then
      local units, ends = string.match(value, '([^|]+)|(.+)')
      if tonumber(ends) > now then state.others = state.others + tonumber(units)
      else state.lapsed[#state.lapsed + 1] = { name, tonumber(units) } end
    end
  end
  if now > state.at then
    if counter.day then
      if math.floor(now / DAY) > math.floor(state.at / DAY) then state.level = 0 end
    else state.level = math.max(0, state.level - (now - state.at) * counter.perMs) end
  end
  for _, lapsed in ipairs(state.lapsed) do
    redis.call('HDEL', KEYS[at], lapsed[1])
    -- Concurrent requests of a replica that is lost are over.
    if counter.day or counter.perMs > 0 then state.level = state.level + lapsed[2] end
  end
  state.held = counter.held
  state.level = state.level + counter.add
  states[at] = state
end

local function waitOf(counter, state, units)
  if units == 0 then return 0 end
  local held = state.held + state.others
  local excess = state.level + held + math.min(units, counter.capacity) - counter.capacity
  if excess <= ROUNDING then return 0 end
  if counter.day and excess <= state.level + ROUNDING then return DAY - now % DAY end
  local drain = counter.perMs > 0 and math.max(0, math.ceil((excess - ROUNDING) / counter.perMs))
  if held > 0 or not drain then return math.max(1000, drain or 0) end
  return drain
end

local replies = {}
for at, charges in ipairs(batch.takes) do
  local wait, refused, used, leased = 0, 0, {}, {}
  for position, charge in ipairs(charges) do
    local ms = waitOf(batch.counters[charge[1]], states[charge[1]], charge[2])
    if ms > wait then wait, refused = ms, position end
  end
  for position, charge in ipairs(charges) do
    local counter, state = batch.counters[charge[1]], states[charge[1]]
    leased[position] = 0
    if refused == 0 then
      if charge[3] == 1 then state.held = state.held + charge[2] else state.level = state.level + charge[2] end
      local free = math.floor(counter.capacity - state.level - state.held - state.others + ROUNDING)
      leased[position] = math.max(0, math.min(charge[4], free))
      state.held = state.held + leased[position]
    end
    used[position] = tostring(state.level + state.held + state.others)
  end
  replies[at] = { refused, math.ceil(wait), used, leased }
end

for at, counter in ipairs(batch.counters) do
  local state = states[at]
  redis.call('HSET', KEYS[at], 'level', tostring(state.level), 'at', now)
  if state.held > ROUNDING then redis.call('HSET', KEYS[at], replica, tostring(state.held) .. '|' .. (now + holdMs))
  else redis.call('HDEL', KEYS[at], replica) end
  local ms = 2 * DAY
  if not counter.day then ms = holdMs + (counter.perMs > 0 and math.ceil((state.level + counter.capacity) / counter.perMs) or 60000) end
  redis.call('PEXPIRE', KEYS[at], ms)
end
return { tostring(now), replies }`);
