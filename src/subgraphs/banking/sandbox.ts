import type { Aspsp, Batch, DirectDebit } from '#contracts/banking';
import {
  json,
  pathOf,
  predicateOf,
  type Random,
  type Reply,
  type SandboxRequest,
  standIn,
  UNKNOWN_PARAMETERS,
  type World,
} from '#sandbox';

interface State {
  readonly banks: readonly Aspsp[];
  /** Newest first. */
  readonly batches: readonly Batch[];
  readonly debits: readonly DirectDebit[];
}

const DAY = 86_400_000;
const PLACES = [
  ['IE', 'Ireland', 'Liffey', 'Corrib', 'Shannon', 'Burren'],
  ['DE', 'Germany', 'Isar', 'Spree', 'Harz', 'Eifel'],
  ['FR', 'France', 'Loire', 'Vosges', 'Garonne', 'Camargue'],
  ['ES', 'Spain', 'Ebro', 'Duero', 'Sierra', 'Rioja'],
  ['IT', 'Italy', 'Arno', 'Dolomiti', 'Garda', 'Etna'],
  ['NL', 'Netherlands', 'Maas', 'Polder', 'Veluwe', 'Waal'],
  ['BE', 'Belgium', 'Schelde', 'Ardennes', 'Leie', 'Kempen'],
  ['PT', 'Portugal', 'Douro', 'Tejo', 'Minho', 'Algarve'],
  ['AT', 'Austria', 'Inn', 'Wachau', 'Arlberg', 'Enns'],
  ['FI', 'Finland', 'Saimaa', 'Kemijoki', 'Koli', 'Inari'],
  ['GB', 'United Kingdom', 'Thames', 'Severn', 'Pennine', 'Lomond', 'Tyne'],
  ['GB', 'United Kingdom', 'Mersey', 'Fenland', 'Cairngorm', 'Gower', 'Tamar'],
] as const;
const EUR = { code: 'EUR', description: 'Euro' };
const GBP = { code: 'GBP', description: 'Sterling' };
const BANKS = 60;
const BATCHES = 48;
const TYPES = ['INTERNAL_TRANSFER', 'BANK_TRANSFER', 'INTERNATIONAL_TRANSFER', 'NEW_PAYEE'];
const STATUSES = ['COMPLETE', 'COMPLETE', 'COMPLETE', 'REJECTED', 'COMPLETE', 'CANCELLED'];
/** The codes of its errors, by the parameter that is refused. */
const CODES: Readonly<Record<string, number>> = {
  currency: 50_002,
  mandateUuid: 50_003,
  batchTypes: 50_004,
  batchStatus: 50_004,
  orderBy: 50_004,
  order: 50_004,
  offset: 50_005,
  limit: 50_005,
};

/** The mandates are the same whatever the seed: nothing that is served leads to them. */
const MANDATES = [
  { uuid: '55555555-aaaa-4bbb-8ccc-000000000001', originator: 'Sample Broadband', currency: GBP, count: 26 },
  { uuid: '55555555-aaaa-4bbb-8ccc-000000000002', originator: 'Mockley Power', currency: EUR, count: 14 },
  { uuid: '55555555-aaaa-4bbb-8ccc-000000000003', originator: 'Fixture Insurance', currency: EUR, count: 3 },
] as const;

/** A business's banks to choose from, its batches of the last half year, and what three originators collected. */
export const sandbox = standIn({
  slug: 'banking',
  about: { data: 'sixty banks, 48 batches, three mandates and their debits' },
  seed(world: World): State {
    const random = world.random('banking');
    return {
      banks: banksOf(world, random),
      batches: Array.from({ length: BATCHES }, (_, index) => batchOf(world, random, index)),
      debits: MANDATES.flatMap((mandate) =>
        Array.from({ length: mandate.count }, (_, index) => debitOf(world, random, mandate, index)),
      ),
    };
  },
  unauthorized: () => failure(401, 50001, 'The access token is missing or invalid.'),
  errors: {
    invalid: ([first]) =>
      failure(400, CODES[String(first.path[0])] ?? 50_000, `${pathOf(first)} ${predicateOf(first)}.`),
    failed: (status, message) => failure(status, 50_000 + status, message),
  },
  ignores: [UNKNOWN_PARAMETERS],
  handlers: {
    listAspsps({ query }, { banks }) {
      const currency = query.get('currency');
      const found = banks.filter((bank) => currency === null || bank.currency.code === currency);
      return json({ total: found.length, aspsps: found });
    },
    listBatches(request, { batches }) {
      const [wantedType, wantedStatus] = [request.query.get('batchTypes'), request.query.get('batchStatus')];
      const found = batches.filter(
        ({ type, status }) =>
          (wantedType === null || type === wantedType) && (wantedStatus === null || status === wantedStatus),
      );
      const ordered = request.query.get('order') === 'ASC' ? found.toReversed() : found;
      return pageOf(request, 'batchRequests', ordered);
    },
    listDirectDebits(request, { debits }) {
      const mandate = request.query.get('mandateUuid');
      return pageOf(
        request,
        'directdebits',
        debits.filter(({ mandateUUid }) => mandateUUid === mandate?.toLowerCase()),
      );
    },
  },
});

