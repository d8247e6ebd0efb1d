import { describe, expect, it } from 'vitest';
import { answered, declaredCode, gatewayOver, json } from '#test/harness';
import {
  ACTIVITY,
  ARN,
  activity,
  bodies,
  EXECUTION,
  event,
  execution,
  MACHINE,
  MAP_RUN,
  operationOf,
  range,
  refusal,
  reply,
  request,
  service,
} from './fakes.ts';

describe('Query.activities', () => {
  it('sends every argument, and shows what comes back', async () => {
    const { run, sent } = await gatewayOver('workflows', [
      reply({ activities: [activity(1)], nextToken: 'n' }),
      reply({ activities: [activity(2)] }),
    ]);

    const page = await run(
      '{ activities(first: 1) { nodes { arn name createdAt raw } pageInfo { hasNextPage endCursor } } }',
    );
    const { endCursor } = page.data.activities.pageInfo;
    const next = await run(
      `{ activities(first: 1, after: "${endCursor}") { edges { node { name } } pageInfo { hasNextPage } } }`,
    );

    expect(sent).toEqual([
      request('ListActivities', '/?maxResults=1', { maxResults: 1 }),
      request('ListActivities', '/?nextToken=n&maxResults=1', { maxResults: 1, nextToken: 'n' }),
    ]);
    expect(page.data.activities.nodes).toEqual([
      { arn: `${ACTIVITY}-1`, name: 'manual-check-1', createdAt: '2023-11-14T22:13:20.500Z', raw: activity(1) },
    ]);
    expect(next.data).toEqual({
      activities: { edges: [{ node: { name: 'manual-check-2' } }], pageInfo: { hasNextPage: false } },
    });
  });

  it('asks for nothing but a page when no argument is given', async () => {
    const { run, sent } = await gatewayOver('workflows', [reply({ activities: [] })]);

    expect(await run('{ activities { nodes { arn } } }')).toEqual({ data: { activities: { nodes: [] } } });
    expect(sent).toEqual([request('ListActivities', '/?maxResults=20', { maxResults: 20 })]);
  });

  it('has activities that are found again by their global ids, in one reading of the list', async () => {
    const { run, sent } = await gatewayOver('workflows', () => reply({ activities: [activity(1), activity(2)] }));
    const { data } = await run('{ activities { nodes { id } } }');
    const ids = data.activities.nodes.map(({ id }: { id: string }) => id);

    const again = await run('query ($ids: [ID!]!) { nodes(ids: $ids) { id ... on WorkflowActivity { name } } }', {
      ids,
    });

    expect(again.data.nodes).toEqual([
      { id: ids[0], name: 'manual-check-1' },
      { id: ids[1], name: 'manual-check-2' },
    ]);
    expect(sent.length).toBe(2);
  });
});

