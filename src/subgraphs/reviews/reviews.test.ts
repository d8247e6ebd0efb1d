import { describe, expect, it } from 'vitest';
import { toGlobalId } from '#graph';
import { answered, declaredCode, gatewayOver, json, type Sent } from '#test/harness';

const ARN = 'arn:aws:wellarchitected';
const lens = (n: number, more: object = {}) => ({ LensArn: `${ARN}::aws:lens/l${n}`, LensName: `Lens ${n}`, ...more });
const metric = (n: number, more: object = {}) => ({ WorkloadId: `w${n}`, ...more });
const invitation = (n: number, more: object = {}) => ({
  ShareInvitationId: `i${n}`,
  ShareResourceType: 'LENS',
  ...more,
});
const range = (count: number, from = 0) => Array.from({ length: count }, (_, index) => from + index);
const targets = (sent: readonly Sent[]) => sent.map(({ target }) => target);
const get = (target: string) => ({ method: 'GET', target, headers: {}, body: '' });

/** Answers the report of so many workloads, fifteen a page, and the lenses `l0` to `l5`, three a page. */
function account(workloads: number) {
  return ({ target }: Sent) => {
    const { pathname, searchParams } = new URL(target, 'http://account');
    const [start, most] = [Number(searchParams.get('NextToken')), Number(searchParams.get('MaxResults'))];
    if (pathname === '/lenses') {
      return json({ LensSummaries: range(3, start).map((n) => lens(n)), ...(start === 0 && { NextToken: '3' }) });
    }
    const end = Math.min(workloads, start + most);
    const Metrics = range(end - start, start).map((n) =>
      metric(n, { Lenses: [{ LensArn: `${ARN}::aws:lens/l${n % 8}` }] }),
    );
    return json({ Metrics, ...(end < workloads && { NextToken: String(end) }) });
  };
}

