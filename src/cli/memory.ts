import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type Collect = (options: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void;

/** Once the first callers were served: collecting takes some 50 ms, which nobody should wait for. */
const QUIET_MS = 500;

/** What is just made gets no more room than it has, and what stays a tenth more each time: it is collected sooner instead. */
const SMALL = ['--semi-space-growth-factor=1', '--heap-growing-percent=10'];

/**
 * What stays may grow to three times as much before all of it is looked through. Left alone, V8 allows for a tenth more
 * where little came to stay lately, and then looks through everything eight times a second when large answers come: half
 * of their cost.
 */
const FAST = ['--heap-growing-percent=200'];

/** Nobody came for so long if the process used no more than this share of a processor. */
const IDLE_MS = 60_000;
const IDLE_SHARE = 1 / 1000;
/** So many times what it needed after starting is worth a collection. */
const GROWN = 1.5;

/**
 * Has V8 not collect some seconds after the last caller: it would let go of what it had compiled, and for a while whoever
 * comes next would pay twenty times as much. To be called at once: where V8 has begun with that, it ends the process.
 */
export function keepWhatIsCompiled(): void {
  setFlagsFromString('--memory-reducer-gc-count=0');
}

/**
 * A little later gives back what only starting needed: parsed schemas, read contracts, stripped sources. V8 would keep the
 * room for them for as long as nothing else wants it, which is a third of an idle process. What a busy time needed is given
 * back, once nobody came for a minute, only by what stays small: a collection while nobody is there takes the shapes along
 * that compiled code was made for, and what is compiled after it is slower by a tenth or more, for good.
 */
export function releaseStartMemory({ staysSmall = false } = {}): void {
  const release = () => {
    for (const flag of staysSmall ? SMALL : FAST) setFlagsFromString(flag);
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as Collect;
    const releaseAll = () => collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
    releaseAll();
    if (staysSmall) releaseWhenIdle(releaseAll, process.memoryUsage.rss() * GROWN);
  };
  setTimeout(release, QUIET_MS).unref();
}

function releaseWhenIdle(releaseAll: () => void, mostBytes: number): void {
  let before = process.cpuUsage();
  let isReleased = false;
  const look = () => {
    const { user, system } = process.cpuUsage(before);
    const isIdle = user + system < IDLE_MS * 1000 * IDLE_SHARE;
    const isWorth = isIdle && !isReleased && process.memoryUsage.rss() > mostBytes;
    if (isWorth) releaseAll();
    // Once after each busy time: what is left then is needed.
    isReleased = isIdle && (isReleased || isWorth);
    before = process.cpuUsage();
  };
  setInterval(look, IDLE_MS).unref();
}
