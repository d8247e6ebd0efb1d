import type { Result } from '../graph-error.ts';
import { resultOf } from '../read-result.ts';

/** What the requests of live queries ask for. */
export const LIVE_EXTENSIONS = { live: 'patch' };

interface LiveBody {
  readonly data?: unknown;
  readonly patch?: readonly PatchOperation[];
}

/** The data of one connection of a live query, of which each event is a whole result or a patch. */
export class LiveData {
  #data: unknown;

  /** The result after an event. Throws for one that does not fit those before it. */
  result(text: string, response: Response): Result<unknown> {
    const body = JSON.parse(text) as LiveBody;
    const { patch, ...others } = body;
    const whole = patch ? { ...others, data: applyPatch(this.#data, patch) } : body;
    this.#data = whole.data;
    return resultOf(whole, response);
  }
}

/** An operation of a JSON Patch (RFC 6902), as far as live queries use them. */
export type PatchOperation =
  | { readonly op: 'add' | 'replace'; readonly path: string; readonly value: unknown }
  | { readonly op: 'remove'; readonly path: string };

/** The value after a patch. Objects that did not change are the same. Throws where the patch does not fit. */
export function applyPatch(value: unknown, patch: readonly PatchOperation[]): unknown {
  let patched = value;
  for (const operation of patch) patched = applied(patched, namesIn(operation.path), operation);
  return patched;
}

function applied(value: unknown, [name, ...rest]: readonly string[], operation: PatchOperation): unknown {
  if (name === undefined) return operation.op === 'remove' ? undefined : operation.value;
  const isLast = rest.length === 0;
  if (Array.isArray(value)) {
    const at = name === '-' ? value.length : Number(name);
    const end = isLast && operation.op === 'add' ? value.length : value.length - 1;
    if (!Number.isInteger(at) || at < 0 || at > end) throw misfit(operation);
    if (isLast && operation.op === 'add') return value.toSpliced(at, 0, operation.value);
    if (isLast && operation.op === 'remove') return value.toSpliced(at, 1);
    return value.with(at, applied(value[at], rest, operation));
  }
  if (typeof value !== 'object' || value === null) throw misfit(operation);
  const own = value as Readonly<Record<string, unknown>>;
  if (!Object.hasOwn(own, name) && !(isLast && operation.op === 'add')) throw misfit(operation);
  if (isLast && operation.op === 'remove') {
    const { [name]: _removed, ...others } = own;
    return others;
  }
  return { ...own, [name]: applied(own[name], rest, operation) };
}

/** The names of a JSON Pointer (RFC 6901). */
function namesIn(pointer: string): readonly string[] {
  if (pointer === '') return [];
  return pointer
    .slice(1)
    .split('/')
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function misfit({ op, path }: PatchOperation): Error {
  return new TypeError(`The patch does not fit: ${op} at ${path}.`);
}
