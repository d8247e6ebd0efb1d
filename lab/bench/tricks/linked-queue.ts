import { LinkedQueue, type QueueNode } from '../../../src/collections/linked-queue.ts';

/*
 * The deadlines of calls, of which 200 are in flight: each is added at the end and removed from the middle, and the first one
 * is read; with a linked queue, and with a `Set`, which has the same order. For two million calls.
 */
const CALLS = 2_000_000;
const UNDER_WAY = 200;
/** Calls end in another order than they began. */
const STEP = 7;

const work = process.argv[2] === 'with' ? linked : plain;
work(CALLS / 10);
const before = process.cpuUsage();
const reads = work(CALLS);
const { user, system } = process.cpuUsage(before);
if (reads !== CALLS) throw new Error(`${reads} deadlines were read`);
process.stdout.write(String((user + system) / 1000));

function linked(calls: number): number {
  const queue = new LinkedQueue<object>();
  const nodes = Array.from<QueueNode<object> | undefined>({ length: UNDER_WAY });
  let seen = 0;
  for (let call = 0; call < calls; call++) {
    const slot = (call * STEP) % UNDER_WAY;
    const node = nodes[slot];
    if (node) queue.remove(node);
    nodes[slot] = queue.add({ call });
    if (queue.first) seen += 1;
  }
  return seen;
}

function plain(calls: number): number {
  const queue = new Set<object>();
  const items = Array.from<object | undefined>({ length: UNDER_WAY });
  let seen = 0;
  for (let call = 0; call < calls; call++) {
    const slot = (call * STEP) % UNDER_WAY;
    const item = items[slot];
    if (item) queue.delete(item);
    const next = { call };
    items[slot] = next;
    queue.add(next);
    if (!queue.values().next().done) seen += 1;
  }
  return seen;
}
