import { describe, expect, it } from 'vitest';
import { type StreamEvent, streamEvents } from './stream-events.ts';

async function eventsIn(...chunks: readonly Uint8Array[]): Promise<readonly StreamEvent[]> {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
  return Array.fromAsync(streamEvents(new Response(body), 1000));
}

const bytesOf = (text: string) => new TextEncoder().encode(text);
const event = (data: string, more: Partial<StreamEvent> = {}): StreamEvent => ({
  event: 'next',
  data,
  id: undefined,
  retry: undefined,
  ...more,
});

describe('streamEvents', () => {
  it('keeps each character of the data', async () => {
    const text = '{"a":"line\u2028paragraph\u2029next\u0085 é 😀"}';
    expect(await eventsIn(bytesOf(`event: next\ndata: ${text}\n\n`))).toEqual([event(text)]);
  });

  it.each(['\n', '\r\n', '\r'])(
    'has the same events wherever the connection divides them, with lines that end by %j',
    async (end) => {
      const lines = [
        ':',
        '',
        'retry: 20',
        'event: next',
        'id: é1',
        'data: {"a":',
        'data:"😀"}',
        '',
        ': beat',
        '',
        'event: next',
        'data:  1',
        '',
        '',
        'event: complete',
        'data: ',
        '',
        ':',
      ];
      const bytes = bytesOf(lines.join(end));
      const expected = [event('{"a":\n"😀"}', { id: 'é1', retry: 20 }), event(' 1'), event('', { event: 'complete' })];
      expect(await eventsIn(bytes)).toEqual(expected);
      for (let at = 1; at < bytes.length; at++) {
        expect(await eventsIn(bytes.subarray(0, at), bytes.subarray(at)), `divided at ${at}`).toEqual(expected);
      }
      expect(await eventsIn(...Array.from(bytes, (byte) => Uint8Array.of(byte)))).toEqual(expected);
    },
  );

  it('leaves out an event that broke off', async () => {
    expect(await eventsIn(bytesOf('event: next\ndata: 1\n\nevent: next\ndata: 2\n'))).toEqual([event('1')]);
  });

  it('fails where nothing arrives, and takes comments for signs of life', async () => {
    let left = 4;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        left -= 1;
        if (left < 0) return;
        const { promise, resolve } = Promise.withResolvers<void>();
        setTimeout(() => {
          controller.enqueue(bytesOf(left > 0 ? ':\n\n' : 'event: next\ndata: 1\n\n'));
          resolve();
        }, 60);
        return promise;
      },
    });
    const events = streamEvents(new Response(body), 200);
    expect((await events.next()).value).toEqual(event('1'));
    await expect(events.next()).rejects.toThrow('nothing arrived for 200 ms');
  });
});
