import { singular, wordsOf } from '../names.ts';

/** Segments that name no resource. */
const PREFIX = /^(?:api|rest|v?\d+(?:[.-]\d+)*(?:alpha|beta)?\d*|latest)$/i;
/** Words that join nouns in the name of an operation. */
export const CONNECTORS: ReadonlySet<string> = new Set('as by for from in into of on or to with'.split(' '));
const METHODS = new Set(['post', 'put', 'patch', 'delete', 'get']);

/** The resources of a path: `/v1/customers/{id}/sources` is `source` within `customer`. */
export interface Resources {
  /** The words of each resource above the last one, in the singular. */
  readonly within: readonly (readonly string[])[];
  readonly last: readonly string[];
  /** The path ends with a parameter. */
  readonly isOnRow: boolean;
}

export function resourcesIn(path: string): Resources {
  const segments = segmentsOf(path);
  const nouns = segments.filter((part) => !part.includes('{')).map(wordsOf);
  const named = nouns.filter((words) => words.length > 0);
  return {
    within: named.slice(0, -1).map(singularized),
    last: named.at(-1) ?? [],
    isOnRow: segments.at(-1)?.includes('{') ?? false,
  };
}

/** Whether an operation's id is its method and path once more: `PostCustomersCustomer`. */
export function isPathAgain(operationId: string | undefined, path: string): boolean {
  const [method = '', ...words] = wordsOf(operationId ?? '');
  return METHODS.has(method) && words.join('') === segmentsOf(path).flatMap(wordsOf).join('');
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((part) => part !== '' && !PREFIX.test(part));
}

export function singularized(words: readonly string[]): string[] {
  return [...words.slice(0, -1), singular(words.at(-1) ?? '')];
}
