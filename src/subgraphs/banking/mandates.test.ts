import { describe, expect, it } from 'vitest';
import { gatewayOver, json, type Sent } from '#test/harness';

const uuid = (kind: number, n: number) => `${String(kind).repeat(8)}-aaaa-4bbb-8ccc-${String(n).padStart(12, '0')}`;
const range = (count: number, from = 0) => Array.from({ length: count }, (_, index) => from + index);
const targets = (sent: readonly Sent[]) => sent.map(({ target }) => target);
const globalId = (type: string, key: string) => Buffer.from(`${type}:${key}`).toString('base64url');
const times = { dateCreated: '2026-03-02T06:00:00.000Z', lastUpdated: '2026-03-03T06:00:00.000Z' };
const mandate = (n: number, more: object = {}) => ({
  mandateUuid: uuid(5, n),
  currency: { code: 'GBP', description: 'Sterling' },
  status: 'LIVE',
  ...times,
  ...more,
});
const debit = (n: number, more: object = {}) => ({
  directDebitUuid: uuid(4, n),
  currency: { code: 'GBP' },
  amount: 3599,
  status: 'COLLECTED',
  type: 'ONGOING_COLLECTION',
  ...times,
  ...more,
});
const account = (ican: number) => ({ ican, name: `Account ${ican}`, balance: 1, currency: { code: 'GBP' } });

describe('Query.directDebitMandates', () => {
  it('has no code for a currency whose word is none', async () => {
    const odd = mandate(1, { currency: { code: 'POUNDS' }, valueOfDirectDebitCollected: 1 });
    const { run } = await gatewayOver('banking', [json({ total: 2, mandates: [odd, mandate(2)] })]);

    const { data, errors } = await run(
      '{ directDebitMandates(first: 2) { nodes { currencyCode currency { code } collectedValue { amount } raw } } }',
    );

    expect(errors).toBeUndefined();
    expect(data.directDebitMandates.nodes).toEqual([
      { currencyCode: null, currency: null, collectedValue: null, raw: odd },
      { currencyCode: 'GBP', currency: { code: 'GBP' }, collectedValue: null, raw: mandate(2) },
    ]);
  });

  it('asks for a page, and shows what comes back', async () => {
    const whole = mandate(1, {
      alias: 'Broadband',
      mandateReference: 'SB-1',
      originatorName: 'Sample Broadband Ltd',
      originatorAlias: 'Sample Broadband',
      originatorReference: 'SB-4411',
      originatorLogoUrlSmall: 'https://assets.example.test/small.png',
      originatorLogoUrlLarge: '',
      targetIcan: 2003,
      numberOfDirectDebitCollected: 12,
      valueOfDirectDebitCollected: 43200,
      latestDirectDebitAmount: 3599,
      latestDirectDebitDate: 1772431200000,
      fireRejectionReason: 'MANDATE_EXPIRED',
      schemeCancelReason: 'Instruction cancelled by payer',
      schemeCancelReasonCode: 'B',
      dateCompleted: '2026-03-04T06:00:00.000Z',
      dateCancelled: '2026-03-05T06:00:00.000Z',
    });
    const { run, sent } = await gatewayOver('banking', [json({ total: 214, mandates: [whole, mandate(2)] })]);

    const { data, errors } = await run(`{ directDebitMandates(first: 2) { totalCount nodes {
      id mandateUuid name reference status currencyCode currency { code } originatorName originatorAlias
      originatorReference originatorSmallLogoUrl originatorLargeLogoUrl accountId collectedCount
      collectedValue { amount currencyCode } latestAmount { amount } latestCollectedAt rejectReason schemeCancelReason
      schemeCancelReasonCode createdAt updatedAt completedAt cancelledAt raw } } }`);

    expect(errors).toBeUndefined();
    expect(sent).toEqual([{ method: 'GET', target: '/v1/mandates?offset=0&limit=2', headers: {}, body: '' }]);
    expect(data.directDebitMandates.totalCount).toBe(214);
    expect(data.directDebitMandates.nodes[0]).toEqual({
      id: globalId('DirectDebitMandate', uuid(5, 1)),
      mandateUuid: uuid(5, 1),
      name: 'Broadband',
      reference: 'SB-1',
      status: 'LIVE',
      currencyCode: 'GBP',
      currency: { code: 'GBP' },
      originatorName: 'Sample Broadband Ltd',
      originatorAlias: 'Sample Broadband',
      originatorReference: 'SB-4411',
      originatorSmallLogoUrl: 'https://assets.example.test/small.png',
      originatorLargeLogoUrl: null,
      accountId: '2003',
      collectedCount: 12,
      collectedValue: { amount: '432.00', currencyCode: 'GBP' },
      latestAmount: { amount: '35.99' },
      latestCollectedAt: '2026-03-02T06:00:00.000Z',
      rejectReason: 'MANDATE_EXPIRED',
      schemeCancelReason: 'Instruction cancelled by payer',
      schemeCancelReasonCode: 'B',
      createdAt: '2026-03-02T06:00:00.000Z',
      updatedAt: '2026-03-03T06:00:00.000Z',
      completedAt: '2026-03-04T06:00:00.000Z',
      cancelledAt: '2026-03-05T06:00:00.000Z',
      raw: whole,
    });
    expect(data.directDebitMandates.nodes[1]).toMatchObject({ name: null, collectedCount: null, latestAmount: null });
  });
});

