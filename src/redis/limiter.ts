import { randomUUID } from 'node:crypto';
import type { Receipt } from '#shared-state';
import { isReplyError, luaScript, type RedisConnection } from './redis-connection.ts';

/**
 * One limit, and what is taken of it. `window`: so many in any time of `spanMs`. `bucket`: `perMs` units are regained; without, it has
 * only what is held. `day`: all are regained at `endsAt`, but those of the last `lateMs` before it count for both days.
 */
export interface Charge {
  /** May contain a caller's credential: Redis gets a hash of it. */
  readonly name: string;
  readonly kind: 'window' | 'bucket' | 'day';
  readonly capacity: number;
  readonly spanMs?: number;
  readonly perMs?: number;
  readonly endsAt?: number;
  readonly lateMs?: number;
  readonly units: number;
  /** Held until the receipt is ended, which says how many were used; otherwise used at once. */
  readonly isHeld: boolean;
}

export interface Taken {
  /** The position of the charge that is refused; `undefined`: all are taken. */
  readonly refused: number | undefined;
  /** If refused: milliseconds until it may succeed. */
  readonly waitMs: number;
  /** Units that are used or held, in the order of the charges. */
  readonly used: readonly number[];
  readonly receipt: Receipt | undefined;
}

/**
 * Each limit has two keys: `holds`, a sorted set of what is held, scored by the time at which it ends by itself because its process
 * must be lost; and `state`, a hash of what is used. In a window what is used stays in the set, scored by the time of its end. Members
 * are `<receipt>|<units>`. ARGV[1] is the request: `take`, `end` or `renew`, for all of its limits together or for none.
 */
const LIMIT = luaScript(`
local ask = cjson.decode(ARGV[1])
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local DAY, LONGEST_DAY, ROUNDING = 86400000, 90000000, 1e-6

local function addUsed(limit, state, units)
  state.level = state.level + units
  if limit.kind == 'day' and now >= state.ends - limit.lateMs then state.late = state.late + units end
end

local function read(limit, holds, key)
  if limit.kind == 'window' then
    redis.call('ZREMRANGEBYSCORE', holds, '-inf', now - limit.spanMs)
    return { level = 0, held = redis.call('ZCARD', holds) }
  end
  local stored = redis.call('HMGET', key, 'level', 'at', 'held', 'late', 'ends')
  for at = 1, 5 do stored[at] = tonumber(stored[at] or 0) end
  local state = { level = stored[1], held = stored[3], late = stored[4], ends = stored[5] }
  if limit.kind == 'day' then
    if now >= state.ends then
      -- The clock of the process may be wrong by days.
      local ends = limit.endsAt
      while ends <= now do ends = ends + DAY end
      while ends > now + LONGEST_DAY do ends = ends - DAY end
      state.level = now < state.ends + DAY and state.late or 0
      state.late, state.ends = 0, ends
    end
  else
    state.level = math.max(0, state.level - math.max(0, now - stored[2]) * limit.perMs)
  end
  if state.held > 0 then
    for _, member in ipairs(redis.call('ZRANGEBYSCORE', holds, '-inf', now)) do
      local units = tonumber(string.match(member, '|(.+)$'))
      state.held = state.held - units
      -- What is only held, such as concurrent requests, ends with its process.
      if limit.kind == 'day' or limit.perMs > 0 then addUsed(limit, state, units) end
      redis.call('ZREM', holds, member)
    end
  end
  return state
end

local function waitOf(limit, state, holds)
  if limit.units == 0 then return 0 end
  local excess = state.level + state.held + math.min(limit.units, limit.capacity) - limit.capacity
  if excess <= ROUNDING then return 0 end
  if limit.kind == 'window' then
    local first = redis.call('ZRANGE', holds, excess - 1, excess - 1, 'WITHSCORES')
    return math.min(limit.spanMs, math.max(1, first[2] + limit.spanMs - now))
  end
  -- When what is held ends is not known.
  if limit.kind == 'day' then return excess <= state.level + ROUNDING and state.ends - now or 1000 end
  return limit.perMs > 0 and math.max(1, (excess - ROUNDING) / limit.perMs) or 1000
end

local function take(limit, state, holds)
  if not limit.isHeld then return addUsed(limit, state, limit.units) end
  if limit.units == 0 then return end
  state.held = state.held + limit.units
  redis.call('ZADD', holds, now + ask.holdMs, ask.id .. '|' .. limit.units)
end

local function finish(limit, state, holds)
  local member = ask.id .. '|' .. limit.units
  local wasHeld = limit.units == 0 or redis.call('ZREM', holds, member) == 1
  if limit.kind == 'window' then
    if ask.used > 0 then redis.call('ZADD', holds, now, member) end
  elseif wasHeld then
    state.held = state.held - limit.units
    addUsed(limit, state, ask.used)
  end
end

local function save(limit, state, holds, key)
  local ms = limit.spanMs
  if limit.kind ~= 'window' then
    if state.held < ROUNDING then state.held = 0 end
    redis.call('HSET', key, 'level', tostring(state.level), 'at', now, 'held', tostring(state.held), 'late', tostring(state.late), 'ends', state.ends)
    ms = limit.kind == 'day' and 2 * DAY or limit.perMs > 0 and (state.level + limit.capacity) / limit.perMs or 0
    redis.call('PEXPIRE', key, math.ceil(ms) + 2 * ask.holdMs)
  end
  redis.call('PEXPIRE', holds, math.ceil(ms) + 2 * ask.holdMs)
end

local states, refused, wait, used = {}, 0, 0, {}
for at, limit in ipairs(ask.limits) do states[at] = read(limit, KEYS[2 * at - 1], KEYS[2 * at]) end
if ask.op == 'take' then
  for at, limit in ipairs(ask.limits) do
    local ms = waitOf(limit, states[at], KEYS[2 * at - 1])
    if ms > wait then wait, refused = ms, at end
  end
end
for at, limit in ipairs(ask.limits) do
  local state, holds = states[at], KEYS[2 * at - 1]
  if ask.op == 'end' then finish(limit, state, holds)
  elseif ask.op == 'renew' then redis.call('ZADD', holds, 'XX', 'GT', now + ask.holdMs, ask.id .. '|' .. limit.units)
  elseif refused == 0 then take(limit, state, holds) end
  save(limit, state, holds, KEYS[2 * at])
  used[at] = tostring(state.level + state.held)
end
return { refused, math.ceil(wait), unpack(used) }`);

