import { describe, expect, it } from 'vitest';
import { toGlobalId } from '#graph';
import { gatewayOver, json } from '#test/harness';
import { gatewayOverSandbox } from '#test/over-sandbox';

const ID = '0f3a5c7e9b1d2f4a6c8e0b2d4f6a8c0e';
const ACCOUNT = '000011112222';
const get = (target: string) => ({ method: 'GET', target, headers: {}, body: '' });
const gone = () => json({ Message: 'x' }, 404, { 'x-amzn-ErrorType': 'ResourceNotFoundException' });

describe('Query.reviewWorkload', () => {
  const query = 'query ($id: ID!) { reviewWorkload(id: $id) { id name } }';
  const id = toGlobalId('ReviewWorkload', ID);

  it('shows the whole workload', async () => {
    const whole = {
      WorkloadId: ID,
      WorkloadArn: `arn:aws:wellarchitected:eu-west-1:${ACCOUNT}:workload/${ID}`,
      WorkloadName: 'Parcel tracker',
      Description: 'Tracks parcels.',
      Environment: 'PRODUCTION',
      UpdatedAt: 1_718_020_800.25,
      AccountIds: [ACCOUNT],
      AwsRegions: ['eu-west-1'],
      NonAwsRegions: ['Ghent'],
      ArchitecturalDesign: 'https://design.example.test/parcels',
      ReviewOwner: 'architects',
      ReviewRestrictionDate: 1_718_020_801,
      IndustryType: 'Transportation',
      Industry: 'Logistics',
      Notes: 'None.',
      ImprovementStatus: 'PAUSED',
      RiskCounts: { HIGH: 3 },
      PillarPriorities: ['security'],
      Lenses: ['serverless', 'arn:lens/own', 'unknown'],
      Owner: ACCOUNT,
    };
    const lenses = [
      { LensArn: 'arn:lens/serverless', LensAlias: 'serverless', LensName: 'Serverless' },
      { LensArn: 'arn:lens/own', LensAlias: 'arn:lens/own', LensName: 'Own' },
    ];
    const { run, sent } = await gatewayOver('reviews', ({ target }) =>
      json(target.startsWith('/lenses') ? { LensSummaries: lenses } : { Workload: whole }),
    );

    const { data, errors } = await run(`{ reviewWorkload(id: "${ID}") {
      id workloadId arn name description environment improvementStatus updatedAt ownerAccountId accountIds regions otherRegions
      architecturalDesignUrl reviewOwner reviewRestrictedAt industryGroup industry notes riskCounts { high none }
      pillarPriorities lensAliases lenses { name } raw } }`);

    expect(errors).toBeUndefined();
    expect(sent).toEqual([get(`/workloads/${ID}`), get('/lenses?LensStatus=ALL&MaxResults=50')]);
    expect(data.reviewWorkload).toEqual({
      id,
      workloadId: ID,
      arn: whole.WorkloadArn,
      name: 'Parcel tracker',
      description: 'Tracks parcels.',
      environment: 'PRODUCTION',
      improvementStatus: 'UNRECOGNIZED',
      updatedAt: '2024-06-10T12:00:00.250Z',
      ownerAccountId: ACCOUNT,
      accountIds: [ACCOUNT],
      regions: ['eu-west-1'],
      otherRegions: ['Ghent'],
      architecturalDesignUrl: 'https://design.example.test/parcels',
      reviewOwner: 'architects',
      reviewRestrictedAt: '2024-06-10T12:00:01.000Z',
      industryGroup: 'Transportation',
      industry: 'Logistics',
      notes: 'None.',
      riskCounts: { high: 3, none: 0 },
      pillarPriorities: ['security'],
      lensAliases: whole.Lenses,
      lenses: [{ name: 'Serverless' }, { name: 'Own' }],
      raw: whole,
    });
  });

  it('takes the `id` as well, and is found again by it', async () => {
    const { run, sent } = await gatewayOver('reviews', () => json({ Workload: { WorkloadId: ID, WorkloadName: 'A' } }));

    const byId = await run(query, { id: id });
    const again = await run('query ($id: ID!) { node(id: $id) { id ... on ReviewWorkload { name } } }', { id });

    expect(byId.data).toEqual({ reviewWorkload: { id, name: 'A' } });
    expect(again.data).toEqual({ node: { id, name: 'A' } });
    expect(sent).toEqual([get(`/workloads/${ID}`), get(`/workloads/${ID}`)]);
  });

  it('is null if there is none', async () => {
    const { run } = await gatewayOver('reviews', [gone()]);

    expect(await run(query, { id: ID })).toEqual({ data: { reviewWorkload: null } });
  });

  it('refuses the `id` of another type, before any call', async () => {
    const { run, sent } = await gatewayOver('reviews', []);

    const { errors } = await run(query, { id: toGlobalId('Lens', 'serverless') });

    expect(errors).toMatchObject([
      { message: 'This `id` is of the type Lens: ReviewWorkload is expected.', extensions: { code: 'BAD_USER_INPUT' } },
    ]);
    expect(sent).toEqual([]);
  });

  it('names its operation in a failure', async () => {
    const { run } = await gatewayOver('reviews', [json({}, 403, { 'x-amzn-ErrorType': 'AccessDeniedException' })]);

    const { errors } = await run(query, { id: ID });

    expect(errors).toMatchObject([{ extensions: { code: 'PERMISSION_DENIED', operation: 'getWorkload' } }]);
  });
});

