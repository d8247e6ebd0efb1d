import type { Contract } from '#contract';
import { credentialRemedy } from '../credential-remedy.ts';
import type { Diagnosed, Finding } from './finding.ts';

/** The interfaces without an address, and those without the credential that their contract has. */
export function interfaceFindings({ settings: { interfaces }, contracts }: Diagnosed): readonly Finding[] {
  const without = Object.keys(interfaces).filter((slug) => interfaces[slug]?.url === undefined);
  const bare = contracts.filter(({ slug, credential }) => {
    const own = interfaces[slug];
    return own?.url !== undefined && credential && own.credentials.type === 'none';
  });
  const addresses: Finding =
    without.length === 0
      ? { check: 'addresses', level: 'good', text: 'every interface has an address' }
      : {
          check: 'addresses',
          level: 'warning',
          text: `without an address, so that start uses the sandbox and serve answers NOT_CONFIGURED: ${without.join(', ')}`,
          hint: 'set MANIFOLD_<INTERFACE>_URL or interfaces.<interface>.url',
        };
  if (bare.length === 0) return [addresses, { check: 'credentials', level: 'good', text: 'none is missing' }];
  return [addresses, ...bare.map(missingCredential)];
}

function missingCredential(contract: Contract): Finding {
  const text = `${contract.slug} has an address, but no credential`;
  return { check: 'credentials', level: 'warning', text, hint: credentialRemedy(contract) };
}
