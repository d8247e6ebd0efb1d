import type { DescribedExecution, Execution, HistoryEvent, HistoryEventType } from '#contracts/workflows';

/** Something that happens in a run, when its time has come. */
export interface Step {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly type: HistoryEventType | 'PendingRedrive';
  readonly details?: object | undefined;
}

/** A run of a state machine: over, under way, or still to come. */
export interface Run {
  readonly about: Pick<Execution, 'executionArn' | 'stateMachineArn' | 'name'> & Partial<Execution>;
  readonly steps: readonly Step[];
}

/** The events and their offsets in milliseconds. */
export type Script = readonly (readonly [gapMs: number, type: Step['type'], details?: object])[];

/** The steps of a script that begins at a time. */
export function stepsFrom(start: number, script: Script): Step[] {
  let at = start;
  return script.map(([gapMs, type, details]) => ({ at: (at += gapMs), type, details }));
}

export const hasBegun = ({ steps }: Run, now: number) => (steps[0]?.at ?? Infinity) <= now;

const STATUS: Readonly<Record<string, string>> = {
  ExecutionSucceeded: 'SUCCEEDED',
  ExecutionFailed: 'FAILED',
  ExecutionTimedOut: 'TIMED_OUT',
  ExecutionAborted: 'ABORTED',
  PendingRedrive: 'PENDING_REDRIVE',
};

/** A run as the list of executions shows it at a time. */
export function executionAt({ about, steps }: Run, now: number): Execution {
  const past = steps.filter(({ at }) => at <= now);
  const redrives = past.filter(({ type }) => type === 'ExecutionRedriven');
  const last = past.at(-1);
  const status = STATUS[last?.type ?? ''] ?? 'RUNNING';
  const redrive = redrives.at(-1);
  return {
    ...about,
    status,
    startDate: (steps[0]?.at ?? 0) / 1000,
    ...(last && status !== 'RUNNING' && status !== 'PENDING_REDRIVE' && { stopDate: last.at / 1000 }),
    redriveCount: redrives.length,
    ...(redrive && { redriveDate: redrive.at / 1000 }),
  };
}

/** A run as its description shows it at a time. */
export function describedAt(run: Run, now: number): DescribedExecution {
  const { itemCount: _listed, ...execution } = executionAt(run, now);
  const { status } = execution;
  const past = run.steps.filter(({ at, type }) => at <= now && type.startsWith('Execution'));
  const { input } = (past[0]?.details ?? {}) as { input?: string };
  const ending = status === 'RUNNING' || status === 'PENDING_REDRIVE' ? {} : { ...past.at(-1)?.details };
  const { output, error, cause } = ending as { output?: string; error?: string; cause?: string };
  const included = { included: true };
  return {
    ...execution,
    ...(input !== undefined && { input, inputDetails: included }),
    ...(output !== undefined && { output, outputDetails: included }),
    ...(error !== undefined && { error }),
    ...(cause !== undefined && { cause }),
  };
}

/** The events of a run until a time. */
export function eventsUntil({ steps }: Run, now: number): HistoryEvent[] {
  const past = steps.filter(({ at, type }) => at <= now && type !== 'PendingRedrive');
  return past.map(({ at, type, details }, index) => ({
    timestamp: at / 1000,
    type,
    id: index + 1,
    previousEventId: index < 2 ? 0 : index,
    ...(details && { [keyOfDetails(type)]: details }),
  }));
}

function keyOfDetails(type: string): string {
  if (type.endsWith('StateEntered')) return 'stateEnteredEventDetails';
  if (type.endsWith('StateExited')) return 'stateExitedEventDetails';
  return `${type.charAt(0).toLowerCase()}${type.slice(1)}EventDetails`;
}

const DATA = new Set([
  'input',
  'inputDetails',
  'output',
  'outputDetails',
  'assignedVariables',
  'assignedVariablesDetails',
]);

/** An event without its inputs and outputs. */
export function withoutData(event: HistoryEvent): HistoryEvent {
  const entries = Object.entries(event).map(([key, value]: [string, unknown]) => {
    if (typeof value !== 'object' || value === null) return [key, value];
    return [key, Object.fromEntries(Object.entries(value).filter(([name]) => !DATA.has(name)))];
  });
  return Object.fromEntries(entries) as HistoryEvent;
}
