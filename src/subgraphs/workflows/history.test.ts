import { describe, expect, it } from 'vitest';
import { parsedJson } from '#graph';
import { gatewayOver } from '#test/harness';
import {
  ACTIVITY,
  activity,
  bodies,
  EXECUTION,
  event,
  execution,
  MACHINE,
  MAP_RUN,
  range,
  refusal,
  reply,
  request,
  service,
} from './fakes.ts';

describe('Query.executionHistory', () => {
  it('sends every argument, with those of paging in the query and in the body, and shows what comes back', async () => {
    const last = {
      timestamp: 1_718_020_801.9,
      type: 'ExecutionFailed',
      id: 3,
      previousEventId: 2,
      executionFailedEventDetails: { error: 'ScaleOffline', cause: 'No scale answered in time' },
    };
    const { run, sent } = await gatewayOver('workflows', [reply({ events: [last], nextToken: 'AAQAmore==' })]);

    const { data, errors } = await run(`{ executionHistory(executionId: "${EXECUTION}",
      orderBy: { field: EVENT_ID, direction: DESC }, first: 1) { nodes { eventId previousEventId happenedAt kind details { __typename
      ... on FailedEventDetails { error cause } } raw } pageInfo { hasNextPage hasPreviousPage } } }`);

    expect(errors).toBeUndefined();
    const body = { executionArn: EXECUTION, reverseOrder: true, includeExecutionData: true, maxResults: 1 };
    expect(sent).toEqual([request('GetExecutionHistory', '/?maxResults=1', body)]);
    expect(data.executionHistory).toEqual({
      nodes: [
        {
          eventId: '3',
          previousEventId: '2',
          happenedAt: '2024-06-10T12:00:01.900Z',
          kind: 'EXECUTION_FAILED',
          details: { __typename: 'FailedEventDetails', error: 'ScaleOffline', cause: 'No scale answered in time' },
          raw: last,
        },
      ],
      pageInfo: { hasNextPage: true, hasPreviousPage: false },
    });
  });

  it('asks for no more than a page without data when nothing else is said', async () => {
    const { run, sent } = await gatewayOver('workflows', [reply({ events: [] })]);

    const { data } = await run(`{ executionHistory(executionId: "${EXECUTION}") { nodes { eventId } } }`);

    const body = { executionArn: EXECUTION, includeExecutionData: false, maxResults: 20 };
    expect(sent).toEqual([request('GetExecutionHistory', '/?maxResults=20', body)]);
    expect(data).toEqual({ executionHistory: { nodes: [] } });
  });

  it('names the operation by the header and with the prefix that are set', async () => {
    const settings = { targetHeader: 'X-Amz-Target', targetPrefix: 'AWSStepFunctions' };
    const { run, sent } = await gatewayOver('workflows', () => reply({ events: [], activities: [], executions: [] }), {
      settings: { apis: { workflows: { settings } } },
    });

    await run(`{ executionHistory(executionId: "${EXECUTION}") { nodes { eventId } } }`);
    await run('{ activities { nodes { arn } } }');
    await run(`{ executions(of: { stateMachineId: "${MACHINE}" }) { nodes { arn } } }`);

    const type = 'application/x-amz-json-1.0';
    expect(sent.map(({ headers }) => headers)).toEqual([
      { 'content-type': type, 'x-amz-target': 'AWSStepFunctions.GetExecutionHistory' },
      { 'content-type': type, 'x-amz-target': 'AWSStepFunctions.ListActivities' },
      { 'content-type': type, 'x-amz-target': 'AWSStepFunctions.ListExecutions' },
    ]);
  });

  it.each([
    ['nodes { eventId kind details { ... on FailureEventDetails { error cause } } }', false],
    ['nodes { details { ... on InputEventDetails { input } } }', true],
    ['edges { node { details { ... on StateEnteredEventDetails { inputJson } } } }', true],
    ['nodes { details { ... on OutputEventDetails { output } } }', true],
    ['nodes { details { ... on OutputEventDetails { outputJson } } }', true],
    ['nodes { details { ... on TaskScheduledEventDetails { parameters } } }', true],
    ['nodes { details { ... on TaskScheduledEventDetails { parametersJson } } }', true],
    ['nodes { details { ... on StateExitedEventDetails { assignedVariables { name } } } }', true],
    ['nodes { raw }', true],
  ])('selecting %s asks for data: %s', async (selection, asked) => {
    const { run, sent } = await gatewayOver('workflows', () => reply({ events: [] }));

    await run(`{ executionHistory(executionId: "${EXECUTION}") { ${selection} } }`);

    expect(bodies(sent)).toEqual([{ executionArn: EXECUTION, includeExecutionData: asked, maxResults: 20 }]);
  });

  it('follows short and empty pages, and repeats every argument with the token', async () => {
    const { run, sent } = await gatewayOver('workflows', [
      reply({ events: [event(1)], nextToken: 'a+b=' }),
      reply({ events: [], nextToken: 'c' }),
      reply({ events: [event(2), event(3)] }),
    ]);

    const { data } =
      await run(`{ executionHistory(executionId: "${EXECUTION}", first: 5, orderBy: { field: EVENT_ID }) { nodes { eventId }
      pageInfo { hasNextPage } } }`);

    const body = { executionArn: EXECUTION, reverseOrder: false, includeExecutionData: false };
    expect(sent).toEqual([
      request('GetExecutionHistory', '/?maxResults=5', { ...body, maxResults: 5 }),
      request('GetExecutionHistory', '/?nextToken=a%2Bb%3D&maxResults=5', {
        ...body,
        maxResults: 5,
        nextToken: 'a+b=',
      }),
      request('GetExecutionHistory', '/?nextToken=c&maxResults=5', { ...body, maxResults: 5, nextToken: 'c' }),
    ]);
    expect(data.executionHistory).toEqual({
      nodes: [{ eventId: '1' }, { eventId: '2' }, { eventId: '3' }],
      pageInfo: { hasNextPage: false },
    });
  });

  it('goes on where a cursor points, and refuses one of other arguments before any call', async () => {
    const { run, sent } = await gatewayOver('workflows', [
      reply({ events: [event(1)], nextToken: 't' }),
      reply({ events: [event(2)] }),
    ]);
    const { data } = await run(
      `{ executionHistory(executionId: "${EXECUTION}", first: 1) { pageInfo { endCursor } } }`,
    );
    const after = data.executionHistory.pageInfo.endCursor;

    const next = await run(
      `{ executionHistory(executionId: "${EXECUTION}", first: 1, after: "${after}") { nodes { eventId } } }`,
    );
    const other = await run(
      `{ executionHistory(executionId: "${EXECUTION}", orderBy: { field: EVENT_ID, direction: DESC }, after: "${after}") { nodes { eventId } } }`,
    );

    expect(next.data).toEqual({ executionHistory: { nodes: [{ eventId: '2' }] } });
    expect(other.errors).toMatchObject([{ path: ['executionHistory'], extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(sent.map(({ target }) => target)).toEqual(['/?maxResults=1', '/?nextToken=t&maxResults=1']);
  });

  it('keeps the page size and the data of the first page while tokens are followed, whatever is asked for later', async () => {
    const { run, sent } = await gatewayOver('workflows', [
      reply({ events: [event(1), event(2)], nextToken: 't' }),
      reply({ events: [event(3), event(4)], nextToken: 'u' }),
      reply({ events: [event(5)] }),
    ]);
    const ids = (first: number, after: string | null, selected: string) =>
      run(
        `query ($after: String) { executionHistory(executionId: "${EXECUTION}", first: ${first}, after: $after) {
        nodes { eventId ${selected} } pageInfo { endCursor } } }`,
        { after },
      );

    const { data } = await ids(2, null, 'raw');
    const next = await ids(3, data.executionHistory.pageInfo.endCursor, '');

    expect(next.data.executionHistory.nodes).toEqual([{ eventId: '3' }, { eventId: '4' }, { eventId: '5' }]);
    const body = { executionArn: EXECUTION, includeExecutionData: true, maxResults: 2 };
    expect(bodies(sent)).toEqual([body, { ...body, nextToken: 't' }, { ...body, nextToken: 'u' }]);
  });

  it('refuses to select data after a page that came without it, before any call', async () => {
    const { run, sent } = await gatewayOver('workflows', [reply({ events: [event(1)], nextToken: 't' })]);
    const { data } = await run(
      `{ executionHistory(executionId: "${EXECUTION}", first: 1) { pageInfo { endCursor } } }`,
    );
    const after = data.executionHistory.pageInfo.endCursor;

    const next = await run(`{ executionHistory(executionId: "${EXECUTION}", after: "${after}") {
      nodes { details { ... on InputEventDetails { input } } } } }`);

    expect(next.errors).toMatchObject([
      { message: expect.stringMatching(/begun without inputs and outputs/), extensions: { code: 'BAD_USER_INPUT' } },
    ]);
    expect(sent).toHaveLength(1);
  });

  it('keeps every digit of numbers beyond 2^53', async () => {
    const text = `{"events":[{"timestamp":1718020800,"type":"ActivityScheduled","id":9007199254740993,"previousEventId":9007199254740992,
      "activityScheduledEventDetails":{"resource":"a","timeoutInSeconds":9223372036854775807,"input":"{\\"n\\":9007199254740995}"}}]}`;
    const { run } = await gatewayOver('workflows', () => ({ ...reply({}), body: text }));

    const { data } =
      await run(`{ executionHistory(executionId: "${EXECUTION}") { nodes { eventId previousEventId details {
      ... on ActivityScheduledEventDetails { timeoutSeconds heartbeatSeconds input } } } } }`);

    expect(data.executionHistory.nodes).toEqual([
      {
        eventId: '9007199254740993',
        previousEventId: '9007199254740992',
        details: { timeoutSeconds: '9223372036854775807', heartbeatSeconds: null, input: '{"n":9007199254740995}' },
      },
    ]);
  });

  it('reads a time under either name, in seconds or as text', async () => {
    const times = [
      { timestamp: 1_718_020_800.25 },
      { timeStamp: 1_718_020_800 },
      { timestamp: '2024-06-10T12:00:00.5Z' },
    ];
    const events = times.map((time, index) => ({ type: 'MapRunSucceeded', id: index + 1, ...time }));
    const { run } = await gatewayOver('workflows', [reply({ events })]);

    const { data } = await run(
      `{ executionHistory(executionId: "${EXECUTION}") { nodes { happenedAt previousEventId details { __typename } } } }`,
    );

    expect(data.executionHistory.nodes).toEqual([
      { happenedAt: '2024-06-10T12:00:00.250Z', previousEventId: null, details: null },
      { happenedAt: '2024-06-10T12:00:00.000Z', previousEventId: null, details: null },
      { happenedAt: '2024-06-10T12:00:00.5Z', previousEventId: null, details: null },
    ]);
  });

  it('is null for an execution that does not exist', async () => {
    const { run } = await gatewayOver('workflows', [refusal('ExecutionDoesNotExist')]);

    expect(await run(`{ executionHistory(executionId: "${EXECUTION}") { nodes { eventId } } }`)).toEqual({
      data: { executionHistory: null },
    });
  });
});

describe('HistoryEvent.kind', () => {
  it.each([
    [
      'ActivityFailed ActivityScheduleFailed ActivityScheduled ActivityStarted ActivitySucceeded ActivityTimedOut',
      'ACTIVITY_FAILED ACTIVITY_SCHEDULE_FAILED ACTIVITY_SCHEDULED ACTIVITY_STARTED ACTIVITY_SUCCEEDED ACTIVITY_TIMED_OUT',
    ],
    [
      'TaskFailed TaskScheduled TaskStartFailed TaskStarted TaskSubmitFailed TaskSubmitted TaskSucceeded TaskTimedOut',
      'TASK_FAILED TASK_SCHEDULED TASK_START_FAILED TASK_STARTED TASK_SUBMIT_FAILED TASK_SUBMITTED TASK_SUCCEEDED TASK_TIMED_OUT',
    ],
    [
      'ExecutionStarted ExecutionSucceeded ExecutionFailed ExecutionAborted ExecutionTimedOut ExecutionRedriven',
      'EXECUTION_STARTED EXECUTION_SUCCEEDED EXECUTION_FAILED EXECUTION_ABORTED EXECUTION_TIMED_OUT EXECUTION_REDRIVEN',
    ],
    [
      'LambdaFunctionFailed LambdaFunctionScheduleFailed LambdaFunctionScheduled LambdaFunctionStartFailed',
      'FUNCTION_FAILED FUNCTION_SCHEDULE_FAILED FUNCTION_SCHEDULED FUNCTION_START_FAILED',
    ],
    [
      'LambdaFunctionStarted LambdaFunctionSucceeded LambdaFunctionTimedOut',
      'FUNCTION_STARTED FUNCTION_SUCCEEDED FUNCTION_TIMED_OUT',
    ],
    [
      'MapStateStarted MapIterationStarted MapIterationSucceeded MapIterationFailed MapIterationAborted',
      'MAP_STATE_STARTED MAP_ITERATION_STARTED MAP_ITERATION_SUCCEEDED MAP_ITERATION_FAILED MAP_ITERATION_ABORTED',
    ],
    [
      'MapRunStarted MapRunSucceeded MapRunFailed MapRunAborted MapRunRedriven EvaluationFailed',
      'MAP_RUN_STARTED MAP_RUN_SUCCEEDED MAP_RUN_FAILED MAP_RUN_ABORTED MAP_RUN_REDRIVEN EVALUATION_FAILED',
    ],
    [
      'ChoiceStateEntered FailStateEntered MapStateEntered ParallelStateEntered PassStateEntered SucceedStateEntered',
      'CHOICE_STATE_ENTERED FAIL_STATE_ENTERED MAP_STATE_ENTERED PARALLEL_STATE_ENTERED PASS_STATE_ENTERED SUCCEED_STATE_ENTERED',
    ],
    [
      'TaskStateEntered WaitStateEntered ChoiceStateExited MapStateExited ParallelStateExited PassStateExited',
      'TASK_STATE_ENTERED WAIT_STATE_ENTERED CHOICE_STATE_EXITED MAP_STATE_EXITED PARALLEL_STATE_EXITED PASS_STATE_EXITED',
    ],
    [
      'SucceedStateExited TaskStateExited WaitStateExited MapStateAborted MapStateFailed MapStateSucceeded',
      'SUCCEED_STATE_EXITED TASK_STATE_EXITED WAIT_STATE_EXITED MAP_STATE_ABORTED MAP_STATE_FAILED MAP_STATE_SUCCEEDED',
    ],
    [
      'ParallelStateAborted ParallelStateFailed ParallelStateStarted ParallelStateSucceeded TaskStateAborted WaitStateAborted',
      'PARALLEL_STATE_ABORTED PARALLEL_STATE_FAILED PARALLEL_STATE_STARTED PARALLEL_STATE_SUCCEEDED TASK_STATE_ABORTED WAIT_STATE_ABORTED',
    ],
    ['SomethingNew FailStateExited', 'UNRECOGNIZED UNRECOGNIZED'],
  ])('%s are %s', async (words, names) => {
    const events = words.split(' ').map((type, index) => event(index + 1, { type }));
    const { run } = await gatewayOver('workflows', [reply({ events })]);

    const { data } = await run(`{ executionHistory(executionId: "${EXECUTION}") { nodes { kind raw } } }`);

    expect(data.executionHistory.nodes).toEqual(names.split(' ').map((kind, index) => ({ kind, raw: events[index] })));
  });
});

describe('HistoryEvent.details', () => {
  const failure = { error: 'E', cause: 'c' };
  const task = { resourceType: 'queue', resource: 'sendMessage' };
  const text = { input: '{"parcel":17}', inputDetails: { truncated: false } };
  const result = { output: '[1,2]', outputDetails: { truncated: false } };
  const inputs = { input: '{"parcel":17}', inputJson: { parcel: 17 } };
  const outputs = { output: '[1,2]', outputJson: [1, 2] };
  const seconds = { timeoutInSeconds: 300, heartbeatInSeconds: 60 };
  const credentials = { taskCredentials: { roleArn: 'r' } };
  const query = `{ executionHistory(executionId: "${EXECUTION}") { nodes { details { __typename
    ... on FailureEventDetails { error cause } ... on InputEventDetails { input inputJson } ... on OutputEventDetails { output outputJson }
    ... on ActivityScheduledEventDetails { activityArn timeoutSeconds heartbeatSeconds }
    ... on ActivityStartedEventDetails { workerName }
    ... on EvaluationFailedEventDetails { location state }
    ... on ExecutionRedrivenEventDetails { redriveCount }
    ... on ExecutionStartedEventDetails { roleArn stateMachineAliasArn stateMachineVersionArn }
    ... on FunctionScheduledEventDetails { functionArn timeoutSeconds roleArn }
    ... on MapIterationEventDetails { iterationOf: name index }
    ... on MapRunRedrivenEventDetails { mapRun { arn } redriveCount }
    ... on MapRunStartedEventDetails { mapRun { arn } }
    ... on MapStateStartedEventDetails { itemCount }
    ... on StateEnteredEventDetails { name }
    ... on StateExitedEventDetails { name assignedVariables { name value valueJson } }
    ... on TaskFailedEventDetails { resourceType resource }
    ... on TaskScheduledEventDetails { resourceType resource region parameters parametersJson timeoutSeconds heartbeatSeconds roleArn }
    ... on TaskStartedEventDetails { resourceType resource }
    ... on TaskSucceededEventDetails { resourceType resource }
  } } } }`;
  const detailsOf = async (events: readonly object[]) => {
    const { run } = await gatewayOver('workflows', [reply({ events })]);
    const { data, errors } = await run(query);
    expect(errors).toBeUndefined();
    return data.executionHistory.nodes.map(({ details }: { details: unknown }) => details);
  };

  it.each([
    'activityFailed',
    'activityScheduleFailed',
    'activityTimedOut',
    'executionFailed',
    'executionAborted',
    'executionTimedOut',
    'lambdaFunctionFailed',
    'lambdaFunctionScheduleFailed',
    'lambdaFunctionStartFailed',
    'lambdaFunctionTimedOut',
    'mapRunFailed',
  ])('%s tells of a failure', async (name) => {
    const told = await detailsOf([
      event(1, { [`${name}EventDetails`]: failure }),
      event(2, { [`${name}EventDetails`]: {} }),
    ]);

    expect(told).toEqual([
      { __typename: 'FailedEventDetails', ...failure },
      { __typename: 'FailedEventDetails', error: null, cause: null },
    ]);
  });

  it.each([
    [
      'activityScheduled',
      { resource: ACTIVITY, ...text, ...seconds },
      {
        __typename: 'ActivityScheduledEventDetails',
        activityArn: ACTIVITY,
        ...inputs,
        timeoutSeconds: '300',
        heartbeatSeconds: '60',
      },
    ],
    ['activityStarted', { workerName: 'w' }, { __typename: 'ActivityStartedEventDetails', workerName: 'w' }],
    ['activitySucceeded', result, { __typename: 'SucceededEventDetails', ...outputs }],
    ['executionSucceeded', result, { __typename: 'SucceededEventDetails', ...outputs }],
    [
      'lambdaFunctionSucceeded',
      { output: 'not JSON' },
      { __typename: 'SucceededEventDetails', output: 'not JSON', outputJson: null },
    ],
    ['taskFailed', { ...task, ...failure }, { __typename: 'TaskFailedEventDetails', ...task, ...failure }],
    ['taskStartFailed', { ...task, ...failure }, { __typename: 'TaskFailedEventDetails', ...task, ...failure }],
    ['taskSubmitFailed', { ...task, ...failure }, { __typename: 'TaskFailedEventDetails', ...task, ...failure }],
    ['taskTimedOut', { ...task, ...failure }, { __typename: 'TaskFailedEventDetails', ...task, ...failure }],
    ['taskStarted', task, { __typename: 'TaskStartedEventDetails', ...task }],
    ['taskSubmitted', { ...task, ...result }, { __typename: 'TaskSucceededEventDetails', ...task, ...outputs }],
    ['taskSucceeded', { ...task, ...result }, { __typename: 'TaskSucceededEventDetails', ...task, ...outputs }],
    [
      'taskScheduled',
      { ...task, region: 'eu-west-1', parameters: '{"q":1}', ...seconds, ...credentials },
      {
        __typename: 'TaskScheduledEventDetails',
        ...task,
        region: 'eu-west-1',
        parameters: '{"q":1}',
        parametersJson: { q: 1 },
        timeoutSeconds: '300',
        heartbeatSeconds: '60',
        roleArn: 'r',
      },
    ],
    [
      'executionStarted',
      { ...text, roleArn: 'r', stateMachineAliasArn: 'a', stateMachineVersionArn: 'v' },
      {
        __typename: 'ExecutionStartedEventDetails',
        ...inputs,
        roleArn: 'r',
        stateMachineAliasArn: 'a',
        stateMachineVersionArn: 'v',
      },
    ],
    ['executionRedriven', { redriveCount: 2 }, { __typename: 'ExecutionRedrivenEventDetails', redriveCount: 2 }],
    [
      'lambdaFunctionScheduled',
      { resource: 'f', ...text, timeoutInSeconds: 300, ...credentials },
      {
        __typename: 'FunctionScheduledEventDetails',
        functionArn: 'f',
        ...inputs,
        timeoutSeconds: '300',
        roleArn: 'r',
      },
    ],
    ['mapStateStarted', { length: 3 }, { __typename: 'MapStateStartedEventDetails', itemCount: 3 }],
    [
      'mapIterationStarted',
      { name: 'm', index: 0 },
      { __typename: 'MapIterationEventDetails', iterationOf: 'm', index: 0 },
    ],
    [
      'mapIterationSucceeded',
      { name: 'm', index: 0 },
      { __typename: 'MapIterationEventDetails', iterationOf: 'm', index: 0 },
    ],
    [
      'mapIterationFailed',
      { name: 'm', index: 0 },
      { __typename: 'MapIterationEventDetails', iterationOf: 'm', index: 0 },
    ],
    [
      'mapIterationAborted',
      { name: 'm', index: 0 },
      { __typename: 'MapIterationEventDetails', iterationOf: 'm', index: 0 },
    ],
    ['mapRunStarted', { mapRunArn: MAP_RUN }, { __typename: 'MapRunStartedEventDetails', mapRun: { arn: MAP_RUN } }],
    [
      'mapRunRedriven',
      { mapRunArn: MAP_RUN, redriveCount: 1 },
      { __typename: 'MapRunRedrivenEventDetails', mapRun: { arn: MAP_RUN }, redriveCount: 1 },
    ],
    ['stateEntered', { name: 'Weigh', ...text }, { __typename: 'StateEnteredEventDetails', name: 'Weigh', ...inputs }],
    [
      'stateExited',
      {
        name: 'Weigh',
        ...result,
        assignedVariables: { grams: '17', by: '"hand"' },
        assignedVariablesDetails: { truncated: false },
      },
      {
        __typename: 'StateExitedEventDetails',
        name: 'Weigh',
        ...outputs,
        assignedVariables: [
          { name: 'grams', value: '17', valueJson: 17 },
          { name: 'by', value: '"hand"', valueJson: 'hand' },
        ],
      },
    ],
    [
      'stateExited',
      { name: 'Weigh' },
      { __typename: 'StateExitedEventDetails', name: 'Weigh', output: null, outputJson: null, assignedVariables: [] },
    ],
    [
      'evaluationFailed',
      { ...failure, location: '$.x', state: 'Weigh' },
      { __typename: 'EvaluationFailedEventDetails', ...failure, location: '$.x', state: 'Weigh' },
    ],
    ['somethingNew', { anything: 1 }, null],
  ])('%s tells %j as %j', async (name, told, shown) => {
    expect(await detailsOf([event(1, { [`${name}EventDetails`]: told })])).toEqual([shown]);
  });

  it('reads texts of JSON with every digit of their integers', () => {
    expect(parsedJson('{"n":[9007199254740995,-9007199254740995,17,1.5,1e30]}')).toEqual({
      n: [9_007_199_254_740_995n, -9_007_199_254_740_995n, 17, 1.5, 1e30],
    });
  });

  it('reads the activities once for the activities of fifty events', async () => {
    const scheduled = (n: number) =>
      event(n + 1, { activityScheduledEventDetails: { resource: `${ACTIVITY}-${n % 5}` } });
    const { run, sent } = await gatewayOver(
      'workflows',
      service({
        GetExecutionHistory: () => ({ events: range(50).map(scheduled) }),
        ListActivities: ({ nextToken }) =>
          nextToken
            ? { activities: [activity(2), activity(3)] }
            : { activities: [activity(0), activity(1)], nextToken: 'more' },
      }),
    );

    const { data } = await run(`{ executionHistory(executionId: "${EXECUTION}", first: 50) { nodes { details {
      ... on ActivityScheduledEventDetails { activity { arn name } } } } } }`);

    expect(sent.slice(1)).toEqual([
      request('ListActivities', '/?maxResults=1000', { maxResults: 1000 }),
      request('ListActivities', '/?nextToken=more&maxResults=1000', { nextToken: 'more', maxResults: 1000 }),
    ]);
    const found = (n: number) => (n === 4 ? null : { arn: `${ACTIVITY}-${n}`, name: `manual-check-${n}` });
    expect(data.executionHistory.nodes).toEqual(range(50).map((n) => ({ details: { activity: found(n % 5) } })));
  });

  it('leads from a map run to the executions that it started', async () => {
    const started = event(1, { mapRunStartedEventDetails: { mapRunArn: MAP_RUN } });
    const { run, sent } = await gatewayOver(
      'workflows',
      service({
        GetExecutionHistory: () => ({ events: [started] }),
        ListExecutions: () => ({ executions: [execution(4, { status: 'PENDING_REDRIVE' })] }),
      }),
    );

    const { data } =
      await run(`{ executionHistory(executionId: "${EXECUTION}") { nodes { details { ... on MapRunStartedEventDetails { mapRun {
      executions(first: 3, where: { status: PENDING_REDRIVE, isRedriven: false }) { nodes { name status } } } } } } } }`);

    const body = { mapRunArn: MAP_RUN, statusFilter: 'PENDING_REDRIVE', redriveFilter: 'NOT_REDRIVEN', maxResults: 3 };
    expect(sent[1]).toEqual(request('ListExecutions', '/?maxResults=3', body));
    const nodes = [{ name: 'run-4', status: 'PENDING_REDRIVE' }];
    expect(data.executionHistory.nodes).toEqual([{ details: { mapRun: { executions: { nodes } } } }]);
  });
});
