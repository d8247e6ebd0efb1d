import { drift } from './drift.ts';
import { drip } from './drip.ts';
import { drop } from './drop.ts';
import type { Fault } from './fault.ts';
import { garbage } from './garbage.ts';
import { latency } from './latency.ts';
import { limited } from './limited.ts';
import { oversized } from './oversized.ts';
import { reset } from './reset.ts';
import { status } from './status.ts';
import { truncate } from './truncate.ts';

/** Every fault, in the order in which a request passes them; its response passes them in reverse. */
export const faults: readonly Fault[] = [
  latency,
  drop,
  reset,
  drip,
  truncate,
  oversized,
  garbage,
  limited,
  status,
  drift,
];
