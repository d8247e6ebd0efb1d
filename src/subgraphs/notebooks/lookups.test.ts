import { describe, expect, it } from 'vitest';
import { toGlobalId } from '#graph';
import { gatewayOver, json, type Sent } from '#test/harness';
import { gatewayOverSandbox } from '#test/over-sandbox';

const PROJECT = 'projects/demo';
const PLACE = `${PROJECT}/locations/europe-west1-b`;
const LAB = `${PLACE}/instances/lab-1`;
const OPERATION = `${PLACE}/operations/operation-42`;
const FIXED = 'alt=json&prettyPrint=false';
const failure = (status: number, word: string) => json({ error: { code: status, status: word, message: 'x' } }, status);
const get = (target: string) => ({ method: 'GET', target, headers: {}, body: '' });
const urls = (sent: readonly Sent[]) => sent.map(({ target }) => decodeURIComponent(target));

describe.each([
  {
    field: 'notebookLocation',
    type: 'NotebookLocation',
    name: PLACE,
    row: { name: PLACE, locationId: 'europe-west1-b', displayName: 'Ghent' },
    selection: 'displayName',
    mask: 'displayName,locationId,name',
    data: { displayName: 'Ghent' },
    operation: 'getLocation',
  },
  {
    field: 'notebookOperation',
    type: 'NotebookOperation',
    name: OPERATION,
    row: { name: OPERATION, done: true },
    selection: 'isDone',
    mask: 'done,name',
    data: { isDone: true },
    operation: 'getOperation',
  },
])('Query.$field', ({ field, type, name, row, selection, mask, data, operation }) => {
  const id = toGlobalId(type, name);
  const query = `query ($id: ID!) { found: ${field}(id: $id) { id resourceName ${selection} } }`;

  it.each([
    ['resource name', name],
    ['`id`', id],
  ])('finds one by its %s', async (_which, given) => {
    const { run, sent } = await gatewayOver('notebooks', [json(row)]);

    expect(await run(query, { id: given })).toEqual({ data: { found: { id, resourceName: name, ...data } } });
    expect(sent).toEqual([get(`/v2/${name}?${FIXED}&fields=${encodeURIComponent(mask)}`)]);
  });

  it('is null if there is none', async () => {
    const { run } = await gatewayOver('notebooks', [failure(404, 'NOT_FOUND')]);

    expect(await run(query, { id: name })).toEqual({ data: { found: null } });
  });

  it('refuses the `id` of another type and the name of another level, before any call', async () => {
    const { run, sent } = await gatewayOver('notebooks', []);

    for (const other of [toGlobalId('NotebookInstance', LAB), LAB, PROJECT]) {
      const { errors } = await run(query, { id: other });
      expect(errors).toMatchObject([{ path: ['found'], extensions: { code: 'BAD_USER_INPUT' } }]);
    }
    expect(sent).toEqual([]);
  });

  it('names its operation in a failure', async () => {
    const { run } = await gatewayOver('notebooks', [failure(403, 'PERMISSION_DENIED')]);

    const { errors } = await run(query, { id: name });

    expect(errors).toMatchObject([{ path: ['found'], extensions: { code: 'PERMISSION_DENIED', operation } }]);
  });

  it('is refetched by `node`', async () => {
    const { run, sent } = await gatewayOver('notebooks', [json(row), failure(404, 'NOT_FOUND')]);
    const refetch = `query ($id: ID!) { node(id: $id) { __typename ... on ${type} { ${selection} } } }`;

    expect(await run(refetch, { id })).toEqual({ data: { node: { __typename: type, ...data } } });
    expect(await run(refetch, { id })).toEqual({ data: { node: null } });
    expect(sent).toEqual([get(`/v2/${name}?${FIXED}`), get(`/v2/${name}?${FIXED}`)]);
  });
});

