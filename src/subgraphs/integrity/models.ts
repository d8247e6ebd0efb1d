import type * as Wire from '#contracts/integrity';

/** An answer with the package that the token was decoded for. */
export interface IntegrityPayload {
  readonly requestedPackage: string;
  readonly answer: Wire.TokenPayloadExternal;
}
export type IntegrityApp = Wire.AppIntegrity;
export type IntegrityDevice = Wire.DeviceIntegrity;
export type IntegrityAccount = Wire.AccountDetails;
export type IntegrityEnvironment = Wire.EnvironmentDetails;
