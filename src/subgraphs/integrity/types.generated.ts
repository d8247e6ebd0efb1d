import type * as Types from "#schema";
interface DefinedFields {
  Mutation: 'decodeIntegrityToken';
  DecodeIntegrityTokenSuccess: 'payload';
  InvalidIntegrityToken: 'code' | 'message' | 'fields';
  IntegrityPayload: 'matchesPackage' | 'requestDetails' | 'appIntegrity' | 'deviceIntegrity' | 'accountDetails' | 'environmentDetails' | 'isTestingResponse' | 'raw';
  IntegrityRequestDetails: 'requestPackageName' | 'requestedAt' | 'nonce' | 'requestHash';
  IntegrityApp: 'appRecognitionVerdict' | 'packageName' | 'certificateSha256Digests' | 'versionCode' | 'raw';
  IntegrityDevice: 'deviceRecognitionVerdicts' | 'legacyDeviceRecognitionVerdicts' | 'recentDeviceActivity' | 'sdkVersion' | 'deviceRecall' | 'raw';
  IntegrityDeviceRecall: 'first' | 'second' | 'third';
  IntegrityRecallBit: 'isSet' | 'writtenDate';
  IntegrityAccount: 'appLicensingVerdict' | 'activityLevel' | 'raw';
  IntegrityEnvironment: 'protectionVerdict' | 'appsDetected' | 'storeOrSystemApps' | 'otherApps' | 'locationSpoofingRisks' | 'raw';
};

interface DefinedEnumValues {
  IntegrityAppRecognition: 'UNKNOWN' | 'RECOGNIZED' | 'UNRECOGNIZED_VERSION' | 'UNEVALUATED' | 'UNRECOGNIZED';
  IntegrityDeviceRecognition: 'UNKNOWN' | 'MEETS_BASIC_INTEGRITY' | 'MEETS_DEVICE_INTEGRITY' | 'MEETS_STRONG_INTEGRITY' | 'MEETS_VIRTUAL_INTEGRITY' | 'UNRECOGNIZED';
  IntegrityDeviceActivity: 'UNEVALUATED' | 'LEVEL_1' | 'LEVEL_2' | 'LEVEL_3' | 'LEVEL_4' | 'UNRECOGNIZED';
  IntegrityLicensing: 'UNKNOWN' | 'LICENSED' | 'UNLICENSED' | 'UNEVALUATED' | 'UNRECOGNIZED';
  IntegrityAccountActivity: 'UNEVALUATED' | 'UNUSUAL' | 'UNKNOWN' | 'TYPICAL_BASIC' | 'TYPICAL_STRONG' | 'UNRECOGNIZED';
  IntegrityProtection: 'UNEVALUATED' | 'NO_ISSUES' | 'NO_DATA' | 'MEDIUM_RISK' | 'HIGH_RISK' | 'POSSIBLE_RISK' | 'UNRECOGNIZED';
  IntegrityAppsDetected: 'KNOWN_INSTALLED' | 'KNOWN_CAPTURING' | 'KNOWN_OVERLAYS' | 'KNOWN_CONTROLLING' | 'UNKNOWN_INSTALLED' | 'UNKNOWN_CAPTURING' | 'UNKNOWN_OVERLAYS' | 'UNKNOWN_CONTROLLING' | 'UNRECOGNIZED';
  IntegrityLocationSpoofingRisk: 'LOW_RISK_DEVICE' | 'LOW_RISK_NETWORK' | 'MEDIUM_RISK_DEVICE' | 'MEDIUM_RISK_NETWORK' | 'HIGH_RISK_DEVICE' | 'HIGH_RISK_NETWORK' | 'UNRECOGNIZED';
};

interface DefinedInputFields {
  DecodeIntegrityTokenInput: 'packageName' | 'integrityToken';
};

