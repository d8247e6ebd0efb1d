import type { World } from './index.ts';

/** A service account. Policies name it, and credentials are issued for it. */
export interface ServiceAccount {
  readonly email: string;
  readonly uniqueId: string;
}

/** The project that the accounts belong to. */
export const PROJECT = 'demo-proj';

const NAMES = ['reader', 'builder', 'nightly', 'trusted', 'locked'] as const;

/** Five accounts: tokens of `trusted` may live longer, and `locked` cannot be impersonated. */
export function serviceAccounts(world: World): readonly ServiceAccount[] {
  const random = world.random('service-accounts');
  return NAMES.map((name) => ({
    email: `${name}@${PROJECT}.iam.example.test`,
    uniqueId: `1${Array.from({ length: 20 }, () => random.int(0, 9)).join('')}`,
  }));
}
