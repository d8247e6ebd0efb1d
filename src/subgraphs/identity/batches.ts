import type { Client, UserInfo } from '#contracts/identity';
import type { Lookup } from '#graph';

export const allClients: Lookup<readonly Client[]> = { one: ({ identity }) => identity.listClients() };

export const ownProfile: Lookup<UserInfo> = { one: ({ identity }) => identity.getUserInfo() };