describe('Query.executions', () => {
  it('sends every argument of a state machine, and shows what comes back', async () => {
    const whole = execution(9, {
      status: 'FAILED',
      stopDate: 1_718_020_801.9,
      stateMachineVersionArn: `${MACHINE}:3`,
      stateMachineAliasArn: `${MACHINE}:live`,
      redriveCount: 1,
      redriveDate: 1_718_020_801,
    });
    const { run, sent } = await gatewayOver('workflows', [
      reply({ executions: [whole, execution(8, { stateMachineAliasArn: null, status: 'NEW' })] }),
    ]);

    const { data, errors } =
      await run(`{ executions(of: { stateMachineId: "${MACHINE}" }, where: { status: TIMED_OUT }, first: 7) { nodes {
      arn name status startedAt stoppedAt stateMachineArn stateMachine { arn name region accountId } stateMachineVersionArn
      stateMachineAliasArn mapRunArn mapRun { arn } itemCount redriveCount redrivenAt raw } } }`);

    expect(errors).toBeUndefined();
    const body = { stateMachineArn: MACHINE, statusFilter: 'TIMED_OUT', maxResults: 7 };
    expect(sent).toEqual([request('ListExecutions', '/?maxResults=7', body)]);
    const common = {
      startedAt: '2024-06-10T12:00:00.113Z',
      stateMachineArn: MACHINE,
      stateMachine: { arn: MACHINE, name: 'parcel', region: 'eu-west-1', accountId: '000011112222' },
      mapRunArn: null,
      mapRun: null,
      itemCount: null,
    };
    const none = {
      stoppedAt: null,
      stateMachineVersionArn: null,
      stateMachineAliasArn: null,
      redriveCount: null,
      redrivenAt: null,
    };
    expect(data.executions.nodes).toEqual([
      {
        ...common,
        arn: EXECUTION,
        name: 'run-9',
        status: 'FAILED',
        stoppedAt: '2024-06-10T12:00:01.900Z',
        stateMachineVersionArn: `${MACHINE}:3`,
        stateMachineAliasArn: `${MACHINE}:live`,
        redriveCount: 1,
        redrivenAt: '2024-06-10T12:00:01.000Z',
        raw: whole,
      },
      {
        ...common,
        ...none,
        arn: `${ARN}:execution:parcel:run-8`,
        name: 'run-8',
        status: 'UNRECOGNIZED',
        raw: execution(8, { stateMachineAliasArn: null, status: 'NEW' }),
      },
    ]);
  });

  it('sends every argument of a map run, and shows what comes back', async () => {
    const { run, sent } = await gatewayOver('workflows', [
      reply({ executions: [execution(1, { mapRunArn: MAP_RUN, itemCount: 40 })] }),
    ]);

    const { data } =
      await run(`{ executions(of: { mapRunId: "${MAP_RUN}" }, where: { status: RUNNING }, first: 2) { nodes {
      mapRunArn mapRun { arn } itemCount } } }`);

    const body = { mapRunArn: MAP_RUN, statusFilter: 'RUNNING', maxResults: 2 };
    expect(sent).toEqual([request('ListExecutions', '/?maxResults=2', body)]);
    expect(data.executions.nodes).toEqual([{ mapRunArn: MAP_RUN, mapRun: { arn: MAP_RUN }, itemCount: 40 }]);
  });

  it('asks for nothing but a page of whose executions they are when no other argument is given', async () => {
    const { run, sent } = await gatewayOver('workflows', [reply({ executions: [] })]);

    expect(await run(`{ executions(of: { stateMachineId: "${MACHINE}" }) { nodes { arn } } }`)).toEqual({
      data: { executions: { nodes: [] } },
    });
    expect(sent).toEqual([request('ListExecutions', '/?maxResults=20', { stateMachineArn: MACHINE, maxResults: 20 })]);
  });

  it.each(['{}', `{ stateMachineId: "${MACHINE}", mapRunId: "${MAP_RUN}" }`])(
    'refuses to list those of %s, without a call',
    async (of) => {
      const { run, sent } = await gatewayOver('workflows', []);

      const { errors } = await run(`{ executions(of: ${of}) { nodes { arn } } }`);

      expect(errors).toHaveLength(1);
      expect(sent).toEqual([]);
    },
  );

  it('takes as many calls as the largest page allows, all of one size', async () => {
    const { run, sent } = await gatewayOver(
      'workflows',
      service({
        ListExecutions: ({ maxResults, nextToken = '0' }) => ({
          executions: range(maxResults, Number(nextToken)).map((n) => execution(n)),
          nextToken: String(Number(nextToken) + maxResults),
        }),
      }),
      { settings: { apis: { workflows: { pageSize: 40 } } } },
    );

    const { data } = await run(`{ executions(of: { stateMachineId: "${MACHINE}" }, first: 100) { nodes { name } } }`);

    expect(bodies(sent).map(({ maxResults, nextToken }) => [maxResults, nextToken])).toEqual([
      [40, undefined],
      [40, '40'],
      [40, '80'],
    ]);
    expect(data.executions.nodes).toEqual(range(100).map((n) => ({ name: `run-${n}` })));
  });

  it.each(['StateMachineDoesNotExist', 'ResourceNotFound'])('is null where the API says %s', async (word) => {
    const { run } = await gatewayOver('workflows', [refusal(word)]);

    expect(await run(`{ executions(of: { mapRunId: "${MAP_RUN}" }) { nodes { arn } } }`)).toEqual({
      data: { executions: null },
    });
  });
});

