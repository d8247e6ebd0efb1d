import { type ExecutionResult, locatedError } from 'graphql';
import { isGraphQLError } from '../types.ts';
import { type ExecutionLimits, eventLoop, type Turns, tooManyBytes } from './run.ts';
import { isRawJson } from './values.ts';

type Limits = Pick<ExecutionLimits, 'bytes' | 'cancelled'>;

/** The serialized data of large responses, in parts. They are joined once, with the other members: a text may be large. */
const parts = new WeakMap<object, readonly string[]>();

/** A response as JSON. */
export function textOf(result: ExecutionResult): string {
  const { data } = result;
  const serialized = data ? parts.get(data) : undefined;
  if (!serialized) return JSON.stringify(result);
  const members = Object.entries(result).flatMap(([key, value]: [string, unknown]) => {
    const member = key === 'data' ? serialized : (JSON.stringify(value) as string | undefined);
    return member === undefined ? [] : [`,"${key}":`].concat(member);
  });
  const [first = '', ...others] = members;
  // A single join: a concatenation would be copied when it is sent.
  return ['{', first.slice(1), ...others, '}'].join('');
}

/**
 * Serializes the data of a response for `textOf`, in several turns of the event loop if it is large. A response that is
 * too large, or cannot be serialized, is replaced by its error.
 */
export function serializeInTurns(
  result: ExecutionResult,
  limits: Limits,
  scheduler: Turns,
): ExecutionResult | Promise<ExecutionResult> {
  const { data } = result;
  if (!data) return result;
  const serialize = (serializer: JsonSerializer): ExecutionResult | undefined => {
    if (!serializer.advance()) return undefined;
    parts.set(data, serializer.parts);
    return result;
  };
  try {
    const serializer = new JsonSerializer(data, limits.bytes, scheduler);
    return serialize(serializer) ?? inLaterTurns(() => serialize(serializer), limits, scheduler);
  } catch (error) {
    return failed(error);
  }
}

/** The same for a result that may have changed since its data was serialized. */
export function serializeAnew(
  result: ExecutionResult,
  limits: Limits,
  scheduler = eventLoop,
): ExecutionResult | Promise<ExecutionResult> {
  const { data } = result;
  if (typeof data !== 'object' || data === null) return result;
  parts.delete(data);
  return serializeInTurns(result, limits, scheduler);
}

function inLaterTurns(
  advance: () => ExecutionResult | undefined,
  limits: Limits,
  scheduler: Turns,
): Promise<ExecutionResult> {
  return new Promise((resolve) => {
    const resume = () => {
      const result = advanceUnlessCancelled(advance, limits);
      if (result) resolve(result);
      return !result;
    };
    scheduler.add({ resume });
  });
}

function advanceUnlessCancelled(
  advance: () => ExecutionResult | undefined,
  limits: Limits,
): ExecutionResult | undefined {
  try {
    const reason = limits.cancelled();
    return reason ? failed(reason) : advance();
  } catch (error) {
    return failed(error);
  }
}

function failed(error: unknown): ExecutionResult {
  return { errors: [isGraphQLError(error) ? error : locatedError(error, undefined)], data: null };
}

/** The cost of making one text, in completed fields. */
const TEXT_WORK = 32;

/** Joins texts that are made as they are iterated, in several turns of the event loop where that takes long. */
export function joinInTurns(texts: Iterable<string>, scheduler: Turns = eventLoop): Promise<string> {
  const iterator = texts[Symbol.iterator]();
  const made: string[] = [];
  const isComplete = () => {
    while (!scheduler.isExhausted) {
      const { done, value } = iterator.next();
      if (done) return true;
      made.push(value);
      scheduler.spend(TEXT_WORK + value.length / CHARACTERS_PER_WORK);
    }
    return false;
  };
  return new Promise((resolve, reject) => {
    const resume = () => {
      try {
        if (!isComplete()) return true;
        resolve(made.join(''));
      } catch (error) {
        reject(error as Error);
      }
      return false;
    };
    if (resume()) scheduler.add({ resume });
  });
}

/** Characters of a value that JSON.stringify is given whole. */
const CHUNK = 64 * 1024;
/** Levels within that value: JSON.stringify recurses, and a value may be nested deeper than the stack. */
const CHUNK_DEPTH = 64;
/** Characters that take as long to serialize as completing one field. */
const CHARACTERS_PER_WORK = 8;
/** The cost of a call of JSON.stringify, in completed fields. */
const CALL_WORK = 4;
/** The weight of a value other than a string, an object or a list. */
const LEAF_WEIGHT = 4;

/** An object or a list that is partly serialized. */
interface Frame {
  readonly value: Readonly<Record<string | number, unknown>>;
  /** The keys of an object. */
  readonly keys: readonly string[] | undefined;
  readonly length: number;
  readonly close: string;
  /** Where its members or items begin: the number of parts before them, and of bytes. */
  readonly firstPart: number;
  readonly bytesBefore: number;
  /** The next member or item. */
  index: number;
  /** The text before it. */
  separator: string;
}

/** The text of a value among the parts, after its opening bracket. */
interface PartRange {
  readonly first: number;
  readonly end: number;
  readonly bytes: number;
}