describe('Query.consolidatedReport as figures', () => {
  it('sends every argument, and shows what comes back', async () => {
    const whole = {
      MetricType: 'WORKLOAD',
      WorkloadId: '0f3a',
      WorkloadName: 'Parcel tracker',
      WorkloadArn: `${ARN}:eu-west-1:000011112222:workload/0f3a`,
      UpdatedAt: 1_718_020_800.25,
      LensesAppliedCount: 1,
      RiskCounts: { UNANSWERED: 12, HIGH: 3, MEDIUM: 4, NONE: 31, NOT_APPLICABLE: 5, EXTREME: 1 },
      Lenses: [
        {
          LensArn: `${ARN}::aws:lens/l1`,
          RiskCounts: { HIGH: 3 },
          Pillars: [
            {
              PillarId: 'security',
              RiskCounts: { HIGH: 1 },
              Questions: [
                {
                  QuestionId: 'rotate',
                  Risk: 'HIGH',
                  BestPractices: [{ ChoiceId: 'auto', ChoiceTitle: 'Rotate keys by themselves' }],
                },
                { QuestionId: 'limit', Risk: 'EXTREME' },
              ],
            },
          ],
        },
      ],
    };
    const { run, sent } = await gatewayOver('reviews', [json({ Metrics: [whole], NextToken: 'b3A=' })]);

    const { data, errors } = await run(`{ consolidatedReport(includeSharedResources: true) {
      metrics(first: 1) { nodes { kind workloadId workloadName workloadArn updatedAt lensesAppliedCount
        riskCounts { unanswered high medium none notApplicable }
        lenses { lensArn riskCounts { unanswered high medium none notApplicable } pillars { pillarId riskCounts { high }
          questions { questionId risk bestPractices { choiceId choiceTitle } raw } } } raw }
        pageInfo { hasNextPage hasPreviousPage } } } }`);

    expect(errors).toBeUndefined();
    expect(sent).toEqual([get('/consolidatedReport?Format=JSON&IncludeSharedResources=true&MaxResults=1')]);
    expect(data.consolidatedReport).toEqual({
      metrics: {
        nodes: [
          {
            kind: 'WORKLOAD',
            workloadId: '0f3a',
            workloadName: 'Parcel tracker',
            workloadArn: `${ARN}:eu-west-1:000011112222:workload/0f3a`,
            updatedAt: '2024-06-10T12:00:00.250Z',
            lensesAppliedCount: 1,
            riskCounts: { unanswered: 12, high: 3, medium: 4, none: 31, notApplicable: 5 },
            lenses: [
              {
                lensArn: `${ARN}::aws:lens/l1`,
                riskCounts: { unanswered: 0, high: 3, medium: 0, none: 0, notApplicable: 0 },
                pillars: [
                  {
                    pillarId: 'security',
                    riskCounts: { high: 1 },
                    questions: [
                      {
                        questionId: 'rotate',
                        risk: 'HIGH',
                        bestPractices: [{ choiceId: 'auto', choiceTitle: 'Rotate keys by themselves' }],
                        raw: whole.Lenses[0]?.Pillars[0]?.Questions[0],
                      },
                      {
                        questionId: 'limit',
                        risk: 'UNRECOGNIZED',
                        bestPractices: [],
                        raw: { QuestionId: 'limit', Risk: 'EXTREME' },
                      },
                    ],
                  },
                ],
              },
            ],
            raw: whole,
          },
        ],
        pageInfo: { hasNextPage: true, hasPreviousPage: false },
      },
    });
  });

  it('asks for nothing but a page when no argument is given', async () => {
    const { run, sent } = await gatewayOver('reviews', [json({})]);

    const { data } = await run('{ consolidatedReport { metrics { nodes { workloadId } pageInfo { hasNextPage } } } }');

    expect(targets(sent)).toEqual(['/consolidatedReport?Format=JSON&MaxResults=15']);
    expect(data.consolidatedReport).toEqual({ metrics: { nodes: [], pageInfo: { hasNextPage: false } } });
  });

  it('shows figures of which everything is missing', async () => {
    const { run } = await gatewayOver('reviews', [json({ Metrics: [{}, { Lenses: [{ Pillars: [{}] }] }] })]);

    const { data, errors } =
      await run(`{ consolidatedReport { metrics { nodes { kind workloadId workloadName workloadArn workload { name } updatedAt
      lensesAppliedCount riskCounts { high none } lenses { lensArn lens { name } riskCounts { high } pillars { pillarId riskCounts { high } questions { risk } } } } } } }`);

    expect(errors).toBeUndefined();
    const nothing = {
      kind: null,
      workload: null,
      workloadId: null,
      workloadName: null,
      workloadArn: null,
      updatedAt: null,
      lensesAppliedCount: null,
    };
    const pillars = [{ pillarId: null, riskCounts: { high: 0 }, questions: [] }];
    const lenses = [{ lensArn: null, lens: null, riskCounts: { high: 0 }, pillars }];
    const riskCounts = { high: 0, none: 0 };
    expect(data.consolidatedReport.metrics.nodes).toEqual([
      { ...nothing, riskCounts, lenses: [] },
      { ...nothing, riskCounts, lenses },
    ]);
  });

  it('costs three calls for 40 workloads, and goes on where a cursor points', async () => {
    const { run, sent } = await gatewayOver('reviews', account(60));
    const query =
      'query ($after: String) { consolidatedReport { metrics(first: 40, after: $after) { nodes { workloadId } pageInfo { endCursor hasNextPage } } } }';

    const { data } = await run(query);
    const { nodes, pageInfo } = data.consolidatedReport.metrics;
    const next = await run(query, { after: pageInfo.endCursor });

    expect(targets(sent)).toEqual([
      '/consolidatedReport?Format=JSON&MaxResults=15',
      '/consolidatedReport?Format=JSON&NextToken=15&MaxResults=15',
      '/consolidatedReport?Format=JSON&NextToken=30&MaxResults=10',
      '/consolidatedReport?Format=JSON&NextToken=40&MaxResults=15',
      '/consolidatedReport?Format=JSON&NextToken=55&MaxResults=15',
    ]);
    expect(nodes).toEqual(range(40).map((n) => ({ workloadId: `w${n}` })));
    expect(next.data.consolidatedReport.metrics).toEqual({
      nodes: range(20, 40).map((n) => ({ workloadId: `w${n}` })),
      pageInfo: { endCursor: expect.any(String), hasNextPage: false },
    });
  });

  it('reads the lenses once for the lenses of fifty workloads', async () => {
    const { run, sent } = await gatewayOver('reviews', account(50));

    const { data } = await run('{ consolidatedReport { metrics(first: 50) { nodes { lenses { lens { name } } } } } }');

    expect(targets(sent).filter((target) => target.startsWith('/lenses'))).toEqual([
      '/lenses?LensStatus=ALL&MaxResults=50',
      '/lenses?LensStatus=ALL&NextToken=3&MaxResults=50',
    ]);
    const found = (n: number) => ({ lenses: [{ lens: n < 6 ? { name: `Lens ${n}` } : null }] });
    expect(data.consolidatedReport.metrics.nodes).toEqual(range(50).map((n) => found(n % 8)));
  });
});

