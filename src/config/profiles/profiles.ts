import type { Profile } from './profile.ts';
import { publicServices } from './public-services.ts';

/** The profiles by name. */
export const profiles = { public: publicServices } as const satisfies Readonly<Record<string, Profile>>;

/** The names of the profiles. */
export const profileNames = Object.keys(profiles) as readonly (keyof typeof profiles)[];
