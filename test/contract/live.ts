import { readFileSync } from 'node:fs';
import { devNull } from 'node:os';
import { parse } from 'yaml';
import { loadSettings, type Settings } from '#config';
import { readContract } from '#contract';
import { type Slug, slugs } from '#contracts';
import type { OperationObject } from '../../scripts/contract/document.ts';

type Example = OperationObject['x-example'];

/** What a variable such as `MANIFOLD_LIVE_QUOTES_URL` says of an interface. */
function given(slug: Slug, what: 'URL' | 'TOKEN' | 'EXAMPLES'): string | undefined {
  return process.env[`MANIFOLD_LIVE_${slug.toUpperCase()}_${what}`] || undefined;
}

/** The interfaces that are asked at their real addresses, as settings of the gateway. */
export function liveInterfaces(): Settings['interfaces'] {
  const live = slugs.filter((slug) => given(slug, 'URL'));
  if (live.length === 0) return {};
  const environment = live.flatMap((slug) => [
    [`MANIFOLD_${slug.toUpperCase()}_URL`, given(slug, 'URL')],
    [`MANIFOLD_${slug.toUpperCase()}_TOKEN`, given(slug, 'TOKEN')],
  ]);
  return loadSettings({
    file: devNull,
    environment: Object.fromEntries(environment) as Record<string, string | undefined>,
    contracts: live.map(readContract),
  }).interfaces;
}

/** Where an interface is asked for real, and with what; nothing where the sandbox stands in for it. */
export function liveInterface(slug: Slug) {
  const url = given(slug, 'URL');
  if (!url) return undefined;
  const file = given(slug, 'EXAMPLES');
  const examples = file ? (parse(readFileSync(file, 'utf8')) as Readonly<Record<string, Example>>) : {};
  return { url: url.replace(/\/$/, ''), token: given(slug, 'TOKEN'), examples };
}

/** Whether what is real may be changed. */
export const mayWrite = process.env['MANIFOLD_LIVE_WRITES'] === 'true';
