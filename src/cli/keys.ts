import { stringify } from 'yaml';
import { apiKeyHash, isRole, newApiKey, scopeParts } from '#auth';
import { pagePath, type Settings, settingsError, suggestion } from '#config';
import { type Command, configOption, jsonOption, jsonText, readSettings } from './command.ts';

export const keys: Command = {
  name: 'keys',
  summary: 'Creates an API key for a caller, and the entry with its hash for the settings',
  argument: { name: 'action', values: ['new'], help: 'Creates a key, which is printed once and stored nowhere' },
  options: [
    { ...configOption, help: `${configOption.help}: it has \`auth.secret\`` },
    { name: 'id', value: 'name', help: 'The name of the key, which logs may show; by default the subject' },
    { name: 'subject', value: 'text', help: 'The user or program that gets the key' },
    { name: 'tenant', value: 'text', help: 'The customer that the caller belongs to' },
    {
      name: 'scopes',
      value: 'scopes',
      help: 'The scopes of the key, such as `countries,marketplace:read`',
      multiple: true,
    },
    { name: 'not-after', value: 'date', help: 'The end of its validity, such as 2027-03-01' },
    jsonOption,
  ],
  examples: [
    'manifold keys new --subject shop --scopes countries:read,marketplace',
    'manifold keys new --id shop-2027 --subject shop --tenant acme --scopes "*:read" --not-after 2027-12-31',
  ],
  jsonType: `{
  key: string
  entry: { id: string, hash: string, subject?: string, tenant?: string, scopes: string[], notAfter?: string }
}`,
  async run(context) {
    const { terminal, options: given } = context;
    const key = newApiKey();
    const { settings, contracts } = await readSettings(context, { production: true });
    const hash = apiKeyHash(secretOf(settings), key);
    const { subject, tenant, 'not-after': notAfter } = given;
    const id = given['id'] ?? subject;
    if (id === undefined) throw settingsError('--subject or --id: one is needed, to tell keys apart');
    const slugs = contracts.map(({ slug }) => slug);
    const scopes = scopesIn('--scopes', given['scopes'] ?? '', slugs);
    const entry = Object.fromEntries(
      Object.entries({ id, hash, subject, tenant, scopes, notAfter }).filter(([, value]) => value !== undefined),
    );
    if (given['json'] !== undefined) terminal.out(jsonText({ key, entry }));
    else terminal.out(`${key}\n\n# The entry for auth.keys. The key itself is not shown again.\n${lineOf(entry)}`);
    return 0;
  },
};

function secretOf({ auth }: Settings): string {
  if (typeof auth === 'object') return auth.secret;
  throw settingsError(
    `auth.secret: missing; the hash of a key is made with it. Write auth: { secret: … } with at least 32 characters, such as ${newApiKey().slice(4)}`,
  );
}

/** The scopes that an option has, separated by commas or spaces. */
export function scopesIn(option: string, text: string, slugs: readonly string[]): readonly string[] {
  const scopes = text.split(/[\s,]+/).filter(Boolean);
  for (const scope of scopes) {
    const [slug] = isRole(scope) ? [] : (scopeParts(scope) ?? []);
    if (slug === undefined || slug === '*' || slugs.includes(slug)) continue;
    throw settingsError(`${option}: ${scope} names an API that does not exist; ${suggestion(slug, slugs)}`);
  }
  const invalid = scopes.find((scope) => !isRole(scope) && !scopeParts(scope));
  if (invalid !== undefined)
    throw settingsError(`${option}: ${invalid} is no scope; ${pagePath('security')} has their grammar`);
  return scopes;
}

/** One line of YAML, which can be pasted into a list. */
function lineOf(entry: object): string {
  return `- ${stringify(entry, { collectionStyle: 'flow', lineWidth: 0 }).trim()}`;
}
