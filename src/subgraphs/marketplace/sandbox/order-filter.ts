import type { Order } from '#contracts/marketplace';
import type { Reply } from '#sandbox';
import { failure } from './failure.ts';

type OrderTest = (order: Order) => boolean;

const TWO_YEARS = 2 * 365 * 86_400_000;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
/** The only combinations of fulfillment statuses that can be filtered by. */
const STATUSES = ['NOT_STARTED|IN_PROGRESS', 'FULFILLED|IN_PROGRESS'];

/** The predicate of a filter such as `creationdate:[2026-01-01T00:00:00.000Z..]`, or its refusal. */
export function orderFilter(text: string, now: number): OrderTest | Reply {
  if (text === '') return () => true;
  const tests = new Map<string, OrderTest>();
  for (const criterion of text.split(/,(?=[^\]}]*:)/)) {
    const [, name = '', value = ''] = /^([^:]*):(.*)$/s.exec(criterion) ?? [];
    const test = CRITERIA[name]?.(value, now);
    if (!test) return failure(400, 30_700, `Invalid filter name: ${criterion}`, parameter(criterion));
    if (typeof test !== 'function') return test;
    tests.set(name, test);
  }
  // A range of creation dates makes one of modification dates have no effect.
  if (tests.has('creationdate')) tests.delete('lastmodifieddate');
  return (order) => tests.values().every((test) => test(order));
}

const CRITERIA: Readonly<Record<string, (value: string, now: number) => OrderTest | Reply>> = {
  creationdate: (value, now) => range(value, now, ({ creationDate }) => creationDate),
  lastmodifieddate: (value, now) => range(value, now, ({ lastModifiedDate }) => lastModifiedDate),
  orderfulfillmentstatus(value) {
    const words = /^\{([A-Z_|]+)\}$/.exec(value)?.[1] ?? '';
    const sorted = [words, words.split('|').toReversed().join('|')];
    if (!sorted.some((each) => STATUSES.includes(each))) return badValue(value);
    return ({ orderFulfillmentStatus }) => words.split('|').includes(orderFulfillmentStatus);
  },
};

function range(value: string, now: number, timeOf: (order: Order) => string): OrderTest | Reply {
  const [, from = '', to = ''] = /^\[([^\]]*?)\.\.([^\]]*)\]$/.exec(value) ?? [];
  if (from === '' && to === '') return badValue(value);
  if (!isTime(from)) return failure(400, 30_810, `Invalid start date: ${from}`, parameter(from));
  if (to !== '' && !isTime(to)) return failure(400, 30_820, `Invalid end date: ${to}`, parameter(to));
  if (to !== '' && from > to) return failure(400, 30_830, 'The start date lies after the end date', parameter(value));
  if (Date.parse(from) > now) return failure(400, 30_840, 'The start date lies in the future', parameter(from));
  if (Date.parse(from) < now - TWO_YEARS)
    return failure(400, 30_850, 'The start date is too long ago', parameter(from));
  return (order) => timeOf(order) >= from && (to === '' || timeOf(order) <= to);
}

const isTime = (text: string) => TIME.test(text) && !Number.isNaN(Date.parse(text));
const parameter = (value: string) => [{ name: 'filter', value }];
const badValue = (value: string) => failure(400, 30_800, `Invalid filter value: ${value}`, parameter(value));