describe('Query.notebookInstance', () => {
  const instance = { name: LAB, state: 'ACTIVE' };
  const id = toGlobalId('NotebookInstance', LAB);

  it.each([LAB, id])('finds one by %s, with its location and its policy', async (name) => {
    const { run, sent } = await gatewayOver('notebooks', ({ target }) => {
      if (target.includes(':getIamPolicy')) return json({ etag: 'ACAB' });
      return json(target.includes('/instances/') ? instance : { name: PLACE, locationId: 'europe-west1-b' });
    });

    const { data, errors } = await run(
      `query ($id: ID!) { notebookInstance(id: $id) { id resourceName instanceId raw location { locationId } iamPolicy { etag } } }`,
      { id: name },
    );

    expect(errors).toBeUndefined();
    expect(data.notebookInstance).toEqual({
      id,
      resourceName: LAB,
      instanceId: 'lab-1',
      raw: instance,
      location: { locationId: 'europe-west1-b' },
      iamPolicy: { etag: 'ACAB' },
    });
    expect(urls(sent).toSorted()).toEqual([
      `/v2/${LAB}:getIamPolicy?${FIXED}&options.requestedPolicyVersion=3`,
      `/v2/${LAB}?${FIXED}`,
      `/v2/${PLACE}?${FIXED}`,
    ]);
  });

  it('is a single call for what an instance is known by', async () => {
    const { run, sent } = await gatewayOver('notebooks', [json(instance)]);

    expect(await run(`{ notebookInstance(id: "${LAB}") { id raw } }`)).toEqual({
      data: { notebookInstance: { id, raw: instance } },
    });
    expect(sent).toEqual([get(`/v2/${LAB}?${FIXED}`)]);
  });

  it('is null if there is none, also to `node`', async () => {
    const { run } = await gatewayOver('notebooks', () => failure(404, 'NOT_FOUND'));

    expect(await run(`{ notebookInstance(id: "${LAB}") { id } node(id: "${id}") { id } }`)).toEqual({
      data: { notebookInstance: null, node: null },
    });
  });

  it('names its operation in a failure', async () => {
    const { run } = await gatewayOver('notebooks', [failure(503, 'UNAVAILABLE')]);

    const { errors } = await run(`{ notebookInstance(id: "${LAB}") { id } }`);

    expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_UNAVAILABLE', operation: 'getInstance' } }]);
  });
});

describe('global ids', () => {
  it('name the instance of a policy and the location of operations', async () => {
    const { run, sent } = await gatewayOver('notebooks', () => json({}));

    await run(`{ iamPolicy(instanceId: "${toGlobalId('NotebookInstance', LAB)}") { raw }
      notebookOperations(locationId: "${toGlobalId('NotebookLocation', PLACE)}") { nodes { raw } } }`);

    expect(urls(sent).toSorted()).toEqual([
      `/v2/${LAB}:getIamPolicy?${FIXED}&options.requestedPolicyVersion=3`,
      `/v2/${PLACE}/operations?${FIXED}&pageSize=20`,
    ]);
  });
});

describe('NotebookOperationConnection.unreachable', () => {
  const EVERYWHERE = `${PROJECT}/locations/-`;
  const query = `query ($name: ID!) {
    notebookOperations(locationId: $name, first: 3) { nodes { operationId } unreachable } }`;

  it('has the locations that the pages name, each once', async () => {
    const { run, sent } = await gatewayOver('notebooks', [
      json({ operations: [{ name: OPERATION }], unreachable: ['a', 'b'], nextPageToken: 'dA' }),
      json({ unreachable: ['b', 'c'] }),
    ]);

    const { data } = await run(query, { name: EVERYWHERE });

    expect(data.notebookOperations).toEqual({
      nodes: [{ operationId: 'operation-42' }],
      unreachable: ['a', 'b', 'c'],
    });
    const page = (rest: string) =>
      `/v2/${EVERYWHERE}/operations?${FIXED}&returnPartialSuccess=true${rest}&fields=operations(name),nextPageToken,unreachable`;
    expect(urls(sent)).toEqual([page('&pageSize=3'), page('&pageSize=6&pageToken=dA')]);
  });

  it('is empty for one location, of which partial success is not asked for', async () => {
    const { run, sent } = await gatewayOver('notebooks', [json({ operations: [{ name: OPERATION }] })]);

    const { data } = await run(query, { name: PLACE });

    expect(data.notebookOperations.unreachable).toEqual([]);
    expect(urls(sent)).toEqual([
      `/v2/${PLACE}/operations?${FIXED}&pageSize=3&fields=operations(name),nextPageToken,unreachable`,
    ]);
  });
});

