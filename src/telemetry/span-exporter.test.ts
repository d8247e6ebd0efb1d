import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SpanExporter } from './otlp.ts';
import { Span } from './trace.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const parent = { traceId: 'a'.repeat(32), spanId: 'b'.repeat(16), isSampled: true };
const span = (name: string) => new Span({ name, kind: 'internal', parent, startedAt: 0 });

function exporting(send: (names: readonly string[]) => Promise<void> = async () => undefined) {
  const batches: string[][] = [];
  const errors: unknown[] = [];
  const exporter = new SpanExporter({
    send(spans) {
      const names = spans.map(({ name }) => name);
      batches.push(names);
      return send(names);
    },
    failed: (error) => errors.push(error),
  });
  return { exporter, batches, errors };
}

describe('spans', () => {
  it('are exported together after a second', async () => {
    const { exporter, batches } = exporting();
    exporter.add(span('one'));
    exporter.add(span('two'));
    await vi.advanceTimersByTimeAsync(999);
    expect(batches).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);

    expect(batches).toEqual([['one', 'two']]);
    expect([exporter.exported, exporter.dropped, vi.getTimerCount()]).toEqual([2, 0, 0]);
  });

  it('are exported at once when there are many', async () => {
    const { exporter, batches } = exporting();
    for (let index = 0; index < 600; index++) exporter.add(span(`${index}`));
    await vi.advanceTimersByTimeAsync(0);

    expect(batches.map(({ length }) => length)).toEqual([512]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(batches.map(({ length }) => length)).toEqual([512, 88]);
  });

  it('are dropped and counted while the collector does not answer', async () => {
    const answer = Promise.withResolvers<void>();
    const { exporter, batches } = exporting(() => answer.promise);
    for (let index = 0; index < 512; index++) exporter.add(span(`${index}`));
    await vi.advanceTimersByTimeAsync(0);
    for (let index = 0; index < 3000; index++) exporter.add(span(`${index}`));

    expect([batches.length, exporter.dropped]).toEqual([1, 3000 - 2048]);
    answer.resolve();
    await exporter.flush();
    expect([exporter.exported, exporter.dropped]).toEqual([512 + 2048, 3000 - 2048]);
  });

  it('are dropped with a batch that could not be sent', async () => {
    const { exporter, errors } = exporting(() => Promise.reject(new Error('down')));
    exporter.add(span('one'));
    await exporter.flush();

    expect([exporter.exported, exporter.dropped, errors]).toEqual([0, 1, [new Error('down')]]);
  });
});
