import { fileURLToPath } from 'node:url';

/** The file of this package's graph. */
export function packageSchema(): string {
  return fileURLToPath(new URL('../../schema/manifold.graphql', import.meta.url));
}
