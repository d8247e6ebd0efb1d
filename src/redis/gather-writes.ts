import type { Writable } from 'node:stream';

/** Writes the commands of one turn of the event loop together: a system call for each would cost more than the rest of its way to Redis. */
export function gatherWrites(stream: Writable): void {
  const write = stream.write.bind(stream) as (...args: unknown[]) => boolean;
  let isGathering = false;
  const gather = () => {
    if (isGathering) return;
    isGathering = true;
    stream.cork();
    setImmediate(() => {
      isGathering = false;
      stream.uncork();
    });
  };
  stream.write = (...args: unknown[]) => {
    gather();
    return write(...args);
  };
}
