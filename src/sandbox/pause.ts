import { setTimeout as sleep } from 'node:timers/promises';
import type { Pause } from './faults/fault.ts';

/** A wait that does not keep the process alive. */
export const unrefPause: Pause = (ms) => sleep(ms, undefined, { ref: false });
