import { describe, expect, it } from 'vitest';
import { answered, gatewayOver, json, type Sent } from '#test/harness';
import { gatewayOverSandbox } from '#test/over-sandbox';

const PROJECT = 'projects/demo';
const PLACE = `${PROJECT}/locations/europe-west1-b`;
const LAB = `${PLACE}/instances/lab-1`;
const FIXED = 'alt=json&prettyPrint=false';
const range = (count: number, from = 0) => Array.from({ length: count }, (_, index) => from + index);
const failure = (status: number, word: string) =>
  json({ error: { code: status, status: word, message: 'secret words' } }, status);
/** A row as in the graph, where its `name` is a resource name. */
const shown = ({ name: resourceName, ...row }: { readonly name: string }, more: object = {}) => ({
  resourceName,
  ...row,
  ...more,
});
const urls = (sent: readonly Sent[]) => sent.map(({ target }) => decodeURIComponent(target));

describe('Query.iamPolicy', () => {
  const query = `query ($resource: ID!, $version: Int! = 3) { iamPolicy(instanceId: $resource, requestedPolicyVersion: $version) {
    version etag bindings { role members { member kind identity isDeleted deletedUniqueId } condition { expression title description location } } } }`;

  it('sends every argument in its place, and shows what comes back', async () => {
    const members = [
      'allUsers',
      'allAuthenticatedUsers',
      'user:ops@example.test',
      'serviceAccount:reader@demo.iam.example.test',
      'group:lab@example.test',
      'domain:example.test',
      'principal://iam.example.test/pool/subject/1',
      'principalSet://iam.example.test/pool/group/a:b?uid=x',
      'deleted:user:left@example.test?uid=123456',
      'deleted:principal://iam.example.test/pool/subject/2',
      'robot:r2',
      'somebody',
    ];
    const condition = { title: 'by day', expression: 'request.time.getHours() < 18' };
    const policy = { version: 3, etag: 'BwYtESTeTag=', bindings: [{ role: 'roles/viewer', members, condition }] };
    const { run, sent } = await gatewayOver('notebooks', [json(policy)]);

    const { data, errors } = await run(query, { resource: LAB, version: 3 });

    expect(errors).toBeUndefined();
    expect(sent).toEqual([
      {
        method: 'GET',
        target: `/v2/${LAB}:getIamPolicy?${FIXED}&options.requestedPolicyVersion=3&fields=bindings%2Cetag%2Cversion`,
        headers: {},
        body: '',
      },
    ]);
    const known = { identity: null, isDeleted: false, deletedUniqueId: null };
    expect(data.iamPolicy).toEqual({
      version: 3,
      etag: 'BwYtESTeTag=',
      bindings: [
        {
          role: 'roles/viewer',
          members: [
            { ...known, member: members[0], kind: 'ALL_USERS' },
            { ...known, member: members[1], kind: 'ALL_AUTHENTICATED_USERS' },
            { ...known, member: members[2], kind: 'USER', identity: 'ops@example.test' },
            {
              ...known,
              member: members[3],
              kind: 'SERVICE_ACCOUNT',
              identity: 'reader@demo.iam.example.test',
            },
            { ...known, member: members[4], kind: 'GROUP', identity: 'lab@example.test' },
            { ...known, member: members[5], kind: 'DOMAIN', identity: 'example.test' },
            {
              ...known,
              member: members[6],
              kind: 'PRINCIPAL',
              identity: '//iam.example.test/pool/subject/1',
            },
            {
              ...known,
              member: members[7],
              kind: 'PRINCIPAL_SET',
              identity: '//iam.example.test/pool/group/a:b?uid=x',
            },
            {
              member: members[8],
              kind: 'USER',
              identity: 'left@example.test',
              isDeleted: true,
              deletedUniqueId: '123456',
            },
            {
              ...known,
              member: members[9],
              kind: 'PRINCIPAL',
              identity: '//iam.example.test/pool/subject/2',
              isDeleted: true,
            },
            { ...known, member: members[10], kind: 'UNRECOGNIZED', identity: 'r2' },
            { ...known, member: members[11], kind: 'UNRECOGNIZED' },
          ],
          condition: { ...condition, description: null, location: null },
        },
      ],
    });
  });

  it.each([{}, { etag: 'ACAB' }])('has no bindings where the API sends %j', async (policy: { etag?: string }) => {
    const { run, sent } = await gatewayOver('notebooks', [json(policy)]);

    const { data } = await run(`{ iamPolicy(instanceId: "${LAB}") { version etag bindings { role } raw } }`);

    expect(urls(sent)).toEqual([`/v2/${LAB}:getIamPolicy?${FIXED}&options.requestedPolicyVersion=3`]);
    expect(data.iamPolicy).toEqual({ version: 0, etag: policy.etag ?? null, bindings: [], raw: policy });
  });

  it('is null for an instance that does not exist', async () => {
    const { run } = await gatewayOver('notebooks', [failure(404, 'NOT_FOUND')]);

    expect(await run(query, { resource: LAB })).toEqual({ data: { iamPolicy: null } });
  });

  it.each([
    [PLACE, undefined],
    ['lab-1', undefined],
    [`${LAB}/disks/1`, undefined],
    [`${PLACE}/instances/..`, undefined],
    [LAB, 2],
    [LAB, -1],
  ])('refuses %s with version %s, before any call', async (resource, version) => {
    const { run, sent } = await gatewayOver('notebooks', []);

    const { errors } = await run(query, { resource, ...(version !== undefined && { version }) });

    expect(errors).toMatchObject([{ path: ['iamPolicy'], extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(sent).toEqual([]);
  });
});

describe('Query.notebookLocations', () => {
  const location = (n: number, more: object = {}) => ({
    name: `${PROJECT}/locations/l-${n}`,
    locationId: `l-${n}`,
    ...more,
  });

  it('sends every argument in its place, and shows what comes back', async () => {
    const metadata = { '@type': 'x/LocationMetadata', zones: ['b'] };
    const told = { displayName: 'Tokyo' };
    const full = location(1, { ...told, labels: { 'cloud.example.test/region': 'l' }, metadata });
    const { run, sent } = await gatewayOver('notebooks', [
      json({ locations: [full, location(2)], nextPageToken: 'bG9j' }),
    ]);

    const { data, errors } =
      await run(`{ notebookLocations(projectName: "${PROJECT}", where: { rawFilter: "displayName=tokyo" }, first: 2) {
      nodes { resourceName locationId displayName labels { key value } metadataJson } pageInfo { hasNextPage } } }`);

    expect(errors).toBeUndefined();
    expect(urls(sent)).toEqual([
      `/v2/${PROJECT}/locations?${FIXED}&filter=displayName=tokyo&pageSize=2&fields=locations(displayName,labels,locationId,metadata,name),nextPageToken`,
    ]);
    expect(data.notebookLocations).toEqual({
      nodes: [
        shown(location(1, told), {
          labels: [{ key: 'cloud.example.test/region', value: 'l' }],
          metadataJson: metadata,
        }),
        shown(location(2), { displayName: null, labels: [], metadataJson: null }),
      ],
      pageInfo: { hasNextPage: true },
    });
  });

  it('asks for nothing but a page when no argument is given, and goes on where a cursor points', async () => {
    const { run, sent } = await gatewayOver('notebooks', [
      json({ locations: [location(1)], nextPageToken: 'bG9j' }),
      json({ locations: [location(2)] }),
      json({}),
    ]);
    const query = `query ($after: String) { notebookLocations(projectName: "${PROJECT}", first: 1, after: $after) { nodes { raw } pageInfo { endCursor } } }`;
    const { data } = await run(query);

    const next = await run(query, { after: data.notebookLocations.pageInfo.endCursor });
    const none = await run(`{ notebookLocations(projectName: "${PROJECT}") { nodes { raw } } }`);

    expect(next.data.notebookLocations.nodes).toEqual([{ raw: location(2) }]);
    expect(none.data).toEqual({ notebookLocations: { nodes: [] } });
    expect(sent).toEqual(
      ['pageSize=1', 'pageSize=1&pageToken=bG9j', 'pageSize=20'].map((page) => ({
        method: 'GET',
        target: `/v2/${PROJECT}/locations?${FIXED}&${page}`,
        headers: {},
        body: '',
      })),
    );
  });

  it('costs one call for each of fifty locations whose operations are selected', async () => {
    const { run, sent } = await gatewayOver('notebooks', ({ target }) =>
      target.includes('/operations?')
        ? json({ operations: [{ name: `${/projects[^?]+/.exec(target)?.[0]}/o-1` }] })
        : json({ locations: range(50).map((n) => location(n)) }),
    );

    const { data } = await run(
      `{ notebookLocations(projectName: "${PROJECT}", first: 50) { nodes { operations(first: 5, where: { rawFilter: "done=true" }) { nodes { resourceName operationId } } } } }`,
    );

    expect(urls(sent).toSorted()).toEqual(
      [
        `/v2/${PROJECT}/locations?${FIXED}&pageSize=50&fields=locations(locationId,name),nextPageToken`,
        ...range(50).map(
          (n) =>
            `/v2/${PROJECT}/locations/l-${n}/operations?${FIXED}&filter=done=true&pageSize=5&fields=operations(name),nextPageToken`,
        ),
      ].toSorted(),
    );
    expect(data.notebookLocations.nodes[49]).toEqual({
      operations: { nodes: [{ resourceName: `${PROJECT}/locations/l-49/operations/o-1`, operationId: 'o-1' }] },
    });
  });
});

describe('Query.notebookOperations', () => {
  const operation = (n: number, more: object = {}) => ({ name: `${PLACE}/operations/operation-${n}`, ...more });

  it('sends every argument in its place, and shows what comes back', async () => {
    const metadata = {
      '@type': 'x/OperationMetadata',
      createTime: '2026-03-01T08:00:00.120Z',
      endTime: '2026-03-01T08:03:10.123456789Z',
      target: LAB,
      verb: 'start',
      statusMessage: 'Done',
      requestedCancellation: true,
      apiVersion: 'v2',
      endpoint: 'notebooks.example.test',
    };
    const response = { '@type': 'x/Instance', name: LAB };
    const failed = operation(43, {
      done: true,
      error: { code: 8, message: 'No capacity', details: [{ '@type': 'x/Help' }] },
    });
    const { run, sent } = await gatewayOver('notebooks', [
      json({
        operations: [operation(42, { done: true, metadata, response }), failed, operation(44)],
        nextPageToken: '',
      }),
    ]);

    const { data, errors } =
      await run(`{ notebookOperations(locationId: "${PLACE}", where: { rawFilter: "done=true" }, first: 10) {
      nodes { resourceName operationId isDone createdAt endedAt targetResourceName verb statusMessage isCancellationRequested apiVersion endpoint metadataJson
        error { code message detailsJson } responseJson } pageInfo { hasNextPage } } }`);

    expect(errors).toBeUndefined();
    expect(urls(sent)).toEqual([
      `/v2/${PLACE}/operations?${FIXED}&filter=done=true&pageSize=10&fields=operations(done,error,metadata,name,response),nextPageToken`,
    ]);
    const { '@type': _type, createTime, endTime, target, requestedCancellation, ...told } = metadata;
    const typed = {
      createdAt: createTime,
      endedAt: endTime,
      targetResourceName: target,
      isCancellationRequested: requestedCancellation,
      ...told,
      metadataJson: metadata,
    };
    const nothing = Object.fromEntries(
      Object.keys({ ...typed, responseJson: 0, error: 0 }).map((name) => [name, null]),
    );
    expect(data.notebookOperations).toEqual({
      nodes: [
        shown(operation(42), {
          operationId: 'operation-42',
          isDone: true,
          ...typed,
          responseJson: response,
          error: null,
        }),
        {
          ...nothing,
          ...shown(operation(43)),
          operationId: 'operation-43',
          isDone: true,
          isCancellationRequested: false,
          error: { code: 'RESOURCE_EXHAUSTED', message: 'No capacity', detailsJson: [{ '@type': 'x/Help' }] },
        },
        {
          ...nothing,
          ...shown(operation(44)),
          operationId: 'operation-44',
          isDone: false,
          isCancellationRequested: false,
        },
      ],
      pageInfo: { hasNextPage: false },
    });
  });

  it.each([
    [1, 'CANCELLED'],
    [2, 'UNKNOWN'],
    [3, 'INVALID_ARGUMENT'],
    [4, 'DEADLINE_EXCEEDED'],
    [5, 'NOT_FOUND'],
    [6, 'ALREADY_EXISTS'],
    [7, 'PERMISSION_DENIED'],
    [8, 'RESOURCE_EXHAUSTED'],
    [9, 'FAILED_PRECONDITION'],
    [10, 'ABORTED'],
    [11, 'OUT_OF_RANGE'],
    [12, 'UNIMPLEMENTED'],
    [13, 'INTERNAL'],
    [14, 'UNAVAILABLE'],
    [15, 'DATA_LOSS'],
    [16, 'UNAUTHENTICATED'],
    [17, 'UNRECOGNIZED'],
    [-1, 'UNRECOGNIZED'],
    [undefined, null],
  ])('names the error number %s %s', async (code, word) => {
    const { run, sent } = await gatewayOver('notebooks', [json({ operations: [operation(1, { error: { code } })] })]);

    const { data } = await run(
      `{ notebookOperations(locationId: "${PLACE}") { nodes { error { code detailsJson raw } } } }`,
    );

    const target = `/v2/${PLACE}/operations?${FIXED}&pageSize=20&fields=operations(error%2Cname)%2CnextPageToken`;
    expect(sent).toEqual([{ method: 'GET', target, headers: {}, body: '' }]);
    expect(data.notebookOperations.nodes).toEqual([{ error: { code: word, detailsJson: [], raw: { code } } }]);
  });

  it('asks once for the policy of an instance that fifty operations were done with', async () => {
    const targets = [LAB, `${PLACE}/instances/lab-2`, PLACE, undefined];
    const { run, sent } = await gatewayOver('notebooks', ({ target }) => {
      if (target.includes('lab-2')) return failure(404, 'NOT_FOUND');
      if (target.includes('lab-1')) return json({ etag: 'ACAB' });
      return json({ operations: range(50).map((n) => operation(n, { metadata: { target: targets[n % 4] } })) });
    });

    const { data, errors } = await run(
      `{ notebookOperations(locationId: "${PLACE}", first: 50) { nodes { targetResourceName target { instanceId iamPolicy { etag } } } } }`,
    );

    expect(errors).toBeUndefined();
    expect(urls(sent).slice(1)).toEqual(
      ['lab-1', 'lab-2'].map(
        (lab) => `/v2/${PLACE}/instances/${lab}:getIamPolicy?${FIXED}&options.requestedPolicyVersion=3`,
      ),
    );
    expect(data.notebookOperations.nodes).toEqual(
      range(50).map((n) => ({
        targetResourceName: targets[n % 4] ?? null,
        target:
          [
            { instanceId: 'lab-1', iamPolicy: { etag: 'ACAB' } },
            { instanceId: 'lab-2', iamPolicy: null },
          ][n % 4] ?? null,
      })),
    );
  });

  it.each([PROJECT, LAB, ''])('refuses %j as a location, before any call', async (name) => {
    const { run, sent } = await gatewayOver('notebooks', []);

    const { errors } = await run('query ($name: ID!) { notebookOperations(locationId: $name) { nodes { id } } }', {
      name,
    });

    expect(errors).toMatchObject([{ path: ['notebookOperations'], extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(sent).toEqual([]);
  });
});

describe('the sandbox of notebooks', () => {
  const LABS = 'projects/demo-proj/locations/europe-north1';
  const policy = (zone: string, version: number) =>
    `{ iamPolicy(instanceId: "${LABS}-${zone}/instances/lab-1", requestedPolicyVersion: ${version}) { version bindings { condition { title } } } }`;

  it('shows conditions only to those who understand them', async () => {
    const { run } = await gatewayOverSandbox('notebooks');

    expect((await run(policy('a', 3))).data.iamPolicy).toEqual({
      version: 3,
      bindings: [{ condition: null }, { condition: { title: 'by day' } }],
    });
    expect((await run(policy('a', 1))).data.iamPolicy).toEqual({ version: 1, bindings: [{ condition: null }] });
    expect((await run(policy('b', 3))).data.iamPolicy).toEqual({ version: 1, bindings: [{ condition: null }] });
  });

  it('has instances without a policy, and none of other names', async () => {
    const { run } = await gatewayOverSandbox('notebooks');

    const { data } =
      await run(`{ empty: iamPolicy(instanceId: "projects/demo-proj/locations/asia-north2-a/instances/lab-1") { version bindings { role } }
      none: iamPolicy(instanceId: "${LABS}-a/instances/lab-9") { version } }`);

    expect(data).toEqual({ empty: { version: 0, bindings: [] }, none: null });
  });

  it('pages and filters locations, and tells of operations there', async () => {
    const { run } = await gatewayOverSandbox('notebooks');

    const { data, errors } =
      await run(`{ all: notebookLocations(projectName: "projects/demo-proj", first: 100) { nodes { locationId } pageInfo { hasNextPage } }
      some: notebookLocations(projectName: "projects/demo-proj", where: { rawFilter: "displayName=dublin" }, first: 2) { nodes { locationId labels { value }
        operations(first: 1) { nodes { isDone verb target { iamPolicy { version } } } } } } }`);

    expect(errors).toBeUndefined();
    expect(data.all.nodes.length).toBe(24);
    expect(data.some.nodes.map(({ locationId, labels }: any) => [locationId, labels])).toEqual([
      ['europe-north1-a', [{ value: 'europe-north1' }]],
      ['europe-north1-b', [{ value: 'europe-north1' }]],
    ]);
    expect(data.some.nodes[0].operations.nodes).toEqual([
      { isDone: true, verb: 'create', target: { iamPolicy: { version: 3 } } },
    ]);
  });

  it('cannot list the operations of an old project, and knows no other', async () => {
    const { run } = await gatewayOverSandbox('notebooks');

    const { data, errors } =
      await run(`{ old: notebookOperations(locationId: "projects/old-proj/locations/europe-north1-a") { nodes { resourceName } }
      other: notebookLocations(projectName: "projects/other") { nodes { resourceName } } }`);

    expect(data).toEqual({ old: null, other: null });
    expect(errors?.map(({ path, extensions: { code, status } }) => [path[0], code, status])).toEqual([
      ['old', 'UNIMPLEMENTED', 501],
      ['other', 'PERMISSION_DENIED', 403],
    ]);
  });
});

describe('failures', () => {
  it.each([
    [400, 'INVALID_ARGUMENT', 'BAD_USER_INPUT'],
    [400, 'FAILED_PRECONDITION', 'FAILED_PRECONDITION'],
    [400, 'OUT_OF_RANGE', 'BAD_USER_INPUT'],
    [401, 'UNAUTHENTICATED', 'UNAUTHENTICATED'],
    [403, 'PERMISSION_DENIED', 'PERMISSION_DENIED'],
    [404, 'NOT_FOUND', 'NOT_FOUND'],
    [409, 'ABORTED', 'CONFLICT'],
    [429, 'RESOURCE_EXHAUSTED', 'RATE_LIMITED'],
    [499, 'CANCELLED', 'UPSTREAM_ERROR'],
    [500, 'UNKNOWN', 'UPSTREAM_ERROR'],
    [500, 'INTERNAL', 'UPSTREAM_ERROR'],
    [500, 'DATA_LOSS', 'UPSTREAM_ERROR'],
    [501, 'UNIMPLEMENTED', 'UNIMPLEMENTED'],
    [503, 'UNAVAILABLE', 'UPSTREAM_UNAVAILABLE'],
    [504, 'DEADLINE_EXCEEDED', 'UPSTREAM_TIMEOUT'],
  ])('%i with %s is %s', async (status, word, code) => {
    const { run } = await gatewayOver('notebooks', [failure(status, word)]);

    const { data, errors } = await run(`{ notebookOperations(locationId: "${PLACE}") { nodes { resourceName } } }`);

    expect(data).toEqual({ notebookOperations: null });
    expect(errors).toEqual([
      {
        message: answered('notebooks', status),
        path: ['notebookOperations'],
        locations: [{ line: 1, column: 3 }],
        extensions: {
          code,
          api: 'notebooks',
          operation: 'listOperations',
          status,
          upstreamCode: word,
          retryable: ['RATE_LIMITED', 'UPSTREAM_UNAVAILABLE', 'UPSTREAM_TIMEOUT'].includes(code),
          requestId: 'test',
        },
      },
    ]);
  });

  it('of `notebookLocations` name its operation', async () => {
    const { run } = await gatewayOver('notebooks', [failure(503, 'UNAVAILABLE')]);

    const { data, errors } = await run(`{ notebookLocations(projectName: "${PROJECT}") { nodes { resourceName } } }`);

    expect(data).toEqual({ notebookLocations: null });
    expect(errors).toMatchObject([
      { path: ['notebookLocations'], extensions: { code: 'UPSTREAM_UNAVAILABLE', operation: 'listLocations' } },
    ]);
  });
});
