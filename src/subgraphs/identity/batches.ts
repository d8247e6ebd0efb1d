import type { Client, UserInfo } from '#contracts/identity';
import type { Lookup } from '#graph';

/** The key of look-ups of which there is only one. */
export const THE_ONE = '';

export const allClients: Lookup<readonly Client[]> = { one: ({ identity }) => identity.listClients() };

export const ownProfile: Lookup<UserInfo> = { one: ({ identity }) => identity.getUserInfo() };
