import type { Contract } from '#upstream';
import { problemAt, type Sources } from './issues.ts';
import type { Problem } from './problems.ts';
import { valueAt } from './tree.ts';

/**
 * What the schema cannot see: keys of an interface that do not fit each other, or its contract. Looks only at what is
 * there, so that a value which is wrong in itself hides nothing.
 */
export function checkInterface(sources: Sources, contract: Contract): Problem[] {
  const has = (...path: string[]) => valueAt(sources.tree, ['interfaces', contract.slug, ...path]) !== undefined;
  const problem = (key: string, says: string) => problemAt(sources, ['interfaces', contract.slug, ...key.split('.')], says);
  const found: Problem[] = [];
  if (has('token') && has('credentials')) {
    found.push(problem('token', 'given beside credentials; only one of the two is allowed'));
  } else if (has('token')) {
    found.push(...misplacedToken(contract).map((says) => problem('token', says)));
  }
  const signs = valueAt(sources.tree, ['interfaces', contract.slug, 'credentials', 'type']) === 'sigv4';
  if (signs && !has('credentials', 'service') && !contract.credential?.service) {
    found.push(problem('credentials.service', 'missing; the contract of this interface names no service to sign for'));
  }
  if (has('servers') && !has('url')) found.push(problem('servers', 'given without url, which it needs'));
  return found;
}

function misplacedToken({ credential, slug }: Contract): string[] {
  if (!credential) return [`${slug} takes no credential; if yours does, credentials say which`];
  if (credential.kind === 'sigv4') return ['one token cannot sign requests; credentials of type sigv4 are needed'];
  return [];
}
