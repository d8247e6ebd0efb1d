import type { OpenApi } from './openapi/open-api.ts';
import { outsideFiles } from './outside/outside-files.ts';
import { type GraphNames, type Plan, planOf } from './plan.ts';
import { reduceApi } from './reduce/api.ts';
import { type Lists, repositoryFiles } from './repository/repository-files.ts';

interface NewApiOptions {
  readonly slug: string;
  readonly only: readonly string[];
  /** Ids or paths of POST operations that read. */
  readonly queries?: readonly string[];
  readonly existing: GraphNames;
  /** Where it is written: in a folder of one's own, with the schema that all APIs share, or in this repository. */
  readonly place: { readonly base: string } | { readonly lists: Lists };
}

/** An API for an OpenAPI document: its plan, and its files by their names or, in this repository, by their paths. */
export function newApi(
  openapi: OpenApi,
  { slug, only, queries = [], existing, place }: NewApiOptions,
): { plan: Plan; files: ReadonlyMap<string, string> } {
  const plan = planOf(reduceApi(openapi, { slug, only, queries }), existing);
  return { plan, files: 'lists' in place ? repositoryFiles(plan, place.lists) : outsideFiles(plan, place.base) };
}
