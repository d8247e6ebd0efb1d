import type * as Wire from '#contracts/identity';

export type IdentityClient = Wire.Client;
export type UserProfile = Wire.UserInfo;
export type UserAddress = Wire.Address;
export type UserLocation = Wire.Location;