describe('ConsolidatedReport.document', () => {
  it('is a single call for all of it, without a number of workloads', async () => {
    const { run, sent } = await gatewayOver('reviews', [json({ Base64String: 'JVBERi0xLjQK' })]);

    const { data } = await run(`{ consolidatedReport { document { pdf
      pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } } }`);

    expect(sent).toEqual([get('/consolidatedReport?Format=PDF')]);
    expect(data.consolidatedReport.document).toEqual({
      pdf: 'JVBERi0xLjQK',
      pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
    });
  });

  it('comes in parts where the API cuts it, each after the cursor of the one before', async () => {
    const { run, sent } = await gatewayOver('reviews', [
      json({ Base64String: 'JVBE', NextToken: 'a+b=' }),
      json({ Base64String: 'Rg==', NextToken: '' }),
    ]);
    const query = `query ($after: String) { consolidatedReport(includeSharedResources: false) {
      document(first: 5, after: $after) { pdf pageInfo { hasNextPage hasPreviousPage endCursor } } } }`;

    const { data } = await run(query);
    const { endCursor } = data.consolidatedReport.document.pageInfo;
    const rest = await run(query, { after: endCursor });

    expect(targets(sent)).toEqual([
      '/consolidatedReport?Format=PDF&IncludeSharedResources=false&MaxResults=5',
      '/consolidatedReport?Format=PDF&IncludeSharedResources=false&NextToken=a%2Bb%3D&MaxResults=5',
    ]);
    expect(data.consolidatedReport.document).toMatchObject({
      pdf: 'JVBE',
      pageInfo: { hasNextPage: true, hasPreviousPage: false },
    });
    expect(rest.data.consolidatedReport.document).toEqual({
      pdf: 'Rg==',
      pageInfo: { hasNextPage: false, hasPreviousPage: true, endCursor: null },
    });
  });

  it('refuses a cursor of another report, or of the figures, without a call', async () => {
    const { run, sent } = await gatewayOver('reviews', [
      json({ Base64String: 'JVBE', NextToken: 'n' }),
      json({ Metrics: [metric(1)], NextToken: 'n' }),
    ]);
    const part = (field: string, after: string | null, shared: boolean | null = null) =>
      run(
        `query ($after: String, $shared: Boolean) { consolidatedReport(includeSharedResources: $shared) {
          part: ${field}(first: 1, after: $after) { pageInfo { endCursor } } } }`,
        { after, shared },
      );
    const cursorOf = ({ data }: Awaited<ReturnType<typeof part>>) => data.consolidatedReport.part.pageInfo.endCursor;
    const ofDocument = cursorOf(await part('document', null));
    const ofFigures = cursorOf(await part('metrics', null));

    const refused = [
      await part('document', ofDocument, true),
      await part('document', ofFigures),
      await part('metrics', ofDocument),
    ];

    expect(refused.map(({ errors }) => errors?.map(({ extensions }) => extensions.code))).toEqual([
      ['BAD_USER_INPUT'],
      ['BAD_USER_INPUT'],
      ['BAD_USER_INPUT'],
    ]);
    expect(sent.length).toBe(2);
  });

  it('is not fetched unless it is selected, nor are the figures', async () => {
    const { run, sent } = await gatewayOver('reviews', []);

    expect(await run('{ consolidatedReport { __typename } }')).toEqual({
      data: { consolidatedReport: { __typename: 'ConsolidatedReport' } },
    });
    expect(sent).toEqual([]);
  });
});

