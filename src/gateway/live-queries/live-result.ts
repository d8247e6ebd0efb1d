import { EventFrame } from '../subscriptions/index.ts';
import { jsonPatch } from './json-patch.ts';

interface Parsed {
  readonly data?: unknown;
  readonly extensions?: object;
}

/** Missing in the types of the standard library. */
const json = JSON as unknown as { rawJSON(text: string): unknown };
/** Digits that a double may not have. */
const LONG_NUMBER = /\d[\d.]{15}/;

/** One result of a live query, for all its subscribers. It keeps texts alone, which take less memory than values. */
export class LiveResult {
  /** Results of a live query are numbered from 1. */
  readonly number: number;
  readonly text: string;
  /** The members of an event instead of `data`, for those who have the result before. */
  readonly #patch: string | undefined;
  /** The memory that its texts take. */
  readonly bytes: number;
  /** Encoded once for the subscribers who are written to meanwhile, and no longer than for these. */
  #frame: WeakRef<EventFrame> | undefined;

  /** `before` is the result before, if a subscriber takes patches. */
  constructor(number: number, text: string, before?: Pick<LiveResult, 'text'>) {
    this.number = number;
    this.text = text;
    this.#patch = before && membersFrom(before.text, text);
    this.bytes = sizeOf(text) + sizeOf(this.#patch ?? '');
  }

  /** The whole result. */
  get frame(): EventFrame {
    let frame = this.#frame?.deref();
    if (!frame) this.#frame = new WeakRef((frame = new EventFrame(this.text, undefined)));
    return frame;
  }

  /** The first event of a subscriber that takes patches. */
  first(): EventFrame {
    return new EventFrame(`${this.text.slice(0, -1)},"revision":1}`, undefined);
  }

  /** A further one, as a patch of the result that the subscriber has. One that has missed results is sent all of `data`. */
  patched(has: number, revision: number): EventFrame {
    const members = (has === this.number - 1 ? this.#patch : undefined) ?? membersFrom(undefined, this.text);
    return new EventFrame(`{"revision":${revision},${members}}`, undefined);
  }

  /** The text of the same data with a member of `extensions.live`. */
  textWith(live: object): string {
    const { extensions, ...others } = parsed(this.text);
    return JSON.stringify({ ...others, extensions: { ...extensions, live } });
  }
}

function membersFrom(before: string | undefined, after: string): string {
  const { data = null, ...others } = parsed(after);
  const whole = () => JSON.stringify([{ op: 'replace', path: '', value: data }]);
  let patch = before === undefined ? whole() : JSON.stringify(jsonPatch(parsed(before).data ?? null, data));
  if (patch.length > after.length) patch = whole();
  const rest = JSON.stringify(others).slice(1, -1);
  return `"patch":${patch}${rest === '' ? '' : `,${rest}`}`;
}

/** Parses a result. Numbers that JSON would round keep their digits. */
function parsed(text: string): Parsed {
  if (!LONG_NUMBER.test(text)) return JSON.parse(text) as Parsed;
  const exact = (_name: string, value: unknown, context?: { readonly source?: string }) =>
    typeof value === 'number' && context?.source !== undefined && context.source !== String(value)
      ? json.rawJSON(context.source)
      : value;
  return JSON.parse(text, exact) as Parsed;
}

/** The engine keeps two bytes for each character of a text that has one beyond Latin-1. */
function sizeOf(text: string): number {
  return Buffer.byteLength(text) === text.length ? text.length : 2 * text.length;
}
