import { onTestFinished } from 'vitest';
import type { Slug } from '#contracts';
import { loadStandIns, serveSandbox } from '#sandbox';
import { gatewayOf, runOn } from '#test/harness';
import { readContract } from '#upstream';

/** The real gateway over one interface's sandbox, with a token that it takes where one is all it takes. */
export async function gatewayOverSandbox(slug: Slug) {
  const standIns = await loadStandIns([slug]);
  const sandbox = await serveSandbox(standIns, { host: '127.0.0.1', port: 0, seed: 'test' });
  onTestFinished(() => sandbox.stop());
  const { credential } = readContract(slug);
  const takesToken = credential && credential.kind !== 'sigv4' && !credential.forwarded;
  const settings = takesToken ? { interfaces: { [slug]: { token: 'abc' } } } : {};
  const gateway = gatewayOf({ [slug]: `${sandbox.origin}/${slug}` }, settings);
  const run = (query: string, variables: Readonly<Record<string, unknown>> = {}) => runOn(gateway, query, variables);
  return { sandbox, run };
}