describe('Query.lenses', () => {
  it('sends every argument, and shows what comes back', async () => {
    const whole = {
      LensArn: `${ARN}::aws:lens/serverless`,
      LensAlias: 'serverless',
      LensName: 'Serverless review',
      LensType: 'CUSTOM_SELF',
      Description: 'Questions for event-driven workloads.',
      CreatedAt: 1_600_000_000,
      UpdatedAt: '2023-11-14T22:13:20.5Z',
      LensVersion: '2024-01-01',
      Owner: '000011112222',
      LensStatus: 'NOT_CURRENT',
    };
    const { run, sent } = await gatewayOver('reviews', [
      json({ LensSummaries: [whole], NextToken: 'n' }),
      json({ LensSummaries: [{}], NextToken: '' }),
    ]);
    const query = `query ($after: String) { lenses(where: { kind: CUSTOM_SELF, status: DRAFT, name: "Serverless & more" }, first: 1, after: $after) { nodes {
      arn alias name kind description createdAt updatedAt version ownerAccountId status raw } pageInfo { hasNextPage endCursor } } }`;

    const { data } = await run(query);
    const next = await run(query, { after: data.lenses.pageInfo.endCursor });

    expect(sent).toEqual([
      get('/lenses?LensName=Serverless%20%26%20more&LensType=CUSTOM_SELF&LensStatus=DRAFT&MaxResults=1'),
      get('/lenses?LensName=Serverless%20%26%20more&LensType=CUSTOM_SELF&LensStatus=DRAFT&NextToken=n&MaxResults=1'),
    ]);
    expect(data.lenses.nodes).toEqual([
      {
        arn: `${ARN}::aws:lens/serverless`,
        alias: 'serverless',
        name: 'Serverless review',
        kind: 'CUSTOM_SELF',
        description: 'Questions for event-driven workloads.',
        createdAt: '2020-09-13T12:26:40.000Z',
        updatedAt: '2023-11-14T22:13:20.5Z',
        version: '2024-01-01',
        ownerAccountId: '000011112222',
        status: 'NOT_CURRENT',
        raw: whole,
      },
    ]);
    const names = [
      'arn',
      'alias',
      'name',
      'kind',
      'description',
      'createdAt',
      'updatedAt',
      'version',
      'ownerAccountId',
      'status',
    ];
    expect(next.data.lenses.nodes).toEqual([{ ...Object.fromEntries(names.map((name) => [name, null])), raw: {} }]);
    expect(next.data.lenses.pageInfo.hasNextPage).toBe(false);
  });

  it('asks for nothing but a page when no argument is given', async () => {
    const { run, sent } = await gatewayOver('reviews', [json({})]);

    expect(await run('{ lenses { nodes { name } } }')).toEqual({ data: { lenses: { nodes: [] } } });
    expect(targets(sent)).toEqual(['/lenses?MaxResults=20']);
  });

  it.each([
    [{}, 'VENDOR_OFFICIAL'],
    [{ officialLensType: 'AWS_OFFICIAL' }, 'AWS_OFFICIAL'],
  ])('asks for lenses of the vendor with the settings %j by %s, and understands either word', async (own, word) => {
    const words = ['VENDOR_OFFICIAL', 'AWS_OFFICIAL', 'CUSTOM_SHARED', 'SOMETHING_NEW'];
    const { run, sent } = await gatewayOver(
      'reviews',
      [json({ LensSummaries: words.map((LensType, n) => lens(n, { LensType })) })],
      {
        settings: { apis: { reviews: { settings: own } } },
      },
    );

    const { data } = await run('{ lenses(where: { kind: VENDOR_OFFICIAL }) { nodes { kind } } }');

    expect(targets(sent)).toEqual([`/lenses?LensType=${word}&MaxResults=20`]);
    expect(data.lenses.nodes).toEqual([
      { kind: 'VENDOR_OFFICIAL' },
      { kind: 'VENDOR_OFFICIAL' },
      { kind: 'CUSTOM_SHARED' },
      { kind: 'UNRECOGNIZED' },
    ]);
  });

  it('has lenses that are found again by their global ids, in one reading of the list', async () => {
    const lenses = [lens(1), { LensAlias: 'plain', LensName: 'Plain' }, { LensName: 'Nameless' }];
    const { run, sent } = await gatewayOver('reviews', () => json({ LensSummaries: lenses }));
    const { data } = await run('{ lenses { nodes { id name } } }');
    const gone = Buffer.from('Lens:gone').toString('base64url');
    const ids = [...data.lenses.nodes.map(({ id }: { id: string }) => id), gone];

    const again = await run('query ($ids: [ID!]!) { nodes(ids: $ids) { id ... on Lens { name } } }', { ids });

    expect(again).toEqual({ data: { nodes: [...data.lenses.nodes, null] } });
    expect(targets(sent)).toEqual(['/lenses?MaxResults=20', '/lenses?LensStatus=ALL&MaxResults=50']);
  });
});