describe('a mandate, a direct debit and its account', () => {
  it('are found by either id, and refetched by `node`', async () => {
    const { run, sent } = await gatewayOver('banking', ({ target }) => {
      if (target.endsWith(uuid(5, 1))) return json(mandate(1));
      if (target.endsWith(uuid(4, 1))) return json(debit(1));
      return json({ errors: [{ code: 50404, message: 'None' }] }, 404);
    });
    const ids = { mandate: globalId('DirectDebitMandate', uuid(5, 1)), debit: globalId('DirectDebit', uuid(4, 1)) };

    const { data, errors } = await run(
      `query ($mandate: ID!, $debit: ID!) {
        a: directDebitMandate(id: $mandate) { status } b: directDebitMandate(id: "${uuid(5, 1)}") { status }
        c: directDebitMandate(id: "${uuid(5, 2)}") { status } d: directDebit(id: $debit) { id status }
        e: directDebit(id: "${uuid(4, 2)}") { status }
        nodes(ids: [$mandate, $debit, "${globalId('DirectDebit', 'x')}"]) { __typename } }`,
      ids,
    );

    expect(errors).toBeUndefined();
    expect(targets(sent).toSorted()).toEqual([
      `/v1/directdebits/${uuid(4, 1)}`,
      `/v1/directdebits/${uuid(4, 2)}`,
      `/v1/mandates/${uuid(5, 1)}`,
      `/v1/mandates/${uuid(5, 2)}`,
    ]);
    expect(data).toEqual({
      a: { status: 'LIVE' },
      b: { status: 'LIVE' },
      c: null,
      d: { id: ids.debit, status: 'COLLECTED' },
      e: null,
      nodes: [{ __typename: 'DirectDebitMandate' }, { __typename: 'DirectDebit' }, null],
    });
  });

  it('lead to each other: one call for each different mandate and account of fifty direct debits', async () => {
    const rows = range(50).map((n) =>
      debit(n, { [n % 2 ? 'mandateUuid' : 'mandateUUid']: uuid(5, n % 4), targetIcan: n % 3 ? 2001 : 2003 }),
    );
    const { run, sent } = await gatewayOver('banking', ({ target }) => {
      const [, kind, key = ''] = /^\/v1\/(\w+)\/([^/?]+)$/.exec(target) ?? [];
      if (kind === 'accounts') return json(account(Number(key)));
      if (kind === 'mandates') return json(mandate(Number(key.slice(-1)), { alias: key }));
      return json({ total: 50, directdebits: rows });
    });

    const { data, errors } = await run(`query { directDebits(mandateId: "${uuid(5, 1)}", first: 50) { nodes {
      mandate { name } account { name } } } }`);

    expect(errors).toBeUndefined();
    expect(targets(sent).slice(1).toSorted()).toEqual([
      '/v1/accounts/2001',
      '/v1/accounts/2003',
      ...range(4).map((n) => `/v1/mandates/${uuid(5, n)}`),
    ]);
    expect(data.directDebits.nodes).toEqual(
      range(50).map((n) => ({
        mandate: { name: uuid(5, n % 4) },
        account: { name: `Account ${n % 3 ? 2001 : 2003}` },
      })),
    );
  });

  it('are null without a call where a direct debit names neither', async () => {
    const { run, sent } = await gatewayOver('banking', [json({ total: 1, directdebits: [debit(1)] })]);

    const { data } = await run(`{ directDebits(mandateId: "${globalId('DirectDebitMandate', uuid(5, 1))}") {
      nodes { mandate { name } account { name } } } }`);

    expect(targets(sent)).toEqual([`/v1/directdebits?mandateUuid=${uuid(5, 1)}&offset=0&limit=20`]);
    expect(data.directDebits.nodes).toEqual([{ mandate: null, account: null }]);
  });

  it('lists the direct debits of a mandate', async () => {
    const { run, sent } = await gatewayOver('banking', ({ target }) =>
      target.includes('directdebits') ? json({ total: 7, directdebits: [debit(1)] }) : json(mandate(1)),
    );

    const { data } = await run(
      `{ directDebitMandate(id: "${uuid(5, 1)}") { directDebits(first: 1) { totalCount nodes { status } } } }`,
    );

    expect(targets(sent)).toEqual([
      `/v1/mandates/${uuid(5, 1)}`,
      `/v1/directdebits?mandateUuid=${uuid(5, 1)}&offset=0&limit=1`,
    ]);
    expect(data.directDebitMandate.directDebits).toEqual({ totalCount: 7, nodes: [{ status: 'COLLECTED' }] });
  });
});
