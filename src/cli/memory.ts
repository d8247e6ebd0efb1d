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
 *
 * Nor is compiled code let go. V8 does so some seconds after the last caller, and for a while whoever comes next would pay
 * several times as much.
 */
const FAST = ['--heap-growing-percent=200', '--no-flush-bytecode'];

/**
 * A little later gives back what only starting needed: parsed schemas, read contracts, stripped sources. V8 would keep the
 * room for them for as long as nothing else wants it, which is a third of an idle process.
 */
export function releaseStartMemory({ staysSmall = false } = {}): void {
  const release = () => {
    for (const flag of staysSmall ? SMALL : FAST) setFlagsFromString(flag);
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as Collect;
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  };
  setTimeout(release, QUIET_MS).unref();
}
