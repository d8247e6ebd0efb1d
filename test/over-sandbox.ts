import { onTestFinished } from 'vitest';
import type { Slug } from '#contracts';
import { loadStandIns, serveSandbox } from '#sandbox';
import { gatewayOf, runOn } from '#test/harness';
import { readContract } from '#upstream';

/** The real gateway over the sandbox of these interfaces, with a credential for each that takes one. */
export async function gatewayOverSandbox(...slugs: readonly Slug[]) {
  const standIns = await loadStandIns(slugs);
  const sandbox = await serveSandbox(standIns, { host: '127.0.0.1', port: 0, seed: 'test' });
  onTestFinished(() => sandbox.stop());
  const gateway = gatewayOf(Object.fromEntries(slugs.map((slug) => [slug, `${sandbox.origin}/${slug}`])), {
    interfaces: Object.fromEntries(slugs.map((slug) => [slug, readContract(slug).credential ? { token: 'abc' } : {}])),
  });
  const run = (query: string, variables: Readonly<Record<string, unknown>> = {}) => runOn(gateway, query, variables);
  return { sandbox, run };
}
