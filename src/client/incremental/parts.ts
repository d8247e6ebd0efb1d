import { GraphError, type GraphErrorFacts, type Result } from '../graph-error.ts';
import { readResult } from '../read-result.ts';

/** The media types of incremental responses, and of whole ones. */
export const ACCEPT_PARTS =
  'multipart/mixed;incrementalSpec=v0.2, application/graphql-response+json, application/json;q=0.9';

/** The result of the parts that have arrived. */
export interface PartialResult<Data> extends Result<Data> {
  /** Whether further parts follow. */
  readonly hasNext: boolean;
  /** The deferred fragments and items of streamed lists that the last part has added to `data`. */
  readonly added: readonly Added[];
}

/** The first result of an incremental response, and the later ones. */
export interface ReadParts extends Result<unknown> {
  readonly later?: AsyncGenerator<PartialResult<unknown>>;
}

/** Reads the first part of a response. A response that is no multipart is read as a whole. */
export async function readParts(response: Response): Promise<ReadParts> {
  if (!response.headers.get('content-type')?.startsWith('multipart/mixed')) return readResult(response);
  const parts = jsonParts(response) as AsyncGenerator<Part>;
  const { value: first = {} } = (await parts.next()) as { value?: Part };
  const merged = new MergedParts(first);
  const result = (): Result<unknown> => {
    const { data, extensions } = merged;
    return { data, errors: merged.errors.map((error) => new GraphError(error)), extensions, response };
  };
  async function* later(): AsyncGenerator<PartialResult<unknown>> {
    for await (const part of parts) {
      const added = merged.add(part);
      yield { ...result(), hasNext: part.hasNext ?? false, added };
    }
  }
  return { ...result(), later: later() };
}

type Path = readonly (string | number)[];
type Tree = Record<string | number, unknown>;

/** A part of a response, as sent. */
export interface Part {
  readonly data?: unknown;
  readonly errors?: readonly GraphErrorFacts[];
  readonly extensions?: Readonly<Record<string, unknown>>;
  readonly pending?: readonly Pending[];
  readonly incremental?: readonly Increment[];
  readonly completed?: readonly { readonly id: string; readonly errors?: readonly GraphErrorFacts[] }[];
  readonly hasNext?: boolean;
}

/** An object or a list that will get further members. */
interface Pending {
  readonly id: string;
  readonly path: Path;
  readonly label?: string;
}

interface Announced {
  readonly path: Path;
  readonly label: string | undefined;
  readonly found: GraphErrorFacts[];
}

/** A deferred fragment that is complete, with all fields of its object until then, or an item of a streamed list. */
export interface Added {
  readonly label: string | undefined;
  readonly path: Path;
  readonly data: unknown;
  readonly errors: readonly GraphErrorFacts[];
}

interface Increment {
  readonly id: string;
  readonly subPath?: Path;
  readonly data?: Tree;
  readonly items?: readonly unknown[];
  readonly errors?: readonly GraphErrorFacts[];
}

/** The parts of a response that have arrived, merged. Objects that change are copied, so that `===` shows what changed. */
class MergedParts {
  data: unknown;
  errors: readonly GraphErrorFacts[];
  readonly extensions: Readonly<Record<string, unknown>>;
  readonly #pending = new Map<string, Announced>();

  constructor({ data = null, errors = [], extensions = {}, pending }: Part) {
    this.data = data;
    this.errors = errors;
    this.extensions = extensions;
    this.#announce(pending);
  }

  /** Adds a part. Returns the fragments that are complete, and the items of lists, that it has added. */
  add({ pending, incremental = [], completed = [] }: Part): readonly Added[] {
    this.#announce(pending);
    const items = incremental.flatMap((each) => this.#addIncrement(each));
    const fragments = completed.flatMap(({ id, errors = [] }) => this.#complete(id, errors));
    return [...items, ...fragments];
  }

  #addIncrement({ id, subPath = [], data, items, errors = [] }: Increment): readonly Added[] {
    const { path = [], label, found } = this.#pending.get(id) ?? {};
    this.errors = [...this.errors, ...errors];
    found?.push(...errors);
    if (!items) {
      this.data = changed(this.data, [...path, ...subPath], (value) => merge(value, data));
      return [];
    }
    let from = 0;
    this.data = changed(this.data, path, (value) => {
      const list = value as readonly unknown[];
      from = list.length;
      return [...list, ...items];
    });
    return items.map((item, index) => ({ label, path: [...path, from + index], data: item, errors: [] }));
  }

  #complete(id: string, errors: readonly GraphErrorFacts[]): readonly Added[] {
    this.errors = [...this.errors, ...errors];
    const part = this.#pending.get(id);
    this.#pending.delete(id);
    if (!part) return [];
    const { path, label, found } = part;
    const data = path.reduce<unknown>((value, key) => (value as Tree | null | undefined)?.[key], this.data);
    if (errors.length > 0) return [{ label, path, data: null, errors }];
    return Array.isArray(data) ? [] : [{ label, path, data, errors: found }];
  }

  #announce(pending: Part['pending'] = []): void {
    for (const { id, path, label } of pending) this.#pending.set(id, { path, label, found: [] });
  }
}

/** The tree with another value at a path. Its other branches are shared. */
function changed(tree: unknown, [key, ...rest]: Path, change: (value: unknown) => unknown): unknown {
  if (key === undefined) return change(tree);
  const copy = (Array.isArray(tree) ? [...(tree as unknown[])] : { ...(tree as Tree) }) as Tree;
  copy[key] = changed(copy[key], rest, change);
  return copy;
}

/** The members of both; lists have the same items. */
function merge(one: unknown, other: unknown): unknown {
  if (!isTree(one) || !isTree(other)) return other;
  const merged = (Array.isArray(one) ? [...(one as unknown[])] : { ...one }) as Tree;
  for (const [key, value] of Object.entries(other)) merged[key] = merge(merged[key], value);
  return merged;
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null;
}

/** The JSON texts in the body of a `multipart/mixed` response, as they arrive. */
async function* jsonParts(response: Response): AsyncGenerator<unknown> {
  const type = response.headers.get('content-type') ?? '';
  const boundary = /boundary="?([^";]+)"?/i.exec(type)?.[1] ?? '-';
  const delimiter = `\r\n--${boundary}`;
  // The first delimiter may begin the body.
  let text = '\r\n';
  for await (const chunk of textOf(response)) {
    text += chunk;
    for (let at = text.indexOf(delimiter); at >= 0; at = text.indexOf(delimiter)) {
      const body = text.slice(0, at).split('\r\n\r\n')[1];
      if (body) yield JSON.parse(body) as unknown;
      text = text.slice(at + delimiter.length);
    }
    // The last delimiter ends with these, which may come in a later chunk.
    if (text.startsWith('--')) return;
  }
  throw new TypeError('The response ended before its last part.');
}

async function* textOf({ body }: Response): AsyncGenerator<string> {
  if (!body) return;
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
  } finally {
    // Ends the request, and its upstream calls, if its reader has left.
    await reader.cancel();
  }
}