describe('Execution.history', () => {
  it('costs a call for each execution, and is null for one that is gone', async () => {
    const { run, sent } = await gatewayOver('workflows', (request) => {
      if (operationOf(request) === 'ListExecutions') return reply({ executions: range(3).map((n) => execution(n)) });
      const { executionArn } = JSON.parse(request.body);
      return executionArn.endsWith('run-1') ? refusal('ExecutionDoesNotExist') : reply({ events: [event(1)] });
    });

    const { data, errors } = await run(`{ executions(of: { stateMachineId: "${MACHINE}" }, first: 3) { nodes { name
      history(first: 2, orderBy: { field: EVENT_ID, direction: DESC }) { nodes { eventId details { ... on InputEventDetails { inputJson } } } } } } }`);

    expect(errors).toBeUndefined();
    const body = (n: number) => ({
      executionArn: `${ARN}:execution:parcel:run-${n}`,
      reverseOrder: true,
      includeExecutionData: true,
      maxResults: 2,
    });
    const histories = bodies(sent.slice(1)).toSorted((one, other) => (one.executionArn < other.executionArn ? -1 : 1));
    expect(histories).toEqual([body(0), body(1), body(2)]);
    const history = { nodes: [{ eventId: '1', details: null }] };
    expect(data.executions.nodes).toEqual([
      { name: 'run-0', history },
      { name: 'run-1', history: null },
      { name: 'run-2', history },
    ]);
  });
});

describe('StateMachine', () => {
  it('lists its executions', async () => {
    const { run, sent } = await gatewayOver('workflows', () => reply({ executions: [execution(1)] }));

    const { data } = await run(`{ executions(of: { mapRunId: "${MAP_RUN}" }, first: 1) { nodes { stateMachine {
      executions(where: { status: RUNNING }, first: 4) { nodes { name } } } } } }`);

    const body = { stateMachineArn: MACHINE, statusFilter: 'RUNNING', maxResults: 4 };
    expect(sent[1]).toEqual(request('ListExecutions', '/?maxResults=4', body));
    expect(data.executions.nodes).toEqual([{ stateMachine: { executions: { nodes: [{ name: 'run-1' }] } } }]);
  });

  it('lists its executions once for the fifty of them that lead to it', async () => {
    const settings = { performance: { cache: false, coalesceCalls: true } };
    const list = () => reply({ executions: range(50).map((n) => execution(n)) });
    const { run, sent } = await gatewayOver('workflows', list, { settings });

    const { data } = await run(`{ executions(of: { stateMachineId: "${MACHINE}" }, first: 50) { nodes { stateMachine {
      executions(first: 2) { nodes { name } } } } } }`);

    expect(sent.map(({ target }) => target)).toEqual(['/?maxResults=50', '/?maxResults=2']);
    const two = { nodes: [{ name: 'run-0' }, { name: 'run-1' }] };
    expect(data.executions.nodes).toEqual(range(50).map(() => ({ stateMachine: { executions: two } })));
  });

  it('shows an ARN that is none as its name', async () => {
    const { run } = await gatewayOver('workflows', [
      reply({ executions: [execution(1, { stateMachineArn: 'parcel' })] }),
    ]);

    const { data } = await run(
      `{ executions(of: { mapRunId: "${MAP_RUN}" }) { nodes { stateMachine { arn name region accountId } } } }`,
    );

    expect(data.executions.nodes).toEqual([
      { stateMachine: { arn: 'parcel', name: 'parcel', region: null, accountId: null } },
    ]);
  });

  it('is found again by its global id as long as it has a list of executions, and so is a map run', async () => {
    const { run, sent } = await gatewayOver('workflows', [
      reply({ executions: [execution(1, { mapRunArn: MAP_RUN })] }),
      reply({ executions: [] }),
      reply({ executions: [] }),
      refusal('StateMachineDoesNotExist'),
      refusal('ResourceNotFound'),
    ]);
    const { data } = await run(
      `{ executions(of: { mapRunId: "${MAP_RUN}" }) { nodes { stateMachine { id } mapRun { id } } } }`,
    );
    const [{ stateMachine, mapRun }] = data.executions.nodes;
    const ids = { machine: stateMachine.id, mapRun: mapRun.id };
    const query = `query ($machine: ID!, $mapRun: ID!) {
      machine: node(id: $machine) { __typename id ... on StateMachine { name } } mapRun: node(id: $mapRun) { __typename id ... on MapRun { arn } } }`;

    const found = await run(query, ids);
    const gone = await run(query, ids);

    expect(found.data).toEqual({
      machine: { __typename: 'StateMachine', id: ids.machine, name: 'parcel' },
      mapRun: { __typename: 'MapRun', id: ids.mapRun, arn: MAP_RUN },
    });
    expect(gone).toEqual({ data: { machine: null, mapRun: null } });
    expect(sent.slice(1, 3)).toEqual([
      request('ListExecutions', '/?maxResults=1', { stateMachineArn: MACHINE, maxResults: 1 }),
      request('ListExecutions', '/?maxResults=1', { mapRunArn: MAP_RUN, maxResults: 1 }),
    ]);
  });
});

