import { readFileSync } from 'node:fs';
import { devNull } from 'node:os';
import { parse } from 'yaml';
import { loadSettings, type Settings } from '#config';
import { readContract } from '#contract';
import { type Slug, slugs } from '#contracts';
import type { OperationObject } from '../../scripts/contract/document.ts';

type Example = OperationObject['x-example'];

/** The value of a variable such as `MANIFOLD_LIVE_QUOTES_URL`. */
function given(slug: Slug, what: 'URL' | 'TOKEN' | 'EXAMPLES'): string | undefined {
  return process.env[`MANIFOLD_LIVE_${slug.toUpperCase()}_${what}`] || undefined;
}

/** The settings of APIs with live addresses. */
export function liveApis(): Settings['apis'] {
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
  }).apis;
}

/** The live address of an API and its credential; `undefined` where the sandbox serves it. */
export function liveApi(slug: Slug) {
  const url = given(slug, 'URL');
  if (!url) return undefined;
  const file = given(slug, 'EXAMPLES');
  const examples = file ? (parse(readFileSync(file, 'utf8')) as Readonly<Record<string, Example>>) : {};
  return { url: url.replace(/\/$/, ''), token: given(slug, 'TOKEN'), examples };
}

/** Whether operations of live APIs that write may be called. */
export const mayWrite = process.env['MANIFOLD_LIVE_WRITES'] === 'true';
