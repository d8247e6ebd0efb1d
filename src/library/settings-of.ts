import { fileURLToPath } from 'node:url';
import { type GatewayConfig, loadSettings, type Settings } from '#config';
import { type Contract, readContract } from '#contract';
import { slugs } from '#contracts';

/** The settings of a gateway, as an object or as a file. They have the defaults of production. */
export function settingsOf(
  config: GatewayConfig | string | URL,
  environment: Readonly<Record<string, string | undefined>>,
  further: readonly Contract[] = [],
): Settings {
  const contracts = [...slugs.map(readContract), ...further];
  const given = typeof config === 'object' && !(config instanceof URL) ? { config } : { file: pathOf(config) };
  return loadSettings({ ...given, environment, contracts, production: true });
}

function pathOf(file: string | URL): string {
  return typeof file === 'string' ? file : fileURLToPath(file);
}