describe('failures', () => {
  it.each([
    [400, 'ExecutionDoesNotExist', 'NOT_FOUND'],
    [400, 'StateMachineDoesNotExist', 'NOT_FOUND'],
    [400, 'ResourceNotFound', 'NOT_FOUND'],
    [400, 'InvalidArn', 'BAD_USER_INPUT'],
    [400, 'InvalidToken', 'BAD_USER_INPUT'],
    [400, 'ValidationException', 'BAD_USER_INPUT'],
    [400, 'StateMachineTypeNotSupported', 'FAILED_PRECONDITION'],
    [400, 'KmsAccessDeniedException', 'PERMISSION_DENIED'],
    [400, 'KmsInvalidStateException', 'FAILED_PRECONDITION'],
    [400, 'KmsThrottlingException', 'RATE_LIMITED'],
    [400, 'ThrottlingException', 'RATE_LIMITED'],
    [400, 'AccessDeniedException', 'PERMISSION_DENIED'],
    [400, 'UnrecognizedClientException', 'UNAUTHENTICATED'],
    [400, 'ExpiredTokenException', 'UNAUTHENTICATED'],
    [400, 'MissingAuthenticationToken', 'UNAUTHENTICATED'],
    [400, 'MissingAuthenticationTokenException', 'UNAUTHENTICATED'],
    [400, 'IncompleteSignatureException', 'UNAUTHENTICATED'],
    [400, 'InvalidSignatureException', 'UNAUTHENTICATED'],
    [400, 'UnknownOperationException', 'UNIMPLEMENTED'],
    [400, 'SomethingElse', 'BAD_USER_INPUT'],
    [403, 'SomethingElse', 'PERMISSION_DENIED'],
    [429, 'TooManyRequestsException', 'RATE_LIMITED'],
    [500, 'InternalFailure', 'UPSTREAM_ERROR'],
    [503, 'ServiceUnavailable', 'UPSTREAM_UNAVAILABLE'],
  ])('%i with %s is %s', async (status, word, code) => {
    const { run } = await gatewayOver('workflows', [refusal(word, status)]);

    const { data, errors } = await run('{ activities { nodes { arn } } }');

    expect(data).toEqual({ activities: null });
    expect(errors).toEqual([
      {
        message: answered('workflows', status),
        path: ['activities'],
        locations: [{ line: 1, column: 3 }],
        extensions: {
          code,
          api: 'workflows',
          operation: 'listActivities',
          status,
          ...declaredCode('workflows', word),
          retryable: code === 'RATE_LIMITED' || code === 'UPSTREAM_UNAVAILABLE',
          requestId: 'test',
        },
      },
    ]);
  });

  it('are told by a header where the body has no word', async () => {
    const { run } = await gatewayOver('workflows', [
      json({}, 400, { 'x-amzn-ErrorType': 'ThrottlingException:http://internal/' }),
    ]);

    const { errors } = await run('{ activities { nodes { arn } } }');

    expect(errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED', upstreamCode: 'ThrottlingException' } }]);
  });
});
