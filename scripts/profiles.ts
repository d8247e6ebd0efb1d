import { readFileSync, writeFileSync } from 'node:fs';
import { slugs } from '#contracts';
import type { PublicService } from '../src/config/profiles/profile.ts';
import { publicServices } from '../src/config/profiles/public-services.ts';
import { code, table, withTables } from './markdown.ts';

/* Writes the tables of `docs/profiles.md` from the profile of public services. */
const PAGE = 'docs/profiles.md';
const services = slugs.flatMap((slug) => {
  const service = publicServices[slug];
  return service ? [[slug, service] as const] : [];
});

const addresses = table(
  ['Interface', 'Service', 'Address', 'Variables'],
  services.map(([slug, service]) => [code(slug), service.name, addressOf(service), variablesOf(service)]),
);
const credentials = table(
  ['Interface', 'How to get its credential', 'Limits and prices'],
  services.map(([slug, { advice, limits }]) => [code(slug), advice, limits]),
);
writeFileSync(PAGE, withTables(readFileSync(PAGE, 'utf8'), { addresses, credentials }));

function addressOf({ settings, gone }: PublicService): string {
  if (!settings) return `gone: ${gone}`;
  const servers = Object.entries(settings.servers ?? {}).map(([name, url]) => `; ${name}: ${code(url)}`);
  return `${code(settings.url)}${servers.join('')}`;
}

/** The variables in the texts of the settings; those with a default are optional. */
function variablesOf({ settings }: PublicService): string {
  const found = [...JSON.stringify(settings ?? {}).matchAll(/\$\{(\w+)(:-)?/g)];
  const names = found.map(([, name = '', optional]) => (optional ? `${code(name)} (optional)` : code(name)));
  return settings && names.length === 0 ? 'none' : [...new Set(names)].join(', ');
}
