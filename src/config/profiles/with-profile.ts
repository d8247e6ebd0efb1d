import type { Contract } from '#contract';
import { isMapping, valueAt, withValue } from '../tree.ts';
import type { Environment } from '../variables.ts';
import type { Profile, ServiceSettings } from './profile.ts';
import { profiles } from './profiles.ts';
import { serviceValues } from './service-values.ts';

const byName: Readonly<Record<string, Profile>> = profiles;

/** What a profile could not set, of the interfaces that are part of the graph. */
export interface AppliedProfile {
  readonly name: string;
  /** The variables, by interface, without which the interface gets no address. */
  readonly missing: Readonly<Record<string, readonly string[]>>;
  /** Why the service of an interface cannot be reached. */
  readonly gone: Readonly<Record<string, string>>;
}

interface Profiled {
  readonly tree: unknown;
  readonly profile?: AppliedProfile;
}

/**
 * Adds the profile that the setting `profile` names. Settings of the input have precedence. An interface with an address of
 * its own gets nothing: credentials for one host must not reach another.
 */
export function withProfile(tree: unknown, contracts: readonly Contract[], environment: Environment): Profiled {
  const name = valueAt(tree, ['profile']);
  const services = typeof name === 'string' && Object.hasOwn(byName, name) ? byName[name] : undefined;
  if (typeof name !== 'string' || !services) return { tree };
  const missing: Record<string, readonly string[]> = {};
  const gone: Record<string, string> = {};
  let whole = tree;
  for (const { slug } of contracts) {
    const service = Object.hasOwn(services, slug) ? services[slug as keyof Profile] : undefined;
    const own = valueAt(tree, ['interfaces', slug]) ?? {};
    if (!service || !isMapping(own) || isOff(own) || own['url'] !== undefined) continue;
    if (service.gone !== undefined) gone[slug] = service.gone;
    if (!service.settings) continue;
    const added = addedTo(own, service.settings, environment);
    if (added.missing.length > 0) missing[slug] = added.missing;
    else whole = withValue(whole, ['interfaces', slug], added.values);
  }
  return { tree: whole, profile: { name, missing, gone } };
}

function isOff({ enabled }: Readonly<Record<PropertyKey, unknown>>): boolean {
  return enabled === false || enabled === 'false';
}

/** An interface's own settings, completed by those of its service. */
function addedTo(own: Readonly<Record<PropertyKey, unknown>>, service: ServiceSettings, environment: Environment) {
  const { token, credentials, ...place } = service;
  const added = serviceValues(place, environment);
  const secret = serviceValues({ ...(token && { token }), ...(credentials && { credentials }) }, environment);
  const ownCredentials = own['credentials'];
  const isOwn = own['token'] !== undefined || ownCredentials !== undefined;
  const isCompleted =
    credentials !== undefined &&
    isMapping(ownCredentials) &&
    [undefined, credentials.type].includes(ownCredentials['type'] as string | undefined);
  return {
    // Incomplete credentials of the input are reported as such.
    missing: isOwn ? added.missing : [...new Set([...added.missing, ...secret.missing])],
    values: {
      ...added.values,
      ...(!isOwn && secret.values),
      // A key without a value counts as absent.
      ...Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined)),
      ...combined('servers', added.values, own),
      ...combined('settings', added.values, own),
      ...(isCompleted && combined('credentials', secret.values, own)),
    },
  };
}

/** One member of both, where both are mappings. */
function combined(key: string, first: Readonly<Record<PropertyKey, unknown>>, second: typeof first): object {
  const [low, high] = [first[key], second[key]];
  return isMapping(low) && isMapping(high) ? { [key]: { ...low, ...high } } : {};
}
