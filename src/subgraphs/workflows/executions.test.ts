import { describe, expect, it } from 'vitest';
import { toGlobalId } from '#graph';
import { gatewayOver } from '#test/harness';
import { gatewayOverSandbox } from '#test/over-sandbox';
import { ARN, bodies, EXECUTION, execution, MACHINE, MAP_RUN, operationOf, refusal, reply, request } from './fakes.ts';

const ID = toGlobalId('Execution', EXECUTION);
const described = (more: object = {}) => execution(9, { status: 'SUCCEEDED', input: '{"parcel":17}', ...more });
const describeRequest = request('DescribeExecution', '/', { executionArn: EXECUTION });

describe('Query.execution', () => {
  const query = `query ($id: ID!) { execution(id: $id) {
    id arn name status input inputJson output outputJson error cause itemCount mapRun { arn } raw } }`;
  const nothing = { output: null, outputJson: null, error: null, cause: null, itemCount: null, mapRun: null };

  it.each([
    ['ARN', EXECUTION],
    ['`id`', ID],
  ])('finds one by its %s, in a single call', async (_which, arn) => {
    const { run, sent } = await gatewayOver('workflows', [reply(described())]);

    const { data, errors } = await run(query, { id: arn });

    expect(errors).toBeUndefined();
    expect(sent).toEqual([describeRequest]);
    expect(data.execution).toEqual({
      ...nothing,
      id: ID,
      arn: EXECUTION,
      name: 'run-9',
      status: 'SUCCEEDED',
      input: '{"parcel":17}',
      inputJson: { parcel: 17 },
      raw: described(),
    });
  });

  it('shows what came of it', async () => {
    const outcome = { output: '[1,2', error: 'ScaleOffline', cause: 'No scale answered in time' };
    const { run } = await gatewayOver('workflows', [reply(described(outcome))]);

    const { data } = await run(query, { id: EXECUTION });

    expect(data.execution).toMatchObject({ ...outcome, outputJson: null });
  });

  it('has its name from the ARN if the description lacks it', async () => {
    const { name: _, ...unnamed } = described();
    const { run, sent } = await gatewayOver('workflows', [reply(unnamed)]);

    expect(await run('query ($id: ID!) { execution(id: $id) { name raw } }', { id: EXECUTION })).toEqual({
      data: { execution: { name: 'run-9', raw: unnamed } },
    });
    expect(sent).toEqual([describeRequest]);
  });

  it('is null if there is none, also to `node`', async () => {
    const { run } = await gatewayOver('workflows', () => refusal('ExecutionDoesNotExist'));

    expect(await run(`{ execution(id: "${EXECUTION}") { id } node(id: "${ID}") { id } }`)).toEqual({
      data: { execution: null, node: null },
    });
  });

  it('is refetched by `node`', async () => {
    const { run, sent } = await gatewayOver('workflows', [reply(described())]);

    expect(await run(`{ node(id: "${ID}") { __typename id ... on Execution { name input } } }`)).toEqual({
      data: { node: { __typename: 'Execution', id: ID, name: 'run-9', input: '{"parcel":17}' } },
    });
    expect(sent).toEqual([describeRequest]);
  });

  it('names its operation in a failure', async () => {
    const { run } = await gatewayOver('workflows', [refusal('ThrottlingException')]);

    const { errors } = await run(`{ execution(id: "${EXECUTION}") { id } }`);

    expect(errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED', operation: 'describeExecution' } }]);
  });
});

describe('Execution of a list', () => {
  it('is described once for its input and output, and not where they are not selected', async () => {
    const { run, sent } = await gatewayOver('workflows', (asked) => {
      if (operationOf(asked) === 'ListExecutions') return reply({ executions: [execution(8), execution(9)] });
      return asked.body.includes('run-8') ? refusal('ExecutionDoesNotExist') : reply(described({ output: '1' }));
    });
    const list = (selection: string) =>
      run(`{ executions(of: { stateMachineId: "${MACHINE}" }) { nodes { ${selection} } } }`);

    const { data, errors } = await list('id name input inputJson output error');
    const calls = sent.map(operationOf);
    await list('id name status');

    expect(errors).toBeUndefined();
    expect(calls.toSorted()).toEqual(['DescribeExecution', 'DescribeExecution', 'ListExecutions']);
    expect(sent.slice(3).map(operationOf)).toEqual(['ListExecutions']);
    expect(data.executions.nodes).toEqual([
      {
        id: toGlobalId('Execution', `${ARN}:execution:parcel:run-8`),
        name: 'run-8',
        input: null,
        inputJson: null,
        output: null,
        error: null,
      },
      { id: ID, name: 'run-9', input: '{"parcel":17}', inputJson: { parcel: 17 }, output: '1', error: null },
    ]);
  });
});

describe('Execution.itemCount', () => {
  it('is read from the executions of its map run where it was not told, once for each map run', async () => {
    const child = (n: number, more: object = {}) => execution(n, { mapRunArn: MAP_RUN, ...more });
    const { run, sent } = await gatewayOver('workflows', (asked) => {
      const { executionArn, nextToken } = JSON.parse(asked.body);
      if (executionArn) return reply(child(Number(executionArn.slice(-1))));
      return reply(
        nextToken
          ? { executions: [child(2, { itemCount: 20 })] }
          : { executions: [child(1, { itemCount: 10 })], nextToken: 'n' },
      );
    });
    const arns = [1, 2, 3].map((n) => `${ARN}:execution:parcel:run-${n}`);

    const { data } = await run(`{ ${arns.map((arn, n) => `e${n}: execution(id: "${arn}") { itemCount }`).join(' ')} }`);

    expect(data).toEqual({ e0: { itemCount: 10 }, e1: { itemCount: 20 }, e2: { itemCount: null } });
    const listed = { mapRunArn: MAP_RUN, maxResults: 1000 };
    expect(bodies(sent.slice(3))).toEqual([listed, { ...listed, nextToken: 'n' }]);
  });

  it('costs no call in the list of a map run', async () => {
    const { run, sent } = await gatewayOver('workflows', [
      reply({ executions: [execution(1, { mapRunArn: MAP_RUN, itemCount: 0 }), execution(2)] }),
    ]);

    const { data } = await run(`{ executions(of: { mapRunId: "${MAP_RUN}" }) { nodes { itemCount } } }`);

    expect(data.executions.nodes).toEqual([{ itemCount: 0 }, { itemCount: null }]);
    expect(sent).toHaveLength(1);
  });
});

describe('Query.stateMachine and Query.mapRun', () => {
  it.each([
    [MACHINE, MAP_RUN],
    [toGlobalId('StateMachine', MACHINE), toGlobalId('MapRun', MAP_RUN)],
  ])('find them by %s and %s, if their executions can be listed', async (machine, mapRun) => {
    const { run, sent } = await gatewayOver('workflows', () => reply({ executions: [] }));

    const { data } = await run(
      'query ($machine: ID!, $mapRun: ID!) { stateMachine(id: $machine) { name } mapRun(id: $mapRun) { arn } }',
      {
        machine,
        mapRun,
      },
    );

    expect(data).toEqual({ stateMachine: { name: 'parcel' }, mapRun: { arn: MAP_RUN } });
    expect(sent).toEqual([
      request('ListExecutions', '/?maxResults=1', { stateMachineArn: MACHINE, maxResults: 1 }),
      request('ListExecutions', '/?maxResults=1', { mapRunArn: MAP_RUN, maxResults: 1 }),
    ]);
  });

  it('are null where there are none', async () => {
    const { run } = await gatewayOver('workflows', (asked) =>
      refusal(asked.body.includes('mapRunArn') ? 'ResourceNotFound' : 'StateMachineDoesNotExist'),
    );

    expect(await run(`{ stateMachine(id: "${MACHINE}") { name } mapRun(id: "${MAP_RUN}") { arn } }`)).toEqual({
      data: { stateMachine: null, mapRun: null },
    });
  });
});

describe('global ids', () => {
  it('name executions, state machines and map runs in arguments', async () => {
    const { run, sent } = await gatewayOver('workflows', (asked) =>
      reply(operationOf(asked) === 'ListExecutions' ? { executions: [] } : { events: [] }),
    );

    await run(`{ executionHistory(executionId: "${ID}") { nodes { eventId } } }`);
    await run(`{ executions(of: { stateMachineId: "${toGlobalId('StateMachine', MACHINE)}" }) { nodes { name } } }`);
    await run(`{ executions(of: { mapRunId: "${toGlobalId('MapRun', MAP_RUN)}" }) { nodes { name } } }`);

    expect(bodies(sent)).toEqual([
      { executionArn: EXECUTION, includeExecutionData: false, maxResults: 20 },
      { stateMachineArn: MACHINE, maxResults: 20 },
      { mapRunArn: MAP_RUN, maxResults: 20 },
    ]);
  });

  it('of other types are refused, before any call', async () => {
    const { run, sent } = await gatewayOver('workflows', []);

    const { errors } =
      await run(`{ executionHistory(executionId: "${toGlobalId('MapRun', MAP_RUN)}") { nodes { eventId } }
      executions(of: { stateMachineId: "${ID}" }) { nodes { name } } }`);

    expect(errors?.map(({ message }) => message).toSorted()).toEqual([
      'This `id` is of the type Execution: StateMachine is expected.',
      'This `id` is of the type MapRun: Execution is expected.',
    ]);
    expect(sent).toEqual([]);
  });
});

describe('the setting `extras`', () => {
  it('takes what only a description tells out of the graph when it is off', async () => {
    const { gateway } = await gatewayOver('workflows', [], {
      settings: { apis: { workflows: { extras: false } } },
    });

    const fields = Object.keys((gateway.schema.getType('Execution') as any).getFields());
    expect(fields).toEqual(expect.arrayContaining(['id', 'status', 'itemCount']));
    expect(fields.filter((name) => /^(input|output|error|cause)/.test(name))).toEqual([]);
    expect(gateway.schema.getQueryType()?.getFields()['execution']).toBeUndefined();
  });
});

describe('the sandbox of workflows', () => {
  it('describes executions as their lists and histories tell of them', async () => {
    const { run } = await gatewayOverSandbox('workflows');
    const machine = (name: string) => `${ARN}:stateMachine:${name}`;
    const { data, errors } = await run(`{
      done: executions(of: { stateMachineId: "${machine('fulfill-order')}" }, where: { status: SUCCEEDED }, first: 1) { nodes { ...E } }
      aborted: executions(of: { stateMachineId: "${machine('fulfill-order')}" }, where: { status: ABORTED }, first: 1) { nodes { ...E } }
      running: executions(of: { stateMachineId: "${machine('fulfill-order')}" }, where: { status: RUNNING }, first: 1) { nodes { ...E } } }
      fragment E on Execution { id name status startedAt stoppedAt inputJson outputJson error
        history(first: 1000) { nodes { kind details { ... on InputEventDetails { inputJson } ... on OutputEventDetails { outputJson } } } } }`);

    expect(errors).toBeUndefined();
    const [done, aborted, running] = ['done', 'aborted', 'running'].map((name) => data[name].nodes[0]);
    expect(done.inputJson).toEqual(done.history.nodes[0].details.inputJson);
    expect(done.outputJson).toEqual(done.history.nodes.at(-1).details.outputJson);
    expect(done.outputJson).not.toBeNull();
    expect([aborted.error, aborted.outputJson, running.error, running.outputJson]).toEqual([
      'OrderCancelled',
      null,
      null,
      null,
    ]);
    const again = await run(
      'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Execution { name status startedAt stoppedAt } } }',
      {
        ids: [done.id, aborted.id, running.id],
      },
    );
    expect(again.data.nodes).toEqual(
      [done, aborted, running].map(({ name, status, startedAt, stoppedAt }) => ({
        name,
        status,
        startedAt,
        stoppedAt,
      })),
    );
  });

  it('has no execution of other names', async () => {
    const { run } = await gatewayOverSandbox('workflows');

    const { data, errors } = await run(
      `{ none: execution(id: "${ARN}:execution:reprice:x") { id } bad: execution(id: "x") { id } }`,
    );

    expect(data).toEqual({ none: null, bad: null });
    expect(errors).toMatchObject([
      { path: ['bad'], extensions: { code: 'BAD_USER_INPUT', upstreamCode: 'InvalidArn' } },
    ]);
  });
});
