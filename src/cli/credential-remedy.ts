import type { Contract } from '#contract';

/** How to give an API its credential. */
export function credentialRemedy({ slug, credential }: Contract): string {
  const setting = `apis.${slug}.credentials`;
  if (!credential) return `set ${setting}`;
  if (credential.kind === 'sigv4') return `set ${setting} of type sigv4`;
  return `set MANIFOLD_${slug.toUpperCase()}_TOKEN or ${setting}`;
}
