import { type Environment, replaceVariables } from '../variables.ts';
import type { ServiceSettings } from './profile.ts';

/** Parts of a service's settings with their variables replaced. */
export interface ServiceValues {
  /** Without values whose variables are not set. */
  readonly values: Readonly<Record<string, unknown>>;
  /** The variables that must be set, and are not. */
  readonly missing: readonly string[];
}

interface Texts {
  readonly [key: string]: string | Texts;
}

/** Replaces the variables in every text of these settings. */
export function serviceValues(settings: Partial<ServiceSettings>, environment: Environment): ServiceValues {
  const missing = new Set<string>();
  const replaced = (template: string): string | undefined => {
    const names = requiredIn(template).filter((name) => !environment[name]);
    for (const name of names) missing.add(name);
    return names.length > 0 ? undefined : replaceVariables(template, environment).text || undefined;
  };
  const mapping = (found: Texts): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(found).flatMap(([key, value]): [string, unknown][] => {
        const added = typeof value === 'string' ? replaced(value) : mapping(value);
        return added === undefined ? [] : [[key, added]];
      }),
    );
  return { values: mapping(settings as Texts), missing: [...missing] };
}

/** The variables in a text that have no default. */
function requiredIn(template: string): string[] {
  return [...template.matchAll(/\$\{(\w+)\}/g)].map(([, name]) => String(name));
}
