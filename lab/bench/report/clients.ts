import { microseconds } from '../measure/growth.ts';
import type { Cell } from '../measure/throughput.ts';
import { of, type Results, ratio } from '../results.ts';
import { number, table } from './table.ts';

/** The costs of one question as each client sends it, and as multiples of the plain request's work. */
export function clientsTable({ clients }: Results): string {
  if (!clients) return '';
  const { plain, persisted } = clients;
  const row = (name: string, cell: Cell) => [
    name,
    number(of(cell, ({ requests, seconds }) => requests / seconds)),
    number(microseconds(cell)),
    `${ratio(cell, plain)?.toFixed(2) ?? '–'} ×`,
  ];
  const rows = clients.clients.flatMap(({ client, version, headers, request }) => [
    ...(headers ? [row(`${client} ${version}: its headers`, headers)] : []),
    ...(request ? [row(`${client} ${version}: its request`, request)] : []),
  ]);
  const heads = ['', 'requests per second', 'µs of CPU time', 'work, by the plain request'];
  const all = [row('plain POST', plain), row('GET of a persisted document', persisted), ...rows];
  return `\n## Real clients' requests\n\nOne transaction by hash from Manifold, no two requests alike:\n\n${table(heads, all)}\n`;
}
