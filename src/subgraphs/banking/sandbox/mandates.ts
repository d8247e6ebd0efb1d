import type { DirectDebit, Mandate } from '#contracts/banking';
import type { World } from '#sandbox';

const DAY = 86_400_000;
const EUR = { code: 'EUR', description: 'Euro' };
const GBP = { code: 'GBP', description: 'Sterling' };

/** The mandates are the same whatever the seed. */
export const MANDATES = [
  { uuid: '55555555-aaaa-4bbb-8ccc-000000000001', originator: 'Sample Broadband', currency: GBP, count: 26 },
  { uuid: '55555555-aaaa-4bbb-8ccc-000000000002', originator: 'Mockley Power', currency: EUR, count: 14 },
  { uuid: '55555555-aaaa-4bbb-8ccc-000000000003', originator: 'Fixture Insurance', currency: EUR, count: 3 },
] as const;

/** The account that debits of a currency are taken from. */
export const accountOf = ({ code }: { readonly code: string }) => (code === 'GBP' ? 2003 : 2001);

/** A mandate, with what was collected under it. */
export function mandateOf(
  { uuid, originator, currency, count }: (typeof MANDATES)[number],
  debits: readonly DirectDebit[],
  world: World,
): Mandate {
  const collected = debits.filter(({ status }) => status === 'COLLECTED');
  const reference = `${originator.slice(0, 2).toUpperCase()}-4411`;
  return {
    mandateUuid: uuid,
    currency,
    status: count > 5 ? 'LIVE' : 'DORMANT',
    alias: originator.split(' ')[0],
    mandateReference: `${reference}-M`,
    originatorName: `${originator} Ltd`,
    originatorAlias: originator,
    originatorReference: reference,
    targetIcan: accountOf(currency),
    numberOfDirectDebitCollected: collected.length,
    valueOfDirectDebitCollected: collected.reduce((sum, { amount }) => sum + Number(amount), 0),
    latestDirectDebitAmount: collected[0]?.amount ?? null,
    latestDirectDebitDate: collected[0]?.lastUpdated ?? null,
    dateCreated: new Date(world.today - (count + 1) * 30 * DAY).toISOString(),
    lastUpdated: collected[0]?.lastUpdated ?? new Date(world.today).toISOString(),
  };
}
