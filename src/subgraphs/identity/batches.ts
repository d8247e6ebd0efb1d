import type { Client, UserInfo } from '#contracts/identity';
import type { Lookup } from '#graph';

export const allClients: Lookup<readonly Client[]> = {
  operation: 'identity.listClients',
  one: ({ identity }) => identity.listClients(),
};

export const ownProfile: Lookup<UserInfo> = {
  operation: 'identity.getUserInfo',
  one: ({ identity }) => identity.getUserInfo(),
};