describe('Query.shareInvitations', () => {
  const common = { SharedBy: '000011112222', SharedWith: '333344445555', PermissionType: 'READONLY' };
  const shown = { sharedBy: '000011112222', sharedWith: '333344445555', permission: 'READONLY' };
  const query = `{ shareInvitations { nodes { __typename id invitationId resourceKind sharedBy sharedWith permission raw
    ... on WorkloadShareInvitation { workloadId workloadName } ... on LensShareInvitation { lensArn lensName }
    ... on ProfileShareInvitation { profileArn profileName } ... on TemplateShareInvitation { templateArn templateName } } } }`;

  it.each([
    [
      'where: { lensNamePrefix: "Retail & co" }, first: 3',
      'ShareResourceType=LENS&LensNamePrefix=Retail%20%26%20co&MaxResults=3',
    ],
    [
      'where: { workloadNamePrefix: "Parcel" }, first: 50',
      'ShareResourceType=WORKLOAD&WorkloadNamePrefix=Parcel&MaxResults=50',
    ],
    ['where: { profileNamePrefix: "a" }', 'ShareResourceType=PROFILE&ProfileNamePrefix=a&MaxResults=20'],
    ['where: { templateNamePrefix: "b" }', 'ShareResourceType=TEMPLATE&TemplateNamePrefix=b&MaxResults=20'],
    ['where: { resourceKind: LENS }', 'ShareResourceType=LENS&MaxResults=20'],
    ['where: null', 'MaxResults=20'],
    ['first: 80', 'MaxResults=50'],
  ])('sends (%s) as %s', async (args, sentQuery) => {
    const { run, sent } = await gatewayOver('reviews', [json({ ShareInvitationSummaries: [] })]);

    expect(await run(`{ shareInvitations(${args}) { nodes { invitationId } } }`)).toEqual({
      data: { shareInvitations: { nodes: [] } },
    });
    expect(sent).toEqual([get(`/shareInvitations?${sentQuery}`)]);
  });

  it('asks for nothing but a page when no argument is given', async () => {
    const { run, sent } = await gatewayOver('reviews', [json({})]);

    expect(await run(query)).toEqual({ data: { shareInvitations: { nodes: [] } } });
    expect(targets(sent)).toEqual(['/shareInvitations?MaxResults=20']);
  });

  it('refuses two prefixes, without a call', async () => {
    const { run, sent } = await gatewayOver('reviews', []);

    const { data, errors } = await run(
      '{ shareInvitations(where: { lensNamePrefix: "a", workloadNamePrefix: "b" }) { nodes { invitationId } } }',
    );

    expect(data).toBeUndefined();
    expect(errors).toMatchObject([{ message: expect.stringContaining('must specify exactly one key') }]);
    expect(sent).toEqual([]);
  });

  it.each([
    [
      'WORKLOAD',
      { WorkloadId: '0f3a', WorkloadName: 'Parcel tracker' },
      {
        __typename: 'WorkloadShareInvitation',
        resourceKind: 'WORKLOAD',
        workloadId: '0f3a',
        workloadName: 'Parcel tracker',
      },
    ],
    [
      'LENS',
      { LensArn: 'l', LensName: 'Retail' },
      { __typename: 'LensShareInvitation', resourceKind: 'LENS', lensArn: 'l', lensName: 'Retail' },
    ],
    [
      'PROFILE',
      { ProfileArn: 'p', ProfileName: 'Cautious' },
      { __typename: 'ProfileShareInvitation', resourceKind: 'PROFILE', profileArn: 'p', profileName: 'Cautious' },
    ],
    [
      'TEMPLATE',
      { TemplateArn: 't', TemplateName: 'Short' },
      { __typename: 'TemplateShareInvitation', resourceKind: 'TEMPLATE', templateArn: 't', templateName: 'Short' },
    ],
    ['DASHBOARD', {}, { __typename: 'OtherShareInvitation', resourceKind: 'UNRECOGNIZED' }],
    [undefined, {}, { __typename: 'OtherShareInvitation', resourceKind: null }],
  ])('shows one to share a %s', async (ShareResourceType, what, told) => {
    const whole = JSON.parse(JSON.stringify(invitation(1, { ...common, ShareResourceType, ...what })));
    const { run } = await gatewayOver('reviews', [json({ ShareInvitationSummaries: [whole] })]);

    const { data, errors } = await run(query);

    expect(errors).toBeUndefined();
    expect(data.shareInvitations.nodes).toEqual([
      { id: toGlobalId(told.__typename, 'i1'), invitationId: 'i1', ...shown, raw: whole, ...told },
    ]);
  });

  it('reads the lenses once for the lenses of fifty invitations', async () => {
    const invitations = range(50).map((n) => invitation(n, { LensArn: `${ARN}::aws:lens/l${n % 8}` }));
    const { run, sent } = await gatewayOver('reviews', (request) =>
      request.target.startsWith('/lenses') ? account(0)(request) : json({ ShareInvitationSummaries: invitations }),
    );

    const { data } = await run(
      '{ shareInvitations(first: 50) { nodes { ... on LensShareInvitation { lens { name } } } } }',
    );

    expect(targets(sent)).toEqual([
      '/shareInvitations?MaxResults=50',
      '/lenses?LensStatus=ALL&MaxResults=50',
      '/lenses?LensStatus=ALL&NextToken=3&MaxResults=50',
    ]);
    expect(data.shareInvitations.nodes).toEqual(
      range(50).map((n) => ({ lens: n % 8 < 6 ? { name: `Lens ${n % 8}` } : null })),
    );
  });
});