/** A hold expires after this time, unless its process renews it. */
const HOLD_MS = 10_000;

/** What Redis holds for this process. */
interface Held {
  readonly id: string;
  readonly tag: string;
  readonly charges: readonly Charge[];
  heldAt: number;
  /** The units with which it was ended, which may not have reached Redis. */
  used?: number;
}

/** Counts the limits of all replicas by one script. Redis has all of its state. */
export class Limiter {
  readonly connection: RedisConnection;
  readonly #holdMs: number;
  readonly #process = randomUUID().slice(0, 8);
  readonly #held = new Set<Held>();
  #taken = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(connection: RedisConnection, holdMs = HOLD_MS) {
    this.connection = connection;
    this.#holdMs = holdMs;
    connection.onChange((isUp) => isUp && this.#maintain());
  }

  /** Takes all charges or none. Limits with the same `tag` are in one slot of a cluster. Rejects where Redis does not count. */
  async take(tag: string, charges: readonly Charge[]): Promise<Taken> {
    if (!this.connection.isUp) throw new Error('Redis is not available.');
    const askedAt = performance.now();
    const id = `${this.#process}.${(this.#taken += 1)}`;
    const held: Held = { id, tag, charges: charges.filter(({ isHeld }) => isHeld), heldAt: askedAt };
    if (held.charges.length > 0) this.#keep(held);
    try {
      const reply = await this.#send('take', held, charges);
      // The process was suspended meanwhile: the hold may have expired.
      if (performance.now() - askedAt > this.#holdMs / 2) throw new Error('Redis answered too late.');
      const [refused = 0, waitMs = 0, ...used] = reply.map(Number);
      const receipt: Receipt = { end: (units) => this.#end(held, units) };
      if (refused === 0) return { refused: undefined, waitMs: 0, used, receipt };
      this.#held.delete(held);
      return { refused: refused - 1, waitMs, used, receipt: undefined };
    } catch (error) {
      // Without an error of Redis itself, the charge may have been counted.
      if (isReplyError(error)) this.#held.delete(held);
      else this.#end(held, 0);
      throw error;
    }
  }

  async #send(op: 'take' | 'end' | 'renew', { id, tag, used = 0 }: Held, charges: readonly Charge[]) {
    const { connection } = this;
    const keys = charges.flatMap(({ name }) => {
      const key = `${connection.prefix}:{${tag}}:${connection.digest(name).slice(0, 22)}`;
      return [`${key}:holds`, `${key}:state`];
    });
    const limits = charges.map(({ name: _name, ...limit }) => ({ spanMs: 0, perMs: 0, lateMs: 0, ...limit }));
    const text = JSON.stringify({ op, id, used, holdMs: this.#holdMs, limits });
    return (await connection.run(LIMIT, keys, text)) as readonly unknown[];
  }

  #keep(held: Held): void {
    this.#held.add(held);
    this.#timer ??= setInterval(() => this.#maintain(), this.#holdMs / 4).unref();
  }

  #end(held: Held, used: number): void {
    if (held.used !== undefined) return;
    held.used = used;
    this.#sendEnd(held, used === 0 ? held.charges.filter(({ units }) => units > 0) : held.charges);
  }

  #sendEnd(held: Held, charges: readonly Charge[]): void {
    if (charges.length === 0) this.#held.delete(held);
    else
      this.#send('end', held, charges).then(
        () => this.#held.delete(held),
        () => undefined,
      );
  }

  /** Renews holds, and sends ends again that Redis has not confirmed. */
  #maintain(): void {
    const now = performance.now();
    for (const held of this.#held) {
      if (held.used !== undefined) {
        if (now - held.heldAt > this.#holdMs) this.#held.delete(held);
        // Charges without units would be counted again.
        else
          this.#sendEnd(
            held,
            held.charges.filter(({ units }) => units > 0),
          );
      } else if (now - held.heldAt >= this.#holdMs / 4) {
        held.heldAt = now;
        this.#send('renew', held, held.charges).catch(() => undefined);
      }
    }
    if (this.#held.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
