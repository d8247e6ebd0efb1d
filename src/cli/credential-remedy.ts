import type { Contract } from '#contract';

/** How to give an interface its credential. */
export function credentialRemedy({ slug, credential }: Contract): string {
  const setting = `interfaces.${slug}.credentials`;
  if (!credential) return `set ${setting}`;
  if (credential.kind === 'sigv4') return `set ${setting} of type sigv4`;
  return `set MANIFOLD_${slug.toUpperCase()}_TOKEN or ${setting}`;
}