describe('failures', () => {
  const refusal = (status: number, word: string) =>
    json({ Message: 'secret words' }, status, { 'x-amzn-ErrorType': word });

  it.each([
    [400, 'ValidationException', 'BAD_USER_INPUT'],
    [403, 'AccessDeniedException', 'PERMISSION_DENIED'],
    [403, 'MissingAuthenticationTokenException', 'UNAUTHENTICATED'],
    [400, 'IncompleteSignatureException', 'UNAUTHENTICATED'],
    [403, 'InvalidSignatureException', 'UNAUTHENTICATED'],
    [403, 'UnrecognizedClientException', 'UNAUTHENTICATED'],
    [403, 'ExpiredTokenException', 'UNAUTHENTICATED'],
    [404, 'ResourceNotFoundException', 'NOT_FOUND'],
    [429, 'ThrottlingException', 'RATE_LIMITED'],
    [500, 'InternalServerException', 'UPSTREAM_ERROR'],
    [503, 'ServiceUnavailableException', 'UPSTREAM_UNAVAILABLE'],
  ])('%i with %s is %s', async (status, word, code) => {
    const { run } = await gatewayOver('reviews', [refusal(status, `${word}:http://internal.example/`)]);

    const { data, errors } = await run('{ lenses { nodes { name } } }');

    expect(data).toEqual({ lenses: null });
    expect(errors).toEqual([
      {
        message: answered('reviews', status),
        path: ['lenses'],
        locations: [{ line: 1, column: 3 }],
        extensions: {
          code,
          api: 'reviews',
          operation: 'listLenses',
          status,
          ...declaredCode('reviews', word),
          retryable: code === 'RATE_LIMITED' || code === 'UPSTREAM_UNAVAILABLE',
          requestId: 'test',
        },
      },
    ]);
  });

  it('are CONFLICT where a report cannot be made, and take nothing else with them', async () => {
    const { run } = await gatewayOver('reviews', ({ target }) =>
      target.startsWith('/lenses') ? json({}) : refusal(409, 'ConflictException'),
    );

    const { data, errors } = await run(
      '{ consolidatedReport { metrics { nodes { workloadId } } document { pdf } } lenses { nodes { name } } }',
    );

    expect(data).toEqual({ consolidatedReport: { metrics: null, document: null }, lenses: { nodes: [] } });
    const extensions = {
      code: 'CONFLICT',
      operation: 'getConsolidatedReport',
      upstreamCode: 'ConflictException',
      retryable: false,
    };
    expect(errors?.toSorted((one, other) => (one.path[1] < other.path[1] ? -1 : 1))).toMatchObject([
      { path: ['consolidatedReport', 'document'], extensions },
      { path: ['consolidatedReport', 'metrics'], extensions },
    ]);
  });

  it('of `shareInvitations` name its operation', async () => {
    const { run } = await gatewayOver('reviews', [refusal(503, 'ServiceUnavailableException')]);

    const { data, errors } = await run('{ shareInvitations { nodes { invitationId } } }');

    expect(data).toEqual({ shareInvitations: null });
    expect(errors).toMatchObject([
      { path: ['shareInvitations'], extensions: { code: 'UPSTREAM_UNAVAILABLE', operation: 'listShareInvitations' } },
    ]);
  });
});
