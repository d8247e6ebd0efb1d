import { type DeclaredCalls, each, loadsOnce, variants } from '#graph';
import type { MutationStartAuthorizationArgs } from '#schema';
import { allClients, ownProfile } from './batches.ts';

export const calls: DeclaredCalls = {
  'Query.clients': [loadsOnce(allClients)],
  'Query.userProfile': [loadsOnce(ownProfile)],
  'Mutation.startAuthorization': variants<MutationStartAuthorizationArgs>(
    ({ args: { input } }) => (input.method === 'POST' ? 'identity.authorizeByForm' : 'identity.authorize'),
    (name) => [each(name as 'identity.authorize')],
    'identity.authorize',
  ),
};
