import type { World } from './index.ts';

/** The subject of the one user of the identity provider, who is also a reader of a publication. */
export function userSubject(world: World): string {
  return `u-${world.random('user-subject').hex(8)}`;
}
