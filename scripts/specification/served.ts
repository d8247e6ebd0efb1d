import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { code } from '../markdown.ts';

/**
 * The part of the graph that serves something: schema coordinates, the constant that the resolver sends, or the reason why
 * there are none.
 */
export type Served = string | readonly string[] | { readonly always: string } | { readonly none: string };

/** `src/subgraphs/<slug>/coverage.yaml`. */
export interface ServedApi {
  /** By purpose. */
  readonly purposes: Readonly<Record<string, Served>>;
  /** By operation and name; members of the body begin with `body.`. Only those that the contract does not tell. */
  readonly parameters?: Readonly<Record<string, Readonly<Record<string, Served>>>>;
}

/** Reads `coverage.yaml` of an API. An API that the specification does not list needs none. */
export function readServed(slug: string): ServedApi | undefined {
  const file = new URL(`../../src/subgraphs/${slug}/coverage.yaml`, import.meta.url);
  return existsSync(file) ? (parse(readFileSync(file, 'utf8')) as ServedApi) : undefined;
}

/** The coordinates of an entry. */
export function coordinatesOf(served: Served): readonly string[] {
  if (typeof served === 'string') return [served];
  return 'none' in served || 'always' in served ? [] : served;
}

/** The text of an entry without coordinates. */
export function textOf(served: Served): string | undefined {
  if (typeof served !== 'object') return undefined;
  if ('none' in served) return `none: ${served.none}`;
  return 'always' in served ? `always ${code(served.always)}` : undefined;
}
