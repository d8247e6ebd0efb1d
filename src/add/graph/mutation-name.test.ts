import { describe, expect, it } from 'vitest';
import { mutationName, nounOf } from './mutations.ts';

const named = (operationId: string | undefined, method = 'post', path = '/things', read?: 'list' | 'one') =>
  mutationName({ method: method as 'post', path, operationId, read });

describe('the name of a mutation', () => {
  it.each([
    ['createIssue', 'createIssue'],
    ['issues/create', 'createIssue'],
    ['issues/create-comment', 'createIssueComment'],
    ['issues/update-issue', 'updateIssue'],
    ['actions/create-or-update-secret', 'createOrUpdateSecret'],
    ['repos/delete', 'deleteRepo'],
    ['Refund_Charge', 'refundCharge'],
  ])('of the id %s is %s', (id, name) => {
    expect(named(id)).toBe(name);
  });

  it.each([
    ['PostCustomers', 'post', '/v1/customers', 'list', 'createCustomer'],
    ['PostCustomersCustomer', 'post', '/v1/customers/{customer}', 'one', 'updateCustomer'],
    ['DeleteCustomersCustomer', 'delete', '/v1/customers/{customer}', 'one', 'deleteCustomer'],
    ['PostChargesChargeCapture', 'post', '/v1/charges/{charge}/capture', undefined, 'captureCharge'],
    ['PostBalanceSettings', 'post', '/v1/balance_settings', 'one', 'updateBalanceSettings'],
    [undefined, 'post', '/api/v2/orgs/{org}/teams/{team}/members', 'list', 'createOrgTeamMember'],
    [undefined, 'put', '/user/starred/{repo}', undefined, 'updateUserStarred'],
    [undefined, 'delete', '/v1/sessions', 'list', 'deleteSessions'],
    ['a-b-c-d-e-f-g-h', 'patch', '/rest/api/3/issue/{key}', 'one', 'updateIssue'],
  ] as const)('of the id %s is that of %s %s', (id, method, path, read, name) => {
    expect(named(id, method, path, read)).toBe(name);
  });

  it('has a noun', () => {
    expect(nounOf('createIssueComment')).toEqual(['issue', 'comment']);
    expect(nounOf('addGroupToCustomer')).toEqual(['group']);
  });
});
