import type { Activity } from '#contracts/workflows';
import type { World } from '#sandbox';
import type { Run } from './run.ts';

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export const arn = (kind: string, name: string) => `arn:aws:states:eu-west-1:000011112222:${kind}:${name}`;
export const functionArn = (name: string) => `arn:aws:lambda:eu-west-1:000011112222:function:${name}`;
export const role = { roleArn: 'arn:aws:iam::000011112222:role/sandbox-workflows' };

const truncated = { truncated: false };
export const input = (value: unknown) => ({ input: JSON.stringify(value), inputDetails: truncated });
export const output = (value: unknown) => ({ output: JSON.stringify(value), outputDetails: truncated });
export const variables = (values: Readonly<Record<string, string>>) => ({
  assignedVariables: values,
  assignedVariablesDetails: truncated,
});

/** State machines whose executions are kept, and one whose are not. */
export const STANDARD = ['fulfill-order', 'stocktake', 'reprice'];
export const EXPRESS = ['stock-alert'];

const WORKERS_DO = ['pack-parcel', 'check-return', 'count-shelf', 'sign-customs-form', 'approve-price', 'call-carrier'];

export function activities(world: World): Activity[] {
  return WORKERS_DO.map((name, index) => ({
    activityArn: arn('activity', name),
    name,
    creationDate: (world.today - (400 - index * 31) * DAY) / SECOND + 0.5,
  }));
}

/** The name of a run, and its state machine. */
export function aboutRun(machine: string, name: string, more: Partial<Run['about']> = {}): Run['about'] {
  return {
    executionArn: arn('execution', `${machine}:${name}`),
    stateMachineArn: arn('stateMachine', machine),
    name,
    stateMachineVersionArn: null,
    stateMachineAliasArn: null,
    ...more,
  };
}
