import { buildSchema, getOperationAST, type OperationDefinitionNode, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { gatewayOver, json, type Sent } from '#test/harness';
import { compileOperation } from '../src/gateway/execution/compile.ts';
import {
  type Cursors,
  type SelectedParts,
  type WindowArguments,
  wholeConnection,
} from '../src/graph/connections/index.ts';

/*
 * The cost of a list grows no faster than its rows. It is counted, not timed.
 */
const SIZES = [100, 1000, 10_000];

/** The work for one answer. */
interface Work {
  reads: number;
  rows: Set<number>;
  cursors: number;
}

const schema = buildSchema(`
  type Query { list(first: Int): Connection }
  type Connection { nodes: [Row!]! edges: [Edge!]! pageInfo: PageInfo! totalCount: Int }
  type PageInfo { hasNextPage: Boolean! endCursor: String }
  type Edge { node: Row! cursor: String! }
  type Row { text: String! count: Int }
`);

/** Counts the work of a query over a list of this length that comes in one response. */
async function workFor(query: string, length: number, first = length): Promise<Work> {
  const work: Work = { reads: 0, rows: new Set(), cursors: 0 };
  const rows = Array.from({ length }, (_, number) => watched({ text: `row ${number}`, count: number }, number, work));
  const cursors: Cursors = {
    encode(position) {
      work.cursors += 1;
      return position;
    },
    decode: (cursor) => cursor,
  };
  const wants: SelectedParts = { edges: true, totalCount: true, pageInfo: true };
  const window: WindowArguments = { first };
  const { list } = schema.getQueryType()?.getFields() ?? {};
  if (list)
    list.resolve = () => wholeConnection({ all: async () => rows }, window, cursors, wants, { maximum: length });
  const document = parse(query);
  const run = compileOperation(schema, document, getOperationAST(document) as OperationDefinitionNode);
  const { errors } = await run({}, {});
  expect(errors).toBeUndefined();
  return work;
}

function watched(row: object, number: number, work: Work): object {
  return new Proxy(row, {
    get(target, name) {
      work.reads += 1;
      work.rows.add(number);
      return Reflect.get(target, name) as unknown;
    },
  });
}

describe('as a list grows', () => {
  it('a row is read once for each field, and once to see whether it is a promise', async () => {
    for (const size of SIZES) {
      const { reads } = await workFor('{ list { nodes { text count again: text } } }', size);
      expect(reads / size).toBe(4);
    }
  });

  it('rows outside of the window are not read', async () => {
    const { rows } = await workFor('{ list { nodes { text } totalCount pageInfo { hasNextPage } } }', 10_000, 20);

    expect([...rows]).toEqual(Array.from({ length: 20 }, (_, number) => number));
  });

  it.each([
    ['no cursor is made where none is selected', '{ list { edges { node { text } } pageInfo { hasNextPage } } }', 0],
    ['one is made where the last is selected', '{ list { nodes { text } pageInfo { endCursor } } }', 1],
  ])('%s', async (_what, query, expected) => {
    for (const size of SIZES) expect((await workFor(query, size)).cursors).toBe(expected);
  });

  it('a cursor is made for each row if cursors are selected', async () => {
    for (const size of SIZES) expect((await workFor('{ list { edges { cursor } } }', size)).cursors).toBe(size);
  });

  it('it takes one call for each page of the largest size', async () => {
    const row = (number: number) => ({ orderId: `11-${number}`, lineItems: [{ lineItemId: '1', title: 't' }] });
    const page = ({ target }: Sent) => {
      const { searchParams } = new URL(target, 'http://upstream');
      const [offset, limit] = ['offset', 'limit'].map((name) => Number(searchParams.get(name))) as [number, number];
      return json({ total: 20_000, orders: Array.from({ length: limit }, (_, index) => row(offset + index)) });
    };
    const { run, sent } = await gatewayOver('marketplace', page, { settings: { limits: { pageMaximum: 10_000 } } });

    for (const size of SIZES) {
      sent.length = 0;
      const { data, errors } = await run(`{ orders(first: ${size}) { nodes { orderId lineItems { title } } } }`);

      expect(errors).toBeUndefined();
      expect(data.orders.nodes.length).toBe(size);
      expect(sent.length).toBe(Math.ceil(size / 200));
    }
  });
});