describe('the setting `extras`', () => {
  it('takes the fields over single resources out of the graph when it is off', async () => {
    const off = await gatewayOver('notebooks', [], { settings: { apis: { notebooks: { extras: false } } } });

    const { errors } = await off.run(
      '{ notebookLocation(id: "x") { id } notebookOperation(id: "x") { id } notebookInstance(id: "x") { id } }',
    );

    expect(errors?.map(({ message }) => /"(\w+)"/.exec(message)?.[1])).toEqual([
      'notebookLocation',
      'notebookOperation',
      'notebookInstance',
    ]);
  });
});

describe('the sandbox of notebooks', () => {
  const LABS = 'projects/demo-proj/locations';

  it('finds locations, operations and instances again, and none of other names', async () => {
    const { run } = await gatewayOverSandbox('notebooks');
    const first = await run(`{ notebookLocations(projectName: "projects/demo-proj", first: 1) { nodes { id locationId
      operations(first: 1) { nodes { id verb target { id instanceId raw } } } } } }`);
    const [location] = first.data.notebookLocations.nodes;
    const [operation] = location.operations.nodes;
    expect(operation.target.raw).toMatchObject({ state: 'ACTIVE' });

    const { data } = await run(
      `query ($ids: [ID!]!) { nodes(ids: $ids) {
        ... on NotebookLocation { locationId } ... on NotebookOperation { verb } ... on NotebookInstance { instanceId } } }`,
      {
        ids: [
          location.id,
          operation.id,
          operation.target.id,
          toGlobalId('NotebookLocation', `${LABS}/nowhere`),
          toGlobalId('NotebookOperation', `${LABS}/europe-north1-a/operations/none`),
          toGlobalId('NotebookInstance', `${LABS}/europe-north1-a/instances/none`),
        ],
      },
    );

    expect(data.nodes).toEqual([
      { locationId: location.locationId },
      { verb: 'create' },
      { instanceId: 'lab-1' },
      null,
      null,
      null,
    ]);
  });

  it('refuses resources of a project that is not the caller`s', async () => {
    const { run } = await gatewayOverSandbox('notebooks');
    const other = 'projects/other/locations/a';

    const { errors } = await run(`{ notebookLocation(id: "${other}") { id }
      notebookOperation(id: "${other}/operations/b") { id } notebookInstance(id: "${other}/instances/c") { id } }`);

    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(Array(3).fill('PERMISSION_DENIED'));
  });

  it('lists operations of all locations but the one that does not answer', async () => {
    const { run, sandbox } = await gatewayOverSandbox('notebooks');
    const { data } = await run(
      `{ notebookOperations(locationId: "${LABS}/-", first: 1000) { nodes { location { locationId } } unreachable } }`,
    );
    const headers = { authorization: 'Bearer test' };
    const status = async (path: string) =>
      (await fetch(`${sandbox.origin}/notebooks/v2/${LABS}/${path}`, { headers })).status;

    const { nodes, unreachable } = data.notebookOperations;
    expect(new Set(nodes.map(({ location }: any) => location.locationId)).size).toBe(23);
    expect(unreachable).toEqual([`${LABS}/asia-west2-c`]);
    expect(await status('-/operations?returnPartialSuccess=true')).toBe(200);
    expect(await status('-/operations')).toBe(503);
    expect(await status('europe-north1-a/operations?returnPartialSuccess=true')).toBe(400);
  });
});
