import type { GraphNames } from '../existing-names.ts';
import { type OpenApi } from '../openapi/open-api.ts';
import { type Plan, planOf } from '../plan.ts';
import { reduceInterface } from '../reduce/interface.ts';
import { outsideFiles } from './outside-files.ts';

interface NewInterfaceOptions {
  readonly slug: string;
  readonly only: readonly string[];
  readonly existing: GraphNames;
  /** The schema that all interfaces share. */
  readonly base: string;
}

/** An interface of one's own for an OpenAPI document: its plan, and its files by their names. */
export function newInterface(
  openapi: OpenApi,
  { slug, only, existing, base }: NewInterfaceOptions,
): { plan: Plan; files: ReadonlyMap<string, string> } {
  const reduced = reduceInterface(openapi, { slug, title: undefined, only, writes: true });
  const plan = planOf(reduced, { ...existing, examples: new Set() }, 'outside');
  return { plan, files: outsideFiles(plan, base) };
}
