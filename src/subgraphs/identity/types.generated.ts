import type * as Types from "#schema";
interface DefinedFields {
  Query: 'authorizationUrl' | 'clients' | 'userProfile';
  Mutation: 'startAuthorization';
  StartAuthorizationSuccess: 'location' | 'requiresSignIn' | 'state' | 'code' | 'idToken' | 'accessToken' | 'tokenType' | 'expiresInSeconds';
  AuthorizationDenied: 'code' | 'message' | 'error' | 'description' | 'returnLocation' | 'state';
  IdentityClientConnection: 'edges' | 'nodes' | 'pageInfo' | 'totalCount';
  IdentityClientEdge: 'node' | 'cursor';
  IdentityClient: 'id' | 'clientId' | 'name' | 'homePageUrl' | 'redirectUris' | 'responseTypes' | 'grantTypes' | 'applicationType' | 'contacts' | 'logoUrl' | 'policyUrl' | 'termsUrl' | 'defaultMaxAgeSeconds' | 'defaultScopes' | 'raw';
  UserProfile: 'id' | 'subject' | 'name' | 'givenName' | 'middleName' | 'familyName' | 'nickname' | 'preferredUsername' | 'email' | 'isEmailVerified' | 'phoneNumber' | 'isPhoneNumberVerified' | 'phoneType' | 'timeZone' | 'locale' | 'address' | 'location' | 'raw';
  UserAddress: 'formatted' | 'lines' | 'city' | 'region' | 'postalCode' | 'countryName' | 'countryCode';
  UserLocation: 'latitude' | 'longitude' | 'accuracy' | 'address';
};

interface DefinedEnumValues {
  AuthorizationResponseType: 'CODE' | 'ID_TOKEN' | 'TOKEN' | 'UNRECOGNIZED';
  AuthorizationResponseTypeInput: 'CODE' | 'ID_TOKEN' | 'TOKEN';
  AuthorizationResponseMode: 'QUERY' | 'FRAGMENT' | 'FORM_POST';
  AuthorizationDisplay: 'PAGE' | 'POPUP' | 'MODAL';
  AuthorizationPrompt: 'NONE' | 'LOGIN' | 'CONSENT';
  AuthorizationMethod: 'GET' | 'POST';
};

interface DefinedInputFields {
  AuthorizationUrlInput: 'clientId' | 'responseTypes' | 'scopes' | 'redirectUri' | 'state' | 'responseMode' | 'nonce' | 'display' | 'prompts' | 'maxAgeSeconds' | 'uiLocales';
  StartAuthorizationInput: 'clientId' | 'responseTypes' | 'scopes' | 'redirectUri' | 'state' | 'responseMode' | 'nonce' | 'display' | 'prompts' | 'maxAgeSeconds' | 'uiLocales' | 'method';
};

export type Query = Pick<Types.Query, DefinedFields['Query']>;
export type URL = Types.Url;
export type AuthorizationUrlInput = Pick<Types.AuthorizationUrlInput, DefinedInputFields['AuthorizationUrlInput']>;
export type IdentityClientConnection = Pick<Types.IdentityClientConnection, DefinedFields['IdentityClientConnection']>;
export type UserProfile = Pick<Types.UserProfile, DefinedFields['UserProfile']>;
export type Mutation = Pick<Types.Mutation, DefinedFields['Mutation']>;
export type StartAuthorizationResult = Types.StartAuthorizationResult;
export type StartAuthorizationInput = Pick<Types.StartAuthorizationInput, DefinedInputFields['StartAuthorizationInput']>;
export type AuthorizationResponseTypeInput = DefinedEnumValues['AuthorizationResponseTypeInput'];
export type URI = Types.Uri;
export type AuthorizationResponseMode = DefinedEnumValues['AuthorizationResponseMode'];
export type AuthorizationDisplay = DefinedEnumValues['AuthorizationDisplay'];
export type AuthorizationPrompt = DefinedEnumValues['AuthorizationPrompt'];
export type AuthorizationMethod = DefinedEnumValues['AuthorizationMethod'];
export type AuthorizationResponseType = DefinedEnumValues['AuthorizationResponseType'];
export type StartAuthorizationSuccess = Pick<Types.StartAuthorizationSuccess, DefinedFields['StartAuthorizationSuccess']>;
export type AuthorizationDenied = Pick<Types.AuthorizationDenied, DefinedFields['AuthorizationDenied']>;
export type RejectionCode = Types.RejectionCode;
export type AccessDenied = Types.AccessDenied;
export type Rejection = Types.Rejection;
export type IdentityClientEdge = Pick<Types.IdentityClientEdge, DefinedFields['IdentityClientEdge']>;
export type IdentityClient = Pick<Types.IdentityClient, DefinedFields['IdentityClient']>;
export type PageInfo = Types.PageInfo;
export type BigInt = Types.BigInt;
export type JSON = Types.Json;
export type Node = Types.Node;
export type EmailAddress = Types.EmailAddress;
export type UserAddress = Pick<Types.UserAddress, DefinedFields['UserAddress']>;
export type UserLocation = Pick<Types.UserLocation, DefinedFields['UserLocation']>;
export type CountryCode = Types.CountryCode;
export type Address = Types.Address;

export type QueryResolvers = Required<Pick<Types.QueryResolvers, DefinedFields['Query']>>;
export type MutationResolvers = Required<Pick<Types.MutationResolvers, DefinedFields['Mutation']>>;
export type StartAuthorizationSuccessResolvers = Pick<Types.StartAuthorizationSuccessResolvers, DefinedFields['StartAuthorizationSuccess'] | '__isTypeOf'>;
export type AuthorizationDeniedResolvers = Pick<Types.AuthorizationDeniedResolvers, DefinedFields['AuthorizationDenied'] | '__isTypeOf'>;
export type IdentityClientConnectionResolvers = Pick<Types.IdentityClientConnectionResolvers, DefinedFields['IdentityClientConnection']>;
export type IdentityClientEdgeResolvers = Pick<Types.IdentityClientEdgeResolvers, DefinedFields['IdentityClientEdge']>;
export type IdentityClientResolvers = Pick<Types.IdentityClientResolvers, DefinedFields['IdentityClient'] | '__isTypeOf'>;
export type UserProfileResolvers = Pick<Types.UserProfileResolvers, DefinedFields['UserProfile'] | '__isTypeOf'>;
export type UserAddressResolvers = Pick<Types.UserAddressResolvers, DefinedFields['UserAddress'] | '__isTypeOf'>;
export type UserLocationResolvers = Pick<Types.UserLocationResolvers, DefinedFields['UserLocation']>;

export interface Resolvers {
  Query: QueryResolvers;
  Mutation: MutationResolvers;
  StartAuthorizationSuccess?: StartAuthorizationSuccessResolvers;
  AuthorizationDenied?: AuthorizationDeniedResolvers;
  IdentityClientConnection?: IdentityClientConnectionResolvers;
  IdentityClientEdge?: IdentityClientEdgeResolvers;
  IdentityClient?: IdentityClientResolvers;
  UserProfile?: UserProfileResolvers;
  UserAddress?: UserAddressResolvers;
  UserLocation?: UserLocationResolvers;
};