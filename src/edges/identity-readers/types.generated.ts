import type * as Types from "#schema";
interface DefinedFields {
  UserProfile: 'reader';
};

export type UserProfile = Types.UserProfile;
export type Reader = Types.Reader;

export type UserProfileResolvers = Pick<Types.UserProfileResolvers, DefinedFields['UserProfile']>;

export interface Resolvers {
  UserProfile?: UserProfileResolvers;
};