import type { Random } from '#sandbox';
import { aboutRun, functionArn, HOUR, input, MINUTE, output, role, SECOND } from './account.ts';
import { type Run, type Script, stepsFrom } from './run.ts';

/** Prices that are worked out anew every six hours, in a map state, and then left to settle for most of them. */
export function repricing(random: Random, start: number): Run {
  const kinds = random.some(['Wool', 'Copper', 'Linen', 'Oak', 'Slate'], random.int(2, 4));
  const name = `prices-${new Date(start).toISOString().slice(0, 13).replaceAll(/\D/g, '')}`;
  const ending = random.pick([settled, settled, settled, settled, settled, forgotten, broken]);
  const opening: Script = [
    [0, 'ExecutionStarted', { ...input({ kinds }), ...role }],
    [20, 'ParallelStateEntered', { name: 'Gather', ...input({ kinds }) }],
    [10, 'ParallelStateStarted'],
    [2 * SECOND, 'ParallelStateSucceeded'],
    [10, 'ParallelStateExited', { name: 'Gather', ...output({ kinds }) }],
    [20, 'MapStateEntered', { name: 'Reprice', ...input({ kinds }) }],
    [10, 'MapStateStarted', { length: kinds.length }],
  ];
  const priced = kinds.flatMap((kind, index) => iteration(kind, index));
  return {
    about: aboutRun('reprice', name),
    steps: stepsFrom(start, [...opening, ...priced, ...ending(kinds.length)]),
  };
}

function iteration(kind: string, index: number): Script {
  const what = { name: 'Reprice', index };
  return [
    [10, 'MapIterationStarted', what],
    [10, 'LambdaFunctionScheduled', { resource: functionArn('reprice'), ...input({ kind }), timeoutInSeconds: 60 }],
    [20, 'LambdaFunctionStarted'],
    [4 * SECOND, 'LambdaFunctionSucceeded', output({ kind, factor: 1 + index / 100 })],
    [10, 'MapIterationSucceeded', what],
  ];
}

const settled = (count: number): Script => [
  [10, 'MapStateSucceeded'],
  [10, 'MapStateExited', { name: 'Reprice', ...output({ count }) }],
  [20, 'WaitStateEntered', { name: 'Settle', ...input({ count }) }],
  [5 * HOUR, 'WaitStateExited', { name: 'Settle', ...output({ count }) }],
  [5, 'ExecutionSucceeded', output({ count })],
];

const forgotten = (count: number): Script => [
  ...settled(count).slice(0, 3),
  [4 * HOUR, 'ExecutionTimedOut', { error: 'States.Timeout' }],
];

const broken = (count: number): Script => {
  const failure = { error: 'States.QueryEvaluationError', cause: 'There is no price to begin with' };
  return [
    [10, 'MapIterationStarted', { name: 'Reprice', index: count }],
    [30 * MINUTE, 'EvaluationFailed', { ...failure, location: 'Arguments/price', state: 'Reprice' }],
    [10, 'MapIterationFailed', { name: 'Reprice', index: count }],
    [10, 'MapStateFailed'],
    [5, 'ExecutionFailed', failure],
  ];
};
