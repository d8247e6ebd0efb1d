import { setTimeout as pause } from 'node:timers/promises';
import { pinTickObject } from '../../src/gateway/server/pin-tick-object.ts';

/* Ticks before and after full collections without load, with and without a reference to one tick's object. */
const TICKS = 1_000_000;
const COLLECTIONS = 4;

if (process.argv[2] === 'with') await pinTickObject();
await ticks();
for (let done = 0; done < COLLECTIONS; done++) {
  await pause(10);
  globalThis.gc?.();
}
const before = process.cpuUsage();
await ticks();
const { user, system } = process.cpuUsage(before);
process.stdout.write(String((user + system) / 1000));

function ticks(): Promise<void> {
  return new Promise((resolve) => {
    let left = TICKS;
    const next = () => {
      left -= 1;
      if (left === 0) resolve();
      else process.nextTick(next);
    };
    process.nextTick(next);
  });
}