describe('the workload of figures and invitations', () => {
  it('is read once for all of them, and null where it may not be read', async () => {
    const known = { WorkloadId: ID, ShareResourceType: 'WORKLOAD' };
    const hidden = { ...known, WorkloadId: 'f'.repeat(32) };
    const rows = [known, hidden, known, { ShareResourceType: 'WORKLOAD' }];
    const { run, sent } = await gatewayOver('reviews', ({ target }) => {
      if (target.startsWith('/consolidatedReport')) return json({ Metrics: [known, hidden] });
      if (target.startsWith('/shareInvitations')) {
        return json({ ShareInvitationSummaries: rows.map((row, n) => ({ ...row, ShareInvitationId: `i${n}` })) });
      }
      return target.endsWith(ID) ? json({ Workload: { WorkloadId: ID, WorkloadName: 'A' } }) : gone();
    });

    const { data, errors } = await run(`{ consolidatedReport { metrics { nodes { workload { name } } } }
      shareInvitations { nodes { ... on WorkloadShareInvitation { workload { name } } } } }`);

    expect(errors).toBeUndefined();
    expect(data.consolidatedReport.metrics.nodes).toEqual([{ workload: { name: 'A' } }, { workload: null }]);
    expect(data.shareInvitations.nodes).toEqual(
      [{ name: 'A' }, null, { name: 'A' }, null].map((workload) => ({ workload })),
    );
    expect(sent.filter(({ target }) => target.startsWith('/workloads')).map(({ target }) => target)).toEqual([
      `/workloads/${ID}`,
      `/workloads/${'f'.repeat(32)}`,
    ]);
  });
});

describe('ShareInvitation', () => {
  it('is found again by its `id`, in one reading of the list', async () => {
    const kinds = ['WORKLOAD', 'LENS', 'PROFILE', 'TEMPLATE', 'DASHBOARD'];
    const rows = kinds.map((ShareResourceType, n) => ({ ShareInvitationId: `i${n}`, ShareResourceType }));
    const { run, sent } = await gatewayOver('reviews', ({ target }) =>
      json(
        target.includes('NextToken=')
          ? { ShareInvitationSummaries: rows.slice(2) }
          : { ShareInvitationSummaries: rows.slice(0, 2), NextToken: 'n' },
      ),
    );
    const { data } = await run('{ shareInvitations(first: 5) { nodes { __typename id invitationId } } }');
    const others = [toGlobalId('LensShareInvitation', 'i0'), toGlobalId('LensShareInvitation', 'i9')];
    sent.length = 0;

    const again = await run(
      'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id ... on ShareInvitation { invitationId } } }',
      { ids: [...data.shareInvitations.nodes.map(({ id }: { id: string }) => id), ...others] },
    );

    expect(again.errors).toBeUndefined();
    expect(again.data.nodes).toEqual([...data.shareInvitations.nodes, null, null]);
    expect(sent).toEqual([get('/shareInvitations?MaxResults=50'), get('/shareInvitations?NextToken=n&MaxResults=50')]);
  });
});

describe('the setting `extras`', () => {
  it('takes workloads out of the graph when it is off', async () => {
    const { gateway } = await gatewayOver('reviews', [], { settings: { apis: { reviews: { extras: false } } } });

    expect(gateway.schema.getType('ReviewWorkload')).toBeUndefined();
    expect(gateway.schema.getType('WorkloadShareInvitation')).toBeDefined();
  });
});

describe('the sandbox of reviews', () => {
  it('has the workloads of its report, and no others', async () => {
    const { run } = await gatewayOverSandbox('reviews');

    const { data } = await run(`{
      consolidatedReport(includeSharedResources: true) { metrics(first: 50) { nodes {
        workloadName lensesAppliedCount riskCounts { high } workload { name lenses { name } riskCounts { high } } } } }
      none: reviewWorkload(id: "${ID}") { id } }`);

    const { nodes } = data.consolidatedReport.metrics;
    expect(nodes.length).toBe(48);
    for (const { workloadName, lensesAppliedCount, riskCounts, workload } of nodes) {
      expect([workload.name, workload.lenses.length, workload.riskCounts]).toEqual([
        workloadName,
        lensesAppliedCount,
        riskCounts,
      ]);
    }
    expect(data.none).toBeNull();
  });
});
