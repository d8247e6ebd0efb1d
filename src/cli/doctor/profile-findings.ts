import { pagePath } from '#config';
import { profileNeeds } from '../profile-needs.ts';
import type { Diagnosed, Finding } from './finding.ts';

/** What the profile, if there is one, could not set. */
export function profileFindings({ settings: { profile } }: Diagnosed): readonly Finding[] {
  if (!profile) return [];
  const gone = Object.entries(profile.gone).map(([slug, reason]) => `${slug} (${reason})`);
  const texts = [
    ...profileNeeds(profile).map(({ variables, slugs }) => `${slugs.join(', ')}: needs ${variables.join(', ')}`),
    ...(gone.length > 0 ? [`public services that are gone: ${gone.join(', ')}`] : []),
  ];
  if (texts.length === 0) {
    return [{ check: 'profile', level: 'good', text: `${profile.name}: every interface has an address` }];
  }
  const hint = `${pagePath('profiles')} says how to get each credential, and what to use instead of a service that is gone`;
  return texts.map((text) => ({ check: 'profile', level: 'warning', text, hint }));
}
