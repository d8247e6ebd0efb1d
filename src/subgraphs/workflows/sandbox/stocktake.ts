import type { Random } from '#sandbox';
import { aboutRun, arn, HOUR, input, MINUTE, output, role, SECOND } from './account.ts';
import { type Run, type Script, stepsFrom } from './run.ts';

const AISLES = 8;
const SHELVES = 50;
const tooMany = { error: 'States.ExceedToleratedFailureThreshold', cause: 'More aisles failed than may' };

/** A night's count of the shelves: a map run with an execution for each aisle. Some nights fail, and may be redriven. */
export function stocktake(random: Random, day: number): Run[] {
  const date = new Date(day).toISOString().slice(0, 10);
  const mapRunArn = arn('mapRun', `stocktake/Aisles:${random.uuid()}`);
  const fails = random.chance(0.2);
  const redriven = fails && random.chance(0.6);
  const opening: Script = [
    [2 * HOUR, 'ExecutionStarted', { ...input({ date }), ...role }],
    [20, 'MapStateEntered', { name: 'Aisles', ...input({ date }) }],
    [20, 'MapStateStarted', { length: AISLES }],
    [20, 'MapRunStarted', { mapRunArn }],
  ];
  const again: Script = [
    [6 * HOUR, 'ExecutionRedriven', { redriveCount: 1 }],
    [20, 'MapRunRedriven', { mapRunArn, redriveCount: 1 }],
    ...succeeded,
  ];
  const steps = stepsFrom(day, [...opening, ...(fails ? failed : succeeded), ...(redriven ? again : [])]);
  const aisles = Array.from({ length: AISLES }, (_, aisle) => {
    const count: Script = fails && aisle < 2 ? [...miscount, ...(redriven ? recount : [])] : counted;
    const start = day + 2 * HOUR + SECOND + random.int(0, 4 * MINUTE);
    return aisleRun(mapRunArn, aisle, stepsFrom(start, [[0, 'ExecutionStarted', input({ aisle })], ...count]));
  });
  return [{ about: aboutRun('stocktake', `night-${date}`), steps }, ...aisles];
}

const succeeded: Script = [
  [50 * MINUTE, 'MapRunSucceeded'],
  [10, 'MapStateSucceeded'],
  [10, 'MapStateExited', { name: 'Aisles', ...output({ shelves: AISLES * SHELVES }) }],
  [5, 'ExecutionSucceeded', output({ shelves: AISLES * SHELVES })],
];
const failed: Script = [
  [50 * MINUTE, 'MapRunFailed', tooMany],
  [10, 'MapStateFailed'],
  [5, 'ExecutionFailed', tooMany],
];

const scanner = { error: 'ScannerOffline', cause: 'No scanner answered in time' };
const counted: Script = [
  [20, 'TaskStateEntered', { name: 'Count', ...input({ shelves: SHELVES }) }],
  [15, 'ActivityScheduled', { resource: arn('activity', 'count-shelf'), ...input({ shelves: SHELVES }) }],
  [2 * MINUTE, 'ActivityStarted', { workerName: 'night-shift' }],
  [25 * MINUTE, 'ActivitySucceeded', output({ counted: SHELVES })],
  [10, 'TaskStateExited', { name: 'Count', ...output({ counted: SHELVES }) }],
  [5, 'ExecutionSucceeded', output({ counted: SHELVES })],
];
const miscount: Script = [
  [20, 'TaskStateEntered', { name: 'Count', ...input({ shelves: SHELVES }) }],
  [15, 'ActivityScheduled', { resource: arn('activity', 'count-shelf'), ...input({ shelves: SHELVES }) }],
  [30 * MINUTE, 'ActivityTimedOut', scanner],
  [5, 'ExecutionFailed', scanner],
];
const recount: Script = [
  [6 * HOUR + 21 * MINUTE, 'PendingRedrive'],
  [5 * MINUTE, 'ExecutionRedriven', { redriveCount: 1 }],
  ...counted,
];

function aisleRun(mapRunArn: string, aisle: number, steps: Run['steps']): Run {
  const [, , , , , , , run = ''] = mapRunArn.split(':');
  const name = `${run.slice(0, 8)}-aisle-${aisle + 1}`;
  return { about: aboutRun('stocktake/Aisles', name, { mapRunArn, itemCount: SHELVES }), steps };
}
