import { createHash } from 'node:crypto';
import type { DeviceIntegrity, TokenPayloadExternal } from '#contracts/integrity';
import {
  failed,
  finishStatusReply,
  masked,
  mock,
  STATUS_LENIENCIES,
  statusErrors,
  unauthenticated,
  type World,
} from '#sandbox';

interface State {
  /** Tokens that were decoded before. */
  readonly spent: Set<string>;
  readonly certificates: ReadonlyMap<string, string>;
}

interface Token {
  readonly kind: string;
  readonly packageName: string;
  readonly nonce: string;
}

const APPS = ['org.example.parcel', 'org.example.ferry'];
/** `<kind>:<package>:<nonce>`, such as `genuine:org.example.parcel:4711`. */
const TOKEN = /^(genuine|basic|emulator|rooted|modified|unlicensed|testing):([\w.]+):([\w-]{1,200})$/;
const DEVICES: Readonly<Record<string, DeviceIntegrity['deviceRecognitionVerdict']>> = {
  basic: ['MEETS_BASIC_INTEGRITY'],
  emulator: ['MEETS_VIRTUAL_INTEGRITY'],
};
const GENUINE = ['MEETS_BASIC_INTEGRITY', 'MEETS_DEVICE_INTEGRITY', 'MEETS_STRONG_INTEGRITY'];

/** Two apps, whose tokens say in plain words what they will be decoded to, the first time. */
export const sandbox = mock({
  slug: 'integrity',
  about: {
    data: 'two apps, whose tokens say what they decode to: `genuine:org.example.parcel:4711`',
    changes: 'a token tells everything once',
  },
  seed(world: World): State {
    const random = world.random('integrity');
    return { spent: new Set(), certificates: new Map(APPS.map((app) => [app, random.hex(43)])) };
  },
  unauthorized: unauthenticated,
  errors: statusErrors,
  ignores: STATUS_LENIENCIES,
  finish: finishStatusReply,
  limits: [
    {
      requests: 10_000,
      seconds: 86_400,
      per: 'project',
      keyOf: (request) => request.parameter('packageName'),
    },
  ],
  handlers: {
    async decodeIntegrityToken(request, { spent, certificates }, { clock }) {
      const packageName = request.parameter('packageName');
      const certificate = certificates.get(packageName);
      if (!certificate) return failed('PERMISSION_DENIED', 'The caller does not belong to this app.');
      const { integrityToken } = (await request.json()) ?? {};
      const token = tokenIn(integrityToken);
      if (token?.packageName !== packageName) return failed('INVALID_ARGUMENT', 'That is no token of this app.');
      const requestDetails = requestOf(token, clock.now());
      const text = `${token.kind}:${packageName}:${token.nonce}`;
      const isNew = !spent.has(text);
      spent.add(text);
      const verdicts = isNew ? verdictsOf(token, certificate) : CLEARED;
      return masked(request, { tokenPayloadExternal: { requestDetails, ...verdicts } });
    },
  },
});

function tokenIn(value: unknown): Token | undefined {
  const [, kind, packageName, nonce] = (typeof value === 'string' ? TOKEN.exec(value) : null) ?? [];
  return kind && packageName && nonce ? { kind, packageName, nonce } : undefined;
}

function requestOf({ packageName, nonce }: Token, now: number): TokenPayloadExternal['requestDetails'] {
  const requestHash = createHash('sha256').update(nonce).digest('base64url');
  return { requestPackageName: packageName, timestampMillis: String(now - 1500), requestHash };
}

/** The payload of a token that was decoded before. */
const CLEARED: TokenPayloadExternal = {
  appIntegrity: { appRecognitionVerdict: 'UNEVALUATED' },
  deviceIntegrity: {},
  accountDetails: { appLicensingVerdict: 'UNEVALUATED' },
};

function verdictsOf({ kind, packageName }: Token, certificate: string): TokenPayloadExternal {
  // A device that fails leaves nothing to look into.
  if (kind === 'rooted') return CLEARED;
  return {
    appIntegrity: {
      appRecognitionVerdict: kind === 'modified' ? 'UNRECOGNIZED_VERSION' : 'PLAY_RECOGNIZED',
      packageName,
      certificateSha256Digest: [certificate],
      versionCode: '412',
    },
    deviceIntegrity: {
      deviceRecognitionVerdict: DEVICES[kind] ?? GENUINE,
      recentDeviceActivity: { deviceActivityLevel: 'LEVEL_1' },
      deviceAttributes: { sdkVersion: 34 },
      deviceRecall: { values: { bitFirst: true }, writeDates: { yyyymmFirst: 202602 } },
    },
    accountDetails: { appLicensingVerdict: kind === 'unlicensed' ? 'UNLICENSED' : 'LICENSED' },
    environmentDetails: {
      playProtectVerdict: 'NO_ISSUES',
      appAccessRiskVerdict: { appsDetected: ['KNOWN_INSTALLED'] },
      locationSpoofingRiskVerdict: ['LOW_RISK_DEVICE', 'LOW_RISK_NETWORK'],
    },
    ...(kind === 'testing' && { testingDetails: { isTestingResponse: true } }),
  };
}
