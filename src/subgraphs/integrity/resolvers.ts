import {
  calling,
  fieldMask,
  flagFrom,
  from,
  fromMilliseconds,
  listFrom,
  projectionAt,
  projectionOfField,
  rejection,
} from '#graph';
import { outcome } from '#upstream';
import type { Resolvers } from './types.generated.ts';

export const resolvers: Resolvers = {
  Mutation: {
    decodeIntegrityToken: calling(
      'integrity.decodeIntegrityToken',
      (_root, { input: { packageName, integrityToken } }, { upstream: { integrity } }, info) => {
        const read = projectionAt(projectionOfField(info, 'payload'), 'answer') ?? new Map();
        const mask = fieldMask(read, { always: ['requestDetails'] });
        const fields = mask && `tokenPayloadExternal(${mask})`;
        return outcome(
          integrity.decodeIntegrityToken({ packageName, fields, body: { integrityToken } }),
          ({ tokenPayloadExternal }) => ({
            __typename: 'DecodeIntegrityTokenSuccess',
            payload: { requestedPackage: packageName, answer: tokenPayloadExternal ?? {} },
          }),
          { BAD_USER_INPUT: () => INVALID },
        );
      },
    ),
  },
  IntegrityPayload: {
    matchesPackage: from(
      ['requestedPackage', 'answer.requestDetails.requestPackageName', 'answer.appIntegrity.packageName'],
      ({ requestedPackage, answer: { requestDetails, appIntegrity } }) =>
        areAll(requestedPackage, [requestDetails?.requestPackageName, appIntegrity?.packageName]),
    ),
    requestDetails: from('answer.requestDetails'),
    appIntegrity: from('answer.appIntegrity'),
    deviceIntegrity: from('answer.deviceIntegrity'),
    accountDetails: from('answer.accountDetails'),
    environmentDetails: from('answer.environmentDetails'),
    isTestingResponse: flagFrom('answer.testingDetails?.isTestingResponse'),
    raw: from('answer'),
  },
  IntegrityRequestDetails: { requestedAt: from('timestampMillis', fromMilliseconds) },
  IntegrityApp: { certificateSha256Digests: listFrom('certificateSha256Digest') },
  IntegrityDevice: {
    deviceRecognitionVerdicts: listFrom('deviceRecognitionVerdict'),
    legacyDeviceRecognitionVerdicts: listFrom('legacyDeviceRecognitionVerdict'),
    recentDeviceActivity: from('recentDeviceActivity?.deviceActivityLevel'),
    sdkVersion: from('deviceAttributes?.sdkVersion'),
  },
  IntegrityDeviceRecall: {
    first: from(['values.bitFirst', 'writeDates.yyyymmFirst'], ({ values, writeDates }) =>
      bit(values?.bitFirst, writeDates?.yyyymmFirst),
    ),
    second: from(['values.bitSecond', 'writeDates.yyyymmSecond'], ({ values, writeDates }) =>
      bit(values?.bitSecond, writeDates?.yyyymmSecond),
    ),
    third: from(['values.bitThird', 'writeDates.yyyymmThird'], ({ values, writeDates }) =>
      bit(values?.bitThird, writeDates?.yyyymmThird),
    ),
  },
  IntegrityAccount: { activityLevel: from('accountActivity?.activityLevel') },
  IntegrityEnvironment: {
    protectionVerdict: from('playProtectVerdict'),
    appsDetected: listFrom('appAccessRiskVerdict?.appsDetected'),
    storeOrSystemApps: from('appAccessRiskVerdict?.playOrSystemApps'),
    otherApps: from('appAccessRiskVerdict?.otherApps'),
    locationSpoofingRisks: listFrom('locationSpoofingRiskVerdict'),
  },
};

const MALFORMED = 'The token is malformed, or was made for another app.';
const INVALID = rejection('InvalidIntegrityToken', 'BAD_USER_INPUT', MALFORMED, { fields: ['integrityToken'] });

/** Whether all names that are present equal the expected one; `null` where none is present. */
function areAll(expected: string, names: readonly (string | undefined)[]): boolean | null {
  const present = names.filter(Boolean);
  return present.length === 0 ? null : present.every((name) => name === expected);
}

/** A bit that is false is left out, and a month is a number such as 202402. */
function bit(value: boolean | undefined, month: number | undefined) {
  const [, year, number] = /^(\d{4})(\d\d)$/.exec(String(month)) ?? [];
  return { isSet: value ?? false, writtenDate: year && number ? `${year}-${number}-01` : null };
}
