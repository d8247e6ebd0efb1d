export { profileNames, profiles } from './profiles.ts';
export { type AppliedProfile, withProfile } from './with-profile.ts';
