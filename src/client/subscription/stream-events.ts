import { LONGEST_DELAY_MS } from '../delay.ts';

/** An event of a stream (HTML, section 9.2.6), as far as it is used. */
export interface StreamEvent {
  readonly event: string;
  readonly data: string;
  readonly id: string | undefined;
  /** In milliseconds. */
  readonly retry: number | undefined;
}

/** A carriage return at the end of a chunk may be half of a line end. */
const LINE_END = /\r\n|\n|\r(?!$)/;

/** The events of a response, without comments. It ends with the response, and fails where nothing arrives for this time. */
export async function* streamEvents(
  { body }: Response,
  silenceMs: number,
): AsyncGenerator<StreamEvent, void, undefined> {
  if (!body) return;
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let text = '';
  let fields = new Map<string, string>();
  try {
    for (;;) {
      const { done, value } = await within(silenceMs, reader.read());
      if (done) return;
      text += decoder.decode(value, { stream: true });
      const lines = text.split(LINE_END);
      text = lines.pop() ?? '';
      for (const line of lines) {
        if (line !== '') addField(fields, line);
        else if (fields.size > 0) {
          yield eventOf(fields);
          fields = new Map();
        }
      }
    }
  } finally {
    // The connection stays open until its reader is cancelled.
    await reader.cancel().catch(() => undefined);
  }
}

/** A connection may be lost although neither side has closed it, such as that of a device that slept. */
async function within<Value>(ms: number, value: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    const silentMs = Math.min(ms, LONGEST_DELAY_MS);
    timer = setTimeout(() => reject(new TypeError(`nothing arrived for ${ms} ms`)), silentMs);
  });
  try {
    return await Promise.race([value, silence]);
  } finally {
    clearTimeout(timer);
  }
}

function addField(fields: Map<string, string>, line: string): void {
  // JSON may have line separators of Unicode: `.` in an expression would not match them.
  const [, name, value = ''] = /^(\w+):? ?(.*)$/s.exec(line) ?? [];
  if (name === undefined) return;
  const known = fields.get(name);
  fields.set(name, name === 'data' && known !== undefined ? `${known}\n${value}` : value);
}

function eventOf(fields: ReadonlyMap<string, string>): StreamEvent {
  const retry = Number(fields.get('retry') ?? Number.NaN);
  return {
    event: fields.get('event') ?? 'message',
    data: fields.get('data') ?? '',
    id: fields.get('id'),
    retry: Number.isNaN(retry) ? undefined : retry,
  };
}
