import { expect, it, onTestFinished } from 'vitest';
import { Clock, loadMocks, serveSandbox } from '#sandbox';

const ARN = 'arn:aws:states:eu-west-1:000011112222';
const ORDERS = `${ARN}:stateMachine:fulfill-order`;
const NOON = Date.parse('2026-03-01T12:00:00Z');
const HOUR = 3_600_000;
const SIGNATURE = `AWS4-HMAC-SHA256 Credential=a/20260301/local/states/aws4_request, SignedHeaders=host, Signature=${'0'.repeat(64)}`;

/** A sandbox whose time stands still at noon, and a way to call it. */
async function sandboxAtNoon() {
  const clock = new Clock();
  clock.stop(NOON);
  const mocks = await loadMocks(['workflows']);
  const server = await serveSandbox(mocks, { host: '127.0.0.1', port: 0, seed: 'x', clock });
  onTestFinished(() => server.stop());
  return {
    clock,
    async call(operation: string, body: object, { query = '', headers = {} } = {}) {
      const target = { 'x-vendor-target': `VendorStates.${operation}`, authorization: SIGNATURE };
      const init = { method: 'POST', body: JSON.stringify(body), headers: { ...target, ...headers } };
      const response = await fetch(`${server.origin}/workflows/${query}`, init);
      return { status: response.status, body: JSON.parse(await response.text()) };
    },
  };
}
const failed = (word: string) => ({ status: 400, body: { __type: `com.example.states#${word}` } });

it('lets a history grow with time, until its execution has come to its end', async () => {
  const { call, clock } = await sandboxAtNoon();
  const { executions } = (await call('ListExecutions', { stateMachineArn: ORDERS, statusFilter: 'RUNNING' })).body;
  const { executionArn } = executions.at(-3);
  const typesNow = async () => {
    const { events } = (await call('GetExecutionHistory', { executionArn })).body;
    return events.map(({ type }: { type: string }) => type);
  };

  const before = await typesNow();
  clock.stop(NOON + 24 * HOUR);
  const after = await typesNow();

  expect(before.at(-1)).toBe('ActivityScheduled');
  expect(after.slice(0, before.length)).toEqual(before);
  expect(after.at(-1)).toBe('ExecutionSucceeded');
  expect((await call('ListExecutions', { stateMachineArn: ORDERS })).body.executions).toContainEqual(
    expect.objectContaining({ executionArn, status: 'SUCCEEDED' }),
  );
});

it('gives 100 rows unless told, 1000 at most, and takes the place from the body or from the query', async () => {
  const { call } = await sandboxAtNoon();
  const stateMachineArn = ORDERS;
  const first = (await call('ListExecutions', { stateMachineArn })).body;
  const { nextToken } = first;

  const byBody = (await call('ListExecutions', { stateMachineArn, maxResults: 1000, nextToken })).body;
  const byQuery = (
    await call(
      'ListExecutions',
      { stateMachineArn },
      { query: `?maxResults=1000&nextToken=${encodeURIComponent(nextToken)}` },
    )
  ).body;

  expect(first.executions).toHaveLength(100);
  expect(byBody.executions).toHaveLength(300);
  expect(byBody.nextToken).toBeUndefined();
  expect(byQuery).toEqual(byBody);
  expect(await call('ListExecutions', { stateMachineArn, maxResults: 1001 })).toMatchObject(
    failed('ValidationException'),
  );
  expect((await call('ListExecutions', { stateMachineArn, maxResults: 0 })).body.executions).toHaveLength(100);
});

it('refuses a token after a day, or with other arguments, and no token shifts when something begins', async () => {
  const { call, clock } = await sandboxAtNoon();
  const body = { stateMachineArn: `${ARN}:stateMachine:reprice`, maxResults: 3 };
  const { nextToken } = (await call('ListExecutions', body)).body;
  const next = await call('ListExecutions', { ...body, nextToken });

  clock.stop(NOON + 24 * HOUR);
  const aDayLater = await call('ListExecutions', { ...body, nextToken });
  clock.stop(NOON + 24 * HOUR + 1);
  const stillLater = await call('ListExecutions', { ...body, nextToken });

  const names = ({ body: { executions } }: typeof next) => executions.map(({ name }: { name: string }) => name);
  expect(names(aDayLater)).toEqual(names(next));
  expect(stillLater).toMatchObject(failed('InvalidToken'));
  clock.stop(NOON);
  expect(await call('ListExecutions', { ...body, nextToken, statusFilter: 'FAILED' })).toMatchObject(
    failed('InvalidToken'),
  );
  expect(await call('ListExecutions', { ...body, nextToken: 'made up' })).toMatchObject(failed('InvalidToken'));
});