/** Serializes a value as JSON.stringify does, in steps and up to a limit. Values may be nested to any depth. */
export class JsonSerializer {
  readonly #scheduler: Turns;
  readonly #mostBytes: number;
  readonly #parts: string[] = [];
  readonly #frames: Frame[] = [];
  /** Objects and lists beyond a chunk that are serialized: under another alias their parts are used again. */
  readonly #ranges = new Map<unknown, PartRange>();
  #bytes = 0;

  constructor(value: unknown, mostBytes: number, scheduler: Turns) {
    this.#scheduler = scheduler;
    this.#mostBytes = mostBytes;
    if (weigh(value, CHUNK, CHUNK_DEPTH) <= CHUNK) this.#write(JSON.stringify(value));
    else this.#open(value, '');
  }

  /** Serializes until the turn is exhausted, and says whether the value is complete. */
  advance(): boolean {
    for (let frame = this.#frames.at(-1); frame; frame = this.#frames.at(-1)) {
      if (this.#scheduler.isExhausted) return false;
      if (frame.index < frame.length) this.#next(frame);
      else this.#close(frame);
    }
    return true;
  }

  /** The parts of the text. Equal values share theirs. */
  get parts(): readonly string[] {
    return this.#parts;
  }

  #next(frame: Frame): void {
    if (!frame.keys) return this.#nextItems(frame);
    const key = frame.keys[frame.index++] as string;
    const member = frame.value[key];
    const before = `${frame.separator}${JSON.stringify(key)}:`;
    if (weigh(member, CHUNK, CHUNK_DEPTH) > CHUNK) {
      this.#open(member, before);
    } else {
      const text = JSON.stringify(member) as string | undefined;
      if (text === undefined) return;
      this.#write(before + text);
    }
    frame.separator = ',';
  }

  /** Items that fill a chunk together, or one larger item. */
  #nextItems(frame: Frame): void {
    const items = frame.value as unknown as readonly unknown[];
    const first = frame.index;
    let weight = 0;
    while (frame.index < frame.length) {
      weight += weigh(items[frame.index], CHUNK - weight, CHUNK_DEPTH);
      if (weight > CHUNK) break;
      frame.index += 1;
    }
    if (frame.index > first)
      this.#write(frame.separator + JSON.stringify(items.slice(first, frame.index)).slice(1, -1));
    else this.#open(items[frame.index++], frame.separator);
    frame.separator = ',';
  }

  /** Begins a value that is larger or deeper than a chunk: a long string, an object or a list. */
  #open(value: unknown, before: string): void {
    if (typeof value === 'string') {
      if (value.length > this.#mostBytes) throw tooManyBytes(this.#mostBytes);
      return this.#write(before + JSON.stringify(value));
    }
    const isList = Array.isArray(value);
    this.#write(before + (isList ? '[' : '{'));
    const range = this.#ranges.get(value);
    if (range) return this.#repeat(range);
    const keys = isList ? undefined : Object.keys(value as object);
    this.#frames.push({
      value: value as Frame['value'],
      keys,
      length: isList ? value.length : (keys?.length ?? 0),
      close: isList ? ']' : '}',
      firstPart: this.#parts.length,
      bytesBefore: this.#bytes,
      index: 0,
      separator: '',
    });
  }

  #close({ close, value, firstPart, bytesBefore }: Frame): void {
    this.#write(close);
    this.#frames.pop();
    this.#ranges.set(value, { first: firstPart, end: this.#parts.length, bytes: this.#bytes - bytesBefore });
  }

  #repeat({ first, end, bytes }: PartRange): void {
    this.#bytes += bytes;
    if (this.#bytes > this.#mostBytes) throw tooManyBytes(this.#mostBytes);
    for (let index = first; index < end; index++) this.#parts.push(this.#parts[index] as string);
    this.#scheduler.spend(end - first);
  }

  #write(text: string): void {
    this.#parts.push(text);
    this.#bytes += Buffer.byteLength(text);
    this.#scheduler.spend(CALL_WORK + Math.floor(text.length / CHARACTERS_PER_WORK));
    if (this.#bytes > this.#mostBytes) throw tooManyBytes(this.#mostBytes);
  }
}

/** About as many characters as a value takes in JSON: more than `most` where it is larger, or nested deeper. */
function weigh(value: unknown, most: number, depth: number): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return LEAF_WEIGHT;
  if (Array.isArray(value)) return depth === 0 ? most + 1 : weighItems(value, most, depth);
  if (!isPlain(value)) return LEAF_WEIGHT;
  return depth === 0 ? most + 1 : weighMembers(value, most, depth);
}

function weighItems(items: readonly unknown[], most: number, depth: number): number {
  let weight = LEAF_WEIGHT;
  for (let index = 0; index < items.length && weight <= most; index++) {
    weight += 1 + weigh(items[index], most - weight, depth - 1);
  }
  return weight;
}

function weighMembers(object: Readonly<Record<string, unknown>>, most: number, depth: number): number {
  let weight = LEAF_WEIGHT;
  for (const key in object) {
    if (weight > most) break;
    weight += key.length + weigh(object[key], most - weight, depth - 1);
  }
  return weight;
}

/** Whether JSON.stringify serializes the members of an object, which may have a `toJSON` of its own. */
function isPlain(value: object): value is Readonly<Record<string, unknown>> {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && (prototype !== null || isRawJson(value))) return false;
  return typeof (value as { toJSON?: unknown }).toJSON !== 'function';
}
