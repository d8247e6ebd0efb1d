import { join } from 'node:path';
import * as of from '../workloads/arguments.ts';
import { type Ask, type Contestant, onNode } from './contestant.ts';

const ask = (path: string, body: Ask['body']): Ask => ({ path, body });

/** A server of its own for exactly these questions, without GraphQL. */
export const handWritten: Contestant = {
  id: 'hand-written',
  name: 'hand-written, no GraphQL',
  asks: {
    transaction: ask('/transaction', (n) => ({ hash: of.hash(n) })),
    countries: ask('/countries', (n) => ({ name: of.name('slim', n) })),
    'whole-countries': ask('/countries', (n) => ({ name: of.name('whole', n) })),
    quotes: ask('/quotes', (n) => ({ text: of.text(n) })),
    orders: ask('/orders', (n) => ({ from: of.date(n) })),
    ten: ask('/ten', of.ofTen),
    thousand: ask('/thousand', (n) => ({ from: of.date(n) })),
  },
  prepare: ({ port, upstream }) =>
    onNode(join(import.meta.dirname, 'hand-written', 'server.ts'), String(port), upstream),
};
