import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { check } from './check.ts';
import type { Asks } from './contestants/contestant.ts';
import type { Running } from './measure/processes.ts';

const ASKS: Asks = { orders: { path: '/', body: (n) => ({ n }) } };

/** A contestant that answers each question with this. */
async function answering(id: string, answer: object, asks = ASKS): Promise<Running> {
  const server = createServer((_request, response) => response.end(JSON.stringify(answer)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const contestant = { id, name: `The ${id}`, asks, prepare: () => ({ file: '', args: [] }) };
  return { contestant, port, pid: 0, startMs: 0, startCpuMs: 0, stop: async () => undefined };
}

const connection = { data: { orders: { nodes: [{ id: '1', disputes: { nodes: [{ reason: 'late' }] } }] } } };
const list = { data: { orders: [{ disputes: [{ reason: 'late' }], id: 1 }] } };

describe('check', () => {
  it('finds the same rows in any wrapper, and skips contestants without the workload', async () => {
    const all = [await answering('one', connection), await answering('two', list), await answering('three', {}, {})];
    const answers = { one: JSON.stringify(connection).length, two: JSON.stringify(list).length };
    const rows = JSON.stringify({ orders: [{ disputes: [{ reason: 'late' }], id: '1' }] });
    expect(await check(all, ['orders'])).toEqual([{ workload: 'orders', rows: 2, bytes: rows.length, answers }]);
  });

  it('fails if a value differs, and shows its position', async () => {
    const other = { data: { orders: [{ disputes: [{ reason: 'lost' }], id: 1 }] } };
    const all = [await answering('one', connection), await answering('two', other)];
    await expect(check(all, ['orders'])).rejects.toThrow(
      /^orders: The one and The two differ at 36:\n.*late.*\n.*lost/,
    );
  });

  it('fails if rows have another order', async () => {
    const orders = (...ids: readonly string[]) => ({ data: { orders: ids.map((id) => ({ id, total: 1 })) } });
    const all = [await answering('one', orders('1', '2')), await answering('two', orders('2', '1'))];
    await expect(check(all, ['orders'])).rejects.toThrow('The one and The two differ');
  });

  it('fails if a response has errors', async () => {
    const all = [await answering('one', { data: null, errors: [{ message: 'No.' }] })];
    await expect(check(all, ['orders'])).rejects.toThrow('The one answers orders with errors: [{"message":"No."}]');
  });
});
