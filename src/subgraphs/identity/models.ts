import type * as Wire from '#contracts/identity';

export type UserProfile = Wire.UserInfo;
