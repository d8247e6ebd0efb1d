import { onTestFinished } from 'vitest';
import { defaultSettings, onSandbox, type Settings } from '#config';
import { readContract } from '#contract';
import type { Slug } from '#contracts';
import { loadMocks, type SandboxOptions, serveSandbox } from '#sandbox';
import { gatewayFrom, runOn } from '#test/harness';

/** The sandbox of some APIs, on a port of its own until the test is over. */
export async function sandboxOf(slugs: readonly Slug[], options: Partial<SandboxOptions> = {}) {
  const mocks = await loadMocks(slugs);
  const sandbox = await serveSandbox(mocks, { host: '127.0.0.1', port: 0, seed: 'test', ...options });
  onTestFinished(() => sandbox.stop());
  return sandbox;
}

/** The real gateway over the sandbox of these APIs, reached as `npm start` reaches it. */
export function gatewayOverSandbox(...slugs: readonly Slug[]) {
  return gatewayOverSandboxWith({}, ...slugs);
}

/** As `gatewayOverSandbox`, with settings of the sandbox. */
export async function gatewayOverSandboxWith(options: Partial<SandboxOptions>, ...slugs: readonly Slug[]) {
  const sandbox = await sandboxOf(slugs, options);
  const contracts = slugs.map(readContract);
  const gateway = gatewayFrom(unlearning(onSandbox(defaultSettings(contracts), contracts, sandbox.origin)));
  const run = (
    query: string,
    variables: Readonly<Record<string, unknown>> = {},
    headers: Readonly<Record<string, string>> = {},
  ) => runOn(gateway, query, variables, headers);
  return { sandbox, gateway, run };
}

/** The sandbox announces limits that it does not enforce in tests. */
function unlearning(settings: Settings): Settings {
  const apis = Object.entries(settings.apis).map(([slug, own]) => [slug, { ...own, learnQuotas: false }]);
  return { ...settings, apis: Object.fromEntries(apis) };
}
