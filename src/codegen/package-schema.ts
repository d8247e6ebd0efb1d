import { createRequire } from 'node:module';

/** The file of this package's graph. */
export function packageSchema(): string {
  return createRequire(import.meta.url).resolve('manifold/schema.graphql');
}
