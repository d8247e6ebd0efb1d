import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listen } from './store.js';

/** A fake EventSource without a connection, whose events tests emit. */
class Source extends EventTarget {
  static readonly CLOSED = 2;
  static readonly opened: Source[] = [];
  readyState = 1;
  readonly address: string;
  constructor(address: string) {
    super();
    this.address = address;
    Source.opened.push(this);
  }
  say(name: string, data: unknown) {
    this.dispatchEvent(Object.assign(new Event(name), { data: JSON.stringify(data) }));
  }
  fail(readyState: number) {
    this.readyState = readyState;
    this.dispatchEvent(new Event('error'));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', Source);
  Source.opened.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function listening() {
  const received: unknown[] = [];
  listen('/events', ({ hello, states, connection, changed }) => {
    received.push([connection, hello?.instance, [...states.keys()], [...changed]]);
  });
  const [source] = Source.opened;
  if (!source) throw new Error('Nothing was opened');
  return { received, source };
}

describe('the store', () => {
  it('passes on states, and which of them changed', () => {
    const { received, source } = listening();

    source.say('hello', { instance: 'one' });
    source.say('states', [{ slug: 'quotes' }, { slug: 'jokes' }]);
    source.say('states', [{ slug: 'jokes' }]);

    expect(source.address).toBe('/events');
    expect(received).toEqual([
      ['open', 'one', [], []],
      ['open', 'one', ['quotes', 'jokes'], ['quotes', 'jokes']],
      ['open', 'one', ['quotes', 'jokes'], ['jokes']],
    ]);
  });

  it('keeps its states while the same server is away, and discards them for another', () => {
    const { received, source } = listening();
    source.say('hello', { instance: 'one' });
    source.say('states', [{ slug: 'quotes' }]);

    source.fail(0);
    source.say('hello', { instance: 'one' });
    source.say('hello', { instance: 'two' });

    expect(received.slice(2)).toEqual([
      ['lost', 'one', ['quotes'], []],
      ['open', 'one', ['quotes'], []],
      ['open', 'two', [], []],
    ]);
  });

  it('reconnects where the browser gives up, and leaves it to the browser otherwise', () => {
    const { received, source } = listening();

    source.fail(0);
    vi.advanceTimersByTime(60_000);
    expect(Source.opened).toHaveLength(1);

    source.fail(Source.CLOSED);
    vi.advanceTimersByTime(3000);
    expect(Source.opened).toHaveLength(2);
    Source.opened[1]?.say('hello', { instance: 'two' });
    expect(received.at(-1)).toEqual(['open', 'two', [], []]);
  });
});
