import type { GraphNames } from '../existing-names.ts';
import { type OpenApi } from '../openapi/open-api.ts';
import { type Plan, planOf } from '../plan.ts';
import { reduceApi } from '../reduce/api.ts';
import { outsideFiles } from './outside-files.ts';

interface NewApiOptions {
  readonly slug: string;
  readonly only: readonly string[];
  /** Ids or paths of POST operations that read. */
  readonly queries?: readonly string[];
  readonly existing: GraphNames;
  /** The schema that all APIs share. */
  readonly base: string;
}

/** An API of one's own for an OpenAPI document: its plan, and its files by their names. */
export function newApi(
  openapi: OpenApi,
  { slug, only, queries = [], existing, base }: NewApiOptions,
): { plan: Plan; files: ReadonlyMap<string, string> } {
  const reduced = reduceApi(openapi, { slug, only, queries });
  const plan = planOf(reduced, existing);
  return { plan, files: outsideFiles(plan, base) };
}