it('leaves inputs and outputs out where they are not wanted', async () => {
  const { call } = await sandboxAtNoon();
  const { executions } = (
    await call('ListExecutions', { stateMachineArn: ORDERS, statusFilter: 'SUCCEEDED', maxResults: 1 })
  ).body;
  const { executionArn } = executions[0];

  const whole = JSON.stringify(await call('GetExecutionHistory', { executionArn }));
  const bare = JSON.stringify(await call('GetExecutionHistory', { executionArn, includeExecutionData: false }));

  expect(whole).toMatch(/"input":.*"output":/);
  expect(bare).not.toMatch(/"(input|output)/);
});

it('has map runs with an execution for each aisle, of which some fail, wait, and are redriven', async () => {
  const { call, clock } = await sandboxAtNoon();
  const statuses = new Set<string>();
  const { executions } = (await call('ListExecutions', { stateMachineArn: `${ARN}:stateMachine:stocktake` })).body;
  for (const { executionArn, startDate } of executions) {
    const { events } = (await call('GetExecutionHistory', { executionArn })).body;
    const { mapRunArn } = events[3].mapRunStartedEventDetails;
    for (const minutes of [10, 415.5, 425, 1800]) {
      clock.stop(startDate * 1000 + minutes * 60_000);
      const children = (await call('ListExecutions', { mapRunArn })).body.executions;
      expect(children).toHaveLength(8);
      for (const { status, redriveCount } of children) statuses.add(`${status} ${redriveCount}`);
    }
    clock.stop(NOON);
  }

  expect([...statuses].toSorted()).toEqual([
    'FAILED 0',
    'PENDING_REDRIVE 0',
    'RUNNING 0',
    'RUNNING 1',
    'SUCCEEDED 0',
    'SUCCEEDED 1',
  ]);
});

it.each([
  ['DescribeExecution', {}, 'ValidationException'],
  ['DescribeExecution', { executionArn: 'x' }, 'InvalidArn'],
  ['DescribeExecution', { executionArn: `${ARN}:execution:reprice:x` }, 'ExecutionDoesNotExist'],
  ['GetExecutionHistory', {}, 'ValidationException'],
  ['GetExecutionHistory', { executionArn: 'x' }, 'InvalidArn'],
  ['GetExecutionHistory', { executionArn: `${ARN}:execution:reprice:x` }, 'ExecutionDoesNotExist'],
  ['GetExecutionHistory', { executionArn: `${ARN}:execution:reprice:prices-2026030118` }, 'ExecutionDoesNotExist'],
  ['ListActivities', { maxResults: -1 }, 'ValidationException'],
  ['ListExecutions', {}, 'ValidationException'],
  ['ListExecutions', { stateMachineArn: ORDERS, mapRunArn: `${ARN}:mapRun:x` }, 'ValidationException'],
  ['ListExecutions', { stateMachineArn: ORDERS, statusFilter: 'LATE' }, 'ValidationException'],
  ['ListExecutions', { stateMachineArn: ORDERS, statusFilter: 'PENDING_REDRIVE' }, 'ValidationException'],
  ['ListExecutions', { stateMachineArn: ORDERS, redriveFilter: 'REDRIVEN' }, 'ValidationException'],
  ['ListExecutions', { stateMachineArn: 'x' }, 'InvalidArn'],
  ['ListExecutions', { stateMachineArn: `${ARN}:stateMachine:x` }, 'StateMachineDoesNotExist'],
  ['ListExecutions', { stateMachineArn: `${ORDERS}:7` }, 'StateMachineDoesNotExist'],
  ['ListExecutions', { stateMachineArn: `${ARN}:stateMachine:stock-alert` }, 'StateMachineTypeNotSupported'],
  ['ListExecutions', { mapRunArn: 'x' }, 'InvalidArn'],
  ['ListExecutions', { mapRunArn: `${ARN}:mapRun:stocktake/Aisles:x` }, 'ResourceNotFound'],
  ['DeleteEverything', {}, 'UnknownOperationException'],
])('answers %s with %j by 400 and %s', async (operation, body, word) => {
  const { call } = await sandboxAtNoon();

  expect(await call(operation, body)).toMatchObject(failed(word));
});

it('asks for a signature, and understands the header of the public service', async () => {
  const { call } = await sandboxAtNoon();
  const publicName = { 'x-vendor-target': '', 'x-amz-target': 'AWSStepFunctions.ListActivities' };

  expect(await call('ListActivities', {}, { headers: { authorization: '' } })).toMatchObject(
    failed('MissingAuthenticationTokenException'),
  );
  expect(await call('', {}, { headers: publicName })).toEqual(await call('ListActivities', {}));
});

it('lets orders begin with time, on all of the next forty days', async () => {
  const { call, clock } = await sandboxAtNoon();
  const newest = async () => {
    const { executions } = (await call('ListExecutions', { stateMachineArn: ORDERS, maxResults: 1 })).body;
    return executions[0].startDate * 1000;
  };

  await newest();

  const ages = [];
  for (let day = 2; day <= 40; day++) {
    clock.stop(NOON + day * 24 * HOUR);
    ages.push(clock.now() - (await newest()));
  }

  expect(Math.max(...ages)).toBeLessThan(7 * HOUR);
  expect(Math.min(...ages)).toBeGreaterThan(0);
});
