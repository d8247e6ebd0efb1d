import type * as Types from "#schema";
interface DefinedFields {
  Mutation: 'generateAccessToken' | 'generateIdToken' | 'signBlob' | 'signJwt';
  GenerateAccessTokenSuccess: 'accessToken' | 'expiresAt';
  GenerateIdTokenSuccess: 'idToken' | 'expiresAt';
  SignBlobSuccess: 'keyId' | 'signedBlob';
  SignJwtSuccess: 'keyId' | 'signedJwt' | 'expiresAt';
  ServiceAccountNotFound: 'code' | 'message';
  ServiceAccountAccessDenied: 'code' | 'message';
};

interface DefinedInputFields {
  GenerateAccessTokenInput: 'resourceName' | 'scopes' | 'lifetimeSeconds' | 'delegates';
  GenerateIdTokenInput: 'resourceName' | 'audience' | 'includeEmail' | 'includeOrganizationNumber' | 'delegates';
  SignBlobInput: 'resourceName' | 'payload' | 'delegates';
  SignJwtInput: 'resourceName' | 'claimsJson' | 'delegates';
};

export type Mutation = Pick<Types.Mutation, DefinedFields['Mutation']>;
export type GenerateAccessTokenResult = Types.GenerateAccessTokenResult;
export type GenerateAccessTokenInput = Pick<Types.GenerateAccessTokenInput, DefinedInputFields['GenerateAccessTokenInput']>;
export type GenerateIdTokenResult = Types.GenerateIdTokenResult;
export type GenerateIdTokenInput = Pick<Types.GenerateIdTokenInput, DefinedInputFields['GenerateIdTokenInput']>;
export type SignBlobResult = Types.SignBlobResult;
export type SignBlobInput = Pick<Types.SignBlobInput, DefinedInputFields['SignBlobInput']>;
export type SignJwtResult = Types.SignJwtResult;
export type SignJwtInput = Pick<Types.SignJwtInput, DefinedInputFields['SignJwtInput']>;
export type GenerateAccessTokenSuccess = Pick<Types.GenerateAccessTokenSuccess, DefinedFields['GenerateAccessTokenSuccess']>;
export type ServiceAccountNotFound = Pick<Types.ServiceAccountNotFound, DefinedFields['ServiceAccountNotFound']>;
export type ServiceAccountAccessDenied = Pick<Types.ServiceAccountAccessDenied, DefinedFields['ServiceAccountAccessDenied']>;
export type DateTime = Types.DateTime;
export type GenerateIdTokenSuccess = Pick<Types.GenerateIdTokenSuccess, DefinedFields['GenerateIdTokenSuccess']>;
export type Base64 = Types.Base64;
export type SignBlobSuccess = Pick<Types.SignBlobSuccess, DefinedFields['SignBlobSuccess']>;
export type JSON = Types.Json;
export type SignJwtSuccess = Pick<Types.SignJwtSuccess, DefinedFields['SignJwtSuccess']>;
export type RejectionCode = Types.RejectionCode;
export type NotFound = Types.NotFound;
export type Rejection = Types.Rejection;
export type AccessDenied = Types.AccessDenied;

export type MutationResolvers = Required<Pick<Types.MutationResolvers, DefinedFields['Mutation']>>;
export type GenerateAccessTokenSuccessResolvers = Pick<Types.GenerateAccessTokenSuccessResolvers, DefinedFields['GenerateAccessTokenSuccess'] | '__isTypeOf'>;
export type GenerateIdTokenSuccessResolvers = Pick<Types.GenerateIdTokenSuccessResolvers, DefinedFields['GenerateIdTokenSuccess'] | '__isTypeOf'>;
export type SignBlobSuccessResolvers = Pick<Types.SignBlobSuccessResolvers, DefinedFields['SignBlobSuccess'] | '__isTypeOf'>;
export type SignJwtSuccessResolvers = Pick<Types.SignJwtSuccessResolvers, DefinedFields['SignJwtSuccess'] | '__isTypeOf'>;
export type ServiceAccountNotFoundResolvers = Pick<Types.ServiceAccountNotFoundResolvers, DefinedFields['ServiceAccountNotFound'] | '__isTypeOf'>;
export type ServiceAccountAccessDeniedResolvers = Pick<Types.ServiceAccountAccessDeniedResolvers, DefinedFields['ServiceAccountAccessDenied'] | '__isTypeOf'>;

export interface Resolvers {
  Mutation: MutationResolvers;
  GenerateAccessTokenSuccess?: GenerateAccessTokenSuccessResolvers;
  GenerateIdTokenSuccess?: GenerateIdTokenSuccessResolvers;
  SignBlobSuccess?: SignBlobSuccessResolvers;
  SignJwtSuccess?: SignJwtSuccessResolvers;
  ServiceAccountNotFound?: ServiceAccountNotFoundResolvers;
  ServiceAccountAccessDenied?: ServiceAccountAccessDeniedResolvers;
};