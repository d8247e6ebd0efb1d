import { lookup } from '#graph';

export const allClients = lookup('identity.listClients');
export const ownProfile = lookup('identity.getUserInfo');
