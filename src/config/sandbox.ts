import type { Contract } from '#contract';
import type { CredentialSettings } from '#upstream';
import { tokenCredentials } from './credentials.ts';
import type { EnabledApi, Settings } from './settings.ts';

/** The gateway's token for the sandbox, which is no secret. */
const SANDBOX_TOKEN = 'sandbox';

/** The settings with the sandbox as the upstream of each API without an address. It gets no real credential. */
export function onSandbox(settings: Settings, contracts: readonly Contract[], origin: string): Settings {
  const entries = contracts.flatMap((contract): [string, EnabledApi][] => {
    const own = settings.apis[contract.slug];
    if (!own) return [];
    if (own.url !== undefined) return [[contract.slug, own]];
    const url = `${origin}/${contract.slug}`;
    const credentials = sandboxCredentials(contract);
    // Quotas that the sandbox does not enforce would only slow down development.
    const quotas = own.quotas ?? (settings.sandbox.limits === 'published' ? undefined : []);
    return [[contract.slug, { ...own, url, credentials, quotas, allowPrivateAddresses: true, sandboxed: true }]];
  });
  return { ...settings, apis: Object.fromEntries(entries) };
}

function sandboxCredentials(contract: Contract): CredentialSettings {
  const { kind, service = '', forwarded, name = '' } = contract.credential ?? {};
  if (forwarded) return { type: 'forwarded', headers: [name] };
  if (kind !== 'sigv4') return tokenCredentials(contract, SANDBOX_TOKEN);
  return { type: 'sigv4', accessKeyId: SANDBOX_TOKEN, secretAccessKey: SANDBOX_TOKEN, region: 'local', service };
}
