import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type Collect = (options: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void;

/** Once the first callers were served: collecting takes some 50 ms, which nobody should wait for. */
const QUIET_MS = 1000;

/** What is just made gets no more room than it has, and what stays a tenth more each time: it is collected sooner instead. */
const COLLECTING_OFTEN = ['--semi-space-growth-factor=1', '--heap-growing-percent=10'];

/**
 * V8 would collect once more some seconds after the last caller, and then lets go of what it had compiled. Whoever comes
 * next would wait while it is run and compiled from the beginning: for a while, a request costs five times as much.
 */
const NOT_WHEN_IDLE = '--memory-reducer-gc-count=0';

/**
 * A little later gives back what only starting needed: parsed schemas, read contracts, stripped sources. V8 would keep the room for
 * them for as long as nothing else wants it, which is a third of an idle process.
 */
export function releaseStartMemory({ staysSmall = false } = {}): void {
  const release = () => {
    for (const flag of staysSmall ? COLLECTING_OFTEN : [NOT_WHEN_IDLE]) setFlagsFromString(flag);
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as Collect;
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  };
  setTimeout(release, QUIET_MS).unref();
}
