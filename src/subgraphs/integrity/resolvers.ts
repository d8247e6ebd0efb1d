import { fieldMask, fromMilliseconds, selectionOf } from '#graph';
import { outcome } from '#upstream';
import type { IntegrityPayload } from './models.ts';
import { PAYLOAD } from './sources.ts';
import type { Resolvers } from './types.generated.ts';

export const resolvers: Resolvers = {
  Mutation: {
    decodeIntegrityToken(_root, { input: { packageName, integrityToken } }, { upstream: { integrity } }, info) {
      const mask = fieldMask(selectionOf(info).get('payload') ?? new Map(), PAYLOAD, ['requestDetails']);
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
  },
  IntegrityPayload: {
    packageMatches: (payload) => packageMatches(payload),
    requestDetails: ({ answer }) => answer.requestDetails,
    appIntegrity: ({ answer }) => answer.appIntegrity,
    deviceIntegrity: ({ answer }) => answer.deviceIntegrity,
    accountDetails: ({ answer }) => answer.accountDetails,
    environmentDetails: ({ answer }) => answer.environmentDetails,
    isTestingResponse: ({ answer }) => answer.testingDetails?.isTestingResponse ?? false,
    raw: ({ answer }) => answer,
  },
  IntegrityRequestDetails: { requestedAt: ({ timestampMillis }) => fromMilliseconds(timestampMillis) },
  IntegrityApp: { certificateSha256Digests: ({ certificateSha256Digest }) => certificateSha256Digest ?? [] },
  IntegrityDevice: {
    deviceRecognitionVerdicts: ({ deviceRecognitionVerdict }) => deviceRecognitionVerdict ?? [],
    legacyDeviceRecognitionVerdicts: ({ legacyDeviceRecognitionVerdict }) => legacyDeviceRecognitionVerdict ?? [],
    recentDeviceActivity: ({ recentDeviceActivity }) => recentDeviceActivity?.deviceActivityLevel,
    sdkVersion: ({ deviceAttributes }) => deviceAttributes?.sdkVersion,
  },
  IntegrityDeviceRecall: {
    first: ({ values, writeDates }) => bit(values?.bitFirst, writeDates?.yyyymmFirst),
    second: ({ values, writeDates }) => bit(values?.bitSecond, writeDates?.yyyymmSecond),
    third: ({ values, writeDates }) => bit(values?.bitThird, writeDates?.yyyymmThird),
  },
  IntegrityAccount: { activityLevel: ({ accountActivity }) => accountActivity?.activityLevel },
  IntegrityEnvironment: {
    protectionVerdict: ({ playProtectVerdict }) => playProtectVerdict,
    appsDetected: ({ appAccessRiskVerdict }) => appAccessRiskVerdict?.appsDetected ?? [],
    storeOrSystemApps: ({ appAccessRiskVerdict }) => appAccessRiskVerdict?.playOrSystemApps,
    otherApps: ({ appAccessRiskVerdict }) => appAccessRiskVerdict?.otherApps,
    locationSpoofingRisks: ({ locationSpoofingRiskVerdict }) => locationSpoofingRiskVerdict ?? [],
  },
};

const INVALID = {
  __typename: 'IntegrityTokenInvalid',
  message: 'The token is malformed, or was made for another app.',
} as const;

/** Both places have to name the package, where they name any. */
function packageMatches({ requestedPackage, answer }: IntegrityPayload): boolean | null {
  const told = [answer.requestDetails?.requestPackageName, answer.appIntegrity?.packageName].filter(Boolean);
  return told.length === 0 ? null : told.every((name) => name === requestedPackage);
}

/** A bit that is false is left out, and a month is a number such as 202402. */
function bit(value: boolean | undefined, month: number | undefined) {
  const [, year, number] = /^(\d{4})(\d\d)$/.exec(String(month)) ?? [];
  return { value: value ?? false, writtenIn: year && number ? `${year}-${number}-01` : null };
}
