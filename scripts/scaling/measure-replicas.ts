import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { RedisConnection, Replicas } from '../../src/redis/index.ts';
import { redisAddress } from '../../src/shared-state/index.ts';
import { type RedisServer, startRedis } from '../../test/redis/redis-server.ts';
import type { ReplicaCost } from './work.ts';

const PREFIX = 'scaling';
const CHANNEL = `${PREFIX}:message`;
/** As long as a message of an invalidation. */
const MESSAGE = 'x'.repeat(120);
const SUBSCRIBED_AT_ONCE = 50;

interface RepeatOptions {
  readonly beats: number;
  readonly messages: number;
}

/** Measures what replicas cost Redis, for each of these numbers of them. */
export async function measureReplicas(numbers: readonly number[], options: RepeatOptions): Promise<ReplicaCost[]> {
  const redis = await startRedis();
  const costs: ReplicaCost[] = [];
  for (const replicas of numbers) {
    const beatUs = await beatCost(redis, replicas, options.beats);
    const messageUs = await messageCost(redis, replicas, options.messages);
    costs.push({ replicas, beatUs, messageUs });
  }
  await redis.remove();
  return costs;
}

async function beatCost(redis: RedisServer, replicas: number, beats: number): Promise<number> {
  const address = redisAddress(redis.url);
  if (!address) throw new TypeError(`${redis.url} is no address of Redis`);
  const connection = new RedisConnection({
    address,
    timeoutMs: 5000,
    log: { warn: () => undefined, info: () => undefined },
  });
  await connection.start(5000);
  redis.cli('flushall');
  const others = Array.from({ length: replicas - 1 }, () => [String(Date.now()), crypto.randomUUID()]).flat();
  if (others.length > 0) await connection.call('zadd', `${PREFIX}:{replicas}`, ...others);
  const one = new Replicas(connection, PREFIX);
  await one.beat();
  const before = cpuUs(redis);
  for (let beat = 0; beat < beats; beat++) await one.beat();
  const cost = (cpuUs(redis) - before) / beats;
  await one.close();
  connection.close();
  return cost;
}

async function messageCost(redis: RedisServer, replicas: number, messages: number): Promise<number> {
  const subscribers: Socket[] = [];
  let received = 0;
  while (subscribers.length < replicas) {
    const more = Math.min(SUBSCRIBED_AT_ONCE, replicas - subscribers.length);
    const opened = await Promise.all(Array.from({ length: more }, () => subscriber(redis.port)));
    for (const socket of opened) socket.on('data', (chunk) => (received += chunk.length));
    subscribers.push(...opened);
  }
  const publisher = connect(redis.port, '127.0.0.1');
  await once(publisher, 'connect');
  const before = cpuUs(redis);
  for (let message = 0; message < messages; message++) {
    publisher.write(`PUBLISH ${CHANNEL} ${MESSAGE}\r\n`);
    await once(publisher, 'data');
  }
  const cost = (cpuUs(redis) - before) / messages;
  for (const socket of [publisher, ...subscribers]) socket.destroy();
  if (received === 0) throw new Error('no subscriber received a message');
  return cost;
}

async function subscriber(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`SUBSCRIBE ${CHANNEL}\r\n`);
  await once(socket, 'data');
  return socket;
}

/** The CPU time of Redis, in microseconds. */
function cpuUs(redis: RedisServer): number {
  const text = redis.cli('info', 'cpu');
  const seconds = ['sys', 'user'].map((kind) => Number(new RegExp(`^used_cpu_${kind}:([\\d.]+)`, 'm').exec(text)?.[1]));
  return seconds.reduce((sum, each) => sum + each, 0) * 1e6;
}