export type Mutation = Pick<Types.Mutation, DefinedFields['Mutation']>;
export type DecodeIntegrityTokenResult = Types.DecodeIntegrityTokenResult;
export type DecodeIntegrityTokenInput = Pick<Types.DecodeIntegrityTokenInput, DefinedInputFields['DecodeIntegrityTokenInput']>;
export type DecodeIntegrityTokenSuccess = Pick<Types.DecodeIntegrityTokenSuccess, DefinedFields['DecodeIntegrityTokenSuccess']>;
export type InvalidIntegrityToken = Pick<Types.InvalidIntegrityToken, DefinedFields['InvalidIntegrityToken']>;
export type IntegrityPayload = Pick<Types.IntegrityPayload, DefinedFields['IntegrityPayload']>;
export type RejectionCode = Types.RejectionCode;
export type InvalidInput = Types.InvalidInput;
export type Rejection = Types.Rejection;
export type IntegrityRequestDetails = Pick<Types.IntegrityRequestDetails, DefinedFields['IntegrityRequestDetails']>;
export type IntegrityApp = Pick<Types.IntegrityApp, DefinedFields['IntegrityApp']>;
export type IntegrityDevice = Pick<Types.IntegrityDevice, DefinedFields['IntegrityDevice']>;
export type IntegrityAccount = Pick<Types.IntegrityAccount, DefinedFields['IntegrityAccount']>;
export type IntegrityEnvironment = Pick<Types.IntegrityEnvironment, DefinedFields['IntegrityEnvironment']>;
export type JSON = Types.Json;
export type DateTime = Types.DateTime;
export type IntegrityAppRecognition = DefinedEnumValues['IntegrityAppRecognition'];
export type BigInt = Types.BigInt;
export type IntegrityDeviceRecognition = DefinedEnumValues['IntegrityDeviceRecognition'];
export type IntegrityDeviceActivity = DefinedEnumValues['IntegrityDeviceActivity'];
export type IntegrityDeviceRecall = Pick<Types.IntegrityDeviceRecall, DefinedFields['IntegrityDeviceRecall']>;
export type IntegrityRecallBit = Pick<Types.IntegrityRecallBit, DefinedFields['IntegrityRecallBit']>;
export type Date = Types.Date;
export type IntegrityLicensing = DefinedEnumValues['IntegrityLicensing'];
export type IntegrityAccountActivity = DefinedEnumValues['IntegrityAccountActivity'];
export type IntegrityProtection = DefinedEnumValues['IntegrityProtection'];
export type IntegrityAppsDetected = DefinedEnumValues['IntegrityAppsDetected'];
export type IntegrityLocationSpoofingRisk = DefinedEnumValues['IntegrityLocationSpoofingRisk'];

export type MutationResolvers = Required<Pick<Types.MutationResolvers, DefinedFields['Mutation']>>;
export type DecodeIntegrityTokenSuccessResolvers = Pick<Types.DecodeIntegrityTokenSuccessResolvers, DefinedFields['DecodeIntegrityTokenSuccess'] | '__isTypeOf'>;
export type InvalidIntegrityTokenResolvers = Pick<Types.InvalidIntegrityTokenResolvers, DefinedFields['InvalidIntegrityToken'] | '__isTypeOf'>;
export type IntegrityPayloadResolvers = Pick<Types.IntegrityPayloadResolvers, DefinedFields['IntegrityPayload']>;
export type IntegrityRequestDetailsResolvers = Pick<Types.IntegrityRequestDetailsResolvers, DefinedFields['IntegrityRequestDetails']>;
export type IntegrityAppResolvers = Pick<Types.IntegrityAppResolvers, DefinedFields['IntegrityApp']>;
export type IntegrityDeviceResolvers = Pick<Types.IntegrityDeviceResolvers, DefinedFields['IntegrityDevice']>;
export type IntegrityDeviceRecallResolvers = Pick<Types.IntegrityDeviceRecallResolvers, DefinedFields['IntegrityDeviceRecall']>;
export type IntegrityRecallBitResolvers = Pick<Types.IntegrityRecallBitResolvers, DefinedFields['IntegrityRecallBit']>;
export type IntegrityAccountResolvers = Pick<Types.IntegrityAccountResolvers, DefinedFields['IntegrityAccount']>;
export type IntegrityEnvironmentResolvers = Pick<Types.IntegrityEnvironmentResolvers, DefinedFields['IntegrityEnvironment']>;

export interface Resolvers {
  Mutation: MutationResolvers;
  DecodeIntegrityTokenSuccess?: DecodeIntegrityTokenSuccessResolvers;
  InvalidIntegrityToken?: InvalidIntegrityTokenResolvers;
  IntegrityPayload?: IntegrityPayloadResolvers;
  IntegrityRequestDetails?: IntegrityRequestDetailsResolvers;
  IntegrityApp?: IntegrityAppResolvers;
  IntegrityDevice?: IntegrityDeviceResolvers;
  IntegrityDeviceRecall?: IntegrityDeviceRecallResolvers;
  IntegrityRecallBit?: IntegrityRecallBitResolvers;
  IntegrityAccount?: IntegrityAccountResolvers;
  IntegrityEnvironment?: IntegrityEnvironmentResolvers;
};