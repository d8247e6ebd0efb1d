import type * as Wire from '#contracts/integrity';

/** An answer with the package that the token was decoded for. */
export interface IntegrityPayload {
  readonly requestedPackage: string;
  readonly answer: Wire.TokenPayloadExternal;
}
export type IntegrityRequestDetails = Wire.RequestDetails;
export type IntegrityApp = Wire.AppIntegrity;
export type IntegrityDevice = Wire.DeviceIntegrity;
export type IntegrityDeviceRecall = Wire.DeviceRecall;
export type IntegrityAccount = Wire.AccountDetails;
export type IntegrityEnvironment = Wire.EnvironmentDetails;
