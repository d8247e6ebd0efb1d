import { LinkedQueue, type QueueNode } from '#collections';

/** Where a call stands among others that wait. */
export interface CallOrder {
  /** From 0: small operations before large ones, and both before those that no caller waits for: 2 and 3. */
  readonly rank: number;
  /** The label of its caller. */
  readonly caller: string;
}

/** One of so many items is taken from the last rank, so that none starves. */
const LOWEST_EVERY = 8;

/**
 * A queue in which interactive items precede background ones, and those of small operations precede those of large ones.
 * Within a rank, callers take turns: one with many items delays another by one item for each of its own.
 */
export class FairQueue<Item> {
  /** From the first rank to the last. */
  readonly #ranks = Array.from({ length: 4 }, () => new CallerQueues<Item>());
  #length = 0;
  #taken = 0;

  get length(): number {
    return this.#length;
  }

  add(item: Item, order: CallOrder): FairNode<Item> {
    this.#length += 1;
    return this.#ofRank(order).add(item, order.caller);
  }

  /** Takes out an item that is still in the queue. */
  remove(node: FairNode<Item>): void {
    this.#length -= 1;
    node.queues.remove(node);
  }

  /** The node that is next. Take it out by `take`. */
  next(): FairNode<Item> | undefined {
    if (this.#length === 0) return undefined;
    const isFilled = ({ length }: CallerQueues<Item>) => length > 0;
    const isLastsTurn = (this.#taken + 1) % LOWEST_EVERY === 0;
    return (isLastsTurn ? this.#ranks.findLast(isFilled) : this.#ranks.find(isFilled))?.next();
  }

  /** Takes out an item in its turn: the next one is another caller's. */
  take(node: FairNode<Item>): void {
    this.#taken += 1;
    this.#length -= 1;
    node.queues.take(node);
  }

  /** The number of items that precede one that is added now. */
  ahead(order: CallOrder): number {
    const higher = this.#ranks.slice(0, order.rank);
    return higher.reduce((sum, { length }) => sum + length, this.#ofRank(order).ahead(order.caller));
  }

  /** Calls a function with each item, which it may take out. */
  forEach(use: (node: FairNode<Item>) => void): void {
    for (const queues of this.#ranks) queues.forEach(use);
  }

  #ofRank({ rank }: CallOrder): CallerQueues<Item> {
    return this.#ranks[rank] as CallerQueues<Item>;
  }
}

/** The place of an item in a fair queue. Keep it, to take the item out again. */
export class FairNode<Item> {
  readonly item: Item;
  readonly queues: CallerQueues<Item>;
  readonly caller: string;
  readonly place: QueueNode<FairNode<Item>>;

  constructor(item: Item, queues: CallerQueues<Item>, caller: string, queue: LinkedQueue<FairNode<Item>>) {
    this.item = item;
    this.queues = queues;
    this.caller = caller;
    this.place = queue.add(this);
  }
}

/** The items of one rank. All items cost the same, and so deficit round robin is round robin. */
class CallerQueues<Item> {
  /** By caller; the next caller is first. */
  readonly #queues = new Map<string, LinkedQueue<FairNode<Item>>>();
  length = 0;

  add(item: Item, caller: string): FairNode<Item> {
    this.length += 1;
    let queue = this.#queues.get(caller);
    if (!queue) this.#queues.set(caller, (queue = new LinkedQueue()));
    return new FairNode(item, this, caller, queue);
  }

  remove({ caller, place }: FairNode<Item>): void {
    const queue = this.#queues.get(caller);
    if (!queue) return;
    this.length -= 1;
    queue.remove(place);
    if (queue.length === 0) this.#queues.delete(caller);
  }

  next(): FairNode<Item> | undefined {
    const [first] = this.#queues.values();
    return first?.first?.item;
  }

  take(node: FairNode<Item>): void {
    this.remove(node);
    const queue = this.#queues.get(node.caller);
    if (!queue) return;
    this.#queues.delete(node.caller);
    this.#queues.set(node.caller, queue);
  }

  /** Before an item of a caller come all of its own, and as many of each other caller. */
  ahead(caller: string): number {
    const own = (this.#queues.get(caller)?.length ?? 0) + 1;
    if (own === 1) return this.#queues.size;
    let sum = 0;
    for (const { length } of this.#queues.values()) sum += Math.min(length, own);
    return sum;
  }

  forEach(use: (node: FairNode<Item>) => void): void {
    for (const queue of this.#queues.values()) {
      for (let node = queue.first; node; ) {
        const { item, after } = node;
        use(item);
        node = after;
      }
    }
  }
}