const iso = (time: number) => new Date(time).toISOString();

function banksOf(world: World, random: Random): Aspsp[] {
  const kinds = ['Savings', 'Mutual'];
  const named = kinds.flatMap((kind) =>
    PLACES.flatMap(([code, description, ...words]) =>
      words.map((word) => ({ alias: `${word} ${kind}`, country: { code, description } })),
    ),
  );
  return named.slice(0, BANKS).map((bank, index) => {
    const added = world.today - random.int(200, 900) * DAY;
    return {
      aspspUuid: random.uuid().toUpperCase(),
      alias: bank.alias,
      logoUrl: `https://assets.example.test/${index + 1}.svg`,
      country: bank.country,
      currency: bank.country.code === 'GB' ? GBP : EUR,
      dateCreated: iso(added),
      lastUpdated: iso(added + random.int(0, 200) * DAY),
    };
  });
}

function batchOf(world: World, random: Random, index: number): Batch {
  const made = world.today - Math.floor((index * 180 * DAY) / BATCHES) - random.int(0, 3_600_000);
  const submitted = random.int(1, 40);
  const status = index === 0 ? 'PENDING_APPROVAL' : (STATUSES[index % STATUSES.length] ?? 'COMPLETE');
  const failed = status === 'COMPLETE' && random.chance(0.3) ? 1 : 0;
  const succeeded = status === 'COMPLETE' ? submitted - failed : 0;
  const cents = random.int(500, 250_000);
  return {
    batchUuid: random.uuid(),
    type: TYPES[index % TYPES.length],
    status,
    sourceName: 'sandbox',
    batchName: `Sweep ${BATCHES - index}`,
    jobNumber: `${iso(made).slice(0, 7)}-${BATCHES - index}`,
    callbackUrl: null,
    currency: index % 3 === 2 ? 'GBP' : 'EUR',
    numberOfItemsSubmitted: submitted,
    valueOfItemsSubmitted: submitted * cents,
    numberOfItemsFailed: failed,
    valueOfItemsFailed: failed * cents,
    numberOfItemsSucceeded: succeeded,
    valueOfItemsSucceeded: succeeded * cents,
    dateCreated: iso(made),
    lastUpdated: iso(made + 300_000),
  };
}

function debitOf(world: World, random: Random, mandate: (typeof MANDATES)[number], index: number): DirectDebit {
  const { uuid, originator, currency, count } = mandate;
  const newest = index === 0;
  const announced = world.today - index * 30 * DAY - 2 * DAY;
  const reference = `${originator.slice(0, 2).toUpperCase()}-4411`;
  const cents = random.int(1500, 9900);
  const claimed = index === 5;
  return {
    directDebitUuid: random.uuid(),
    mandateUUid: uuid,
    currency,
    amount: cents,
    feeAmount: 0,
    taxAmount: 0,
    amountAfterCharges: cents,
    // Both specifications misspell it.
    status: newest ? 'RECIEVED' : claimed ? 'REFUND_RECORDED' : 'COLLECTED',
    type: index === count - 1 ? 'FIRST_COLLECTION' : 'ONGOING_COLLECTION',
    originatorName: `${originator} Ltd`,
    originatorAlias: originator,
    originatorReference: reference,
    directDebitReference: `${reference}-${String(count - index).padStart(2, '0')}`,
    targetIcan: 2001,
    targetPayeeId: 77,
    isDDIC: claimed,
    dateCreated: iso(announced),
    lastUpdated: iso(newest ? announced : announced + DAY),
    ...(claimed && { dateRefunded: iso(announced + 9 * DAY), schemeRefundReason: 'Indemnity claim' }),
  };
}

/** Without a limit a list is cut at ten rows, and nothing but the total tells. */
function pageOf(request: SandboxRequest, name: string, rows: readonly object[]): Reply {
  const [offset, limit] = [request.int('offset', 0), request.int('limit', 10)];
  return json({ total: rows.length, [name]: rows.slice(offset, offset + limit) });
}

function failure(status: number, code: number, message: string): Reply {
  return json({ errors: [{ code, message }] }, status);
}
