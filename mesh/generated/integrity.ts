// App integrity API. Generated from mesh/integrity.yaml: do not edit.
export interface IntegrityToken {
  /** As the app got it; some thousand characters. */
  readonly integrityToken: string;
}

export interface DecodedIntegrityToken {
  readonly tokenPayloadExternal?: TokenPayloadExternal;
}

export interface TokenPayloadExternal {
  readonly requestDetails?: RequestDetails;
  readonly appIntegrity?: AppIntegrity;
  readonly deviceIntegrity?: DeviceIntegrity;
  readonly accountDetails?: AccountDetails;
  readonly environmentDetails?: EnvironmentDetails;
  readonly testingDetails?: TestingDetails;
}

/** Of the request for the token. It has a nonce or a hash. */
export interface RequestDetails {
  readonly requestPackageName?: string;
  /** Milliseconds since 1970 began. */
  readonly timestampMillis?: string;
  /** Of classic requests. Base64 with the letters for URLs. */
  readonly nonce?: string;
  /** Of standard requests. */
  readonly requestHash?: string;
}

export interface AppIntegrity {
  readonly appRecognitionVerdict?: "UNKNOWN" | "PLAY_RECOGNIZED" | "UNRECOGNIZED_VERSION" | "UNEVALUATED" | (string & {});
  /** Absent when unevaluated. */
  readonly packageName?: string;
  /** Absent when unevaluated. */
  readonly certificateSha256Digest?: readonly string[];
  /** Absent when unevaluated. */
  readonly versionCode?: string;
}

export interface DeviceIntegrity {
  /** Empty or absent when the device failed. */
  readonly deviceRecognitionVerdict?: readonly DeviceRecognitionVerdict[];
  readonly legacyDeviceRecognitionVerdict?: readonly DeviceRecognitionVerdict[];
  readonly recentDeviceActivity?: RecentDeviceActivity;
  readonly deviceAttributes?: DeviceAttributes;
  readonly deviceRecall?: DeviceRecall;
}

export type DeviceRecognitionVerdict = "UNKNOWN" | "MEETS_BASIC_INTEGRITY" | "MEETS_DEVICE_INTEGRITY" | "MEETS_STRONG_INTEGRITY" | "MEETS_VIRTUAL_INTEGRITY" | (string & {});

export interface RecentDeviceActivity {
  readonly deviceActivityLevel?: "DEVICE_ACTIVITY_LEVEL_UNSPECIFIED" | "UNEVALUATED" | "LEVEL_1" | "LEVEL_2" | "LEVEL_3" | "LEVEL_4" | (string & {});
}

export interface DeviceAttributes {
  readonly sdkVersion?: number;
}

/** Three bits that the app's maker keeps of a device. */
export interface DeviceRecall {
  readonly values?: RecallValues;
  readonly writeDates?: RecallWriteDates;
}

/** An absent bit is false. */
export interface RecallValues {
  readonly bitFirst?: boolean;
  readonly bitSecond?: boolean;
  readonly bitThird?: boolean;
}

/** Year and month in one number, such as 202402. */
export interface RecallWriteDates {
  readonly yyyymmFirst?: number;
  readonly yyyymmSecond?: number;
  readonly yyyymmThird?: number;
}

export interface AccountDetails {
  readonly appLicensingVerdict?: "UNKNOWN" | "LICENSED" | "UNLICENSED" | "UNEVALUATED" | (string & {});
  readonly accountActivity?: AccountActivity;
}

/** For few callers only. */
export interface AccountActivity {
  readonly activityLevel?: "ACTIVITY_LEVEL_UNSPECIFIED" | "UNEVALUATED" | "UNUSUAL" | "UNKNOWN" | "TYPICAL_BASIC" | "TYPICAL_STRONG" | (string & {});
}

/** Only where it is switched on for the app. */
export interface EnvironmentDetails {
  readonly playProtectVerdict?: "PLAY_PROTECT_VERDICT_UNSPECIFIED" | "UNEVALUATED" | "NO_ISSUES" | "NO_DATA" | "MEDIUM_RISK" | "HIGH_RISK" | "POSSIBLE_RISK" | (string & {});
  readonly appAccessRiskVerdict?: AppAccessRiskVerdict;
  readonly locationSpoofingRiskVerdict?: readonly ("LOCATION_SPOOFING_RISK_VERDICT_UNSPECIFIED" | "LOW_RISK_DEVICE" | "LOW_RISK_NETWORK" | "MEDIUM_RISK_DEVICE" | "MEDIUM_RISK_NETWORK" | "HIGH_RISK_DEVICE" | "HIGH_RISK_NETWORK" | (string & {}))[];
}

export interface AppAccessRiskVerdict {
  readonly appsDetected?: readonly ("APPS_DETECTED_UNSPECIFIED" | "KNOWN_INSTALLED" | "KNOWN_CAPTURING" | "KNOWN_OVERLAYS" | "KNOWN_CONTROLLING" | "UNKNOWN_INSTALLED" | "UNKNOWN_CAPTURING" | "UNKNOWN_OVERLAYS" | "UNKNOWN_CONTROLLING" | (string & {}))[];
  /** In place of appsDetected in older revisions. */
  readonly playOrSystemApps?: string;
  /** In place of appsDetected in older revisions. */
  readonly otherApps?: string;
}

/** Only where a verdict was forced for a test. */
export interface TestingDetails {
  readonly isTestingResponse?: boolean;
}

export interface Failure {
  readonly error?: ErrorStatus;
}

export interface ErrorStatus {
  /** The HTTP status. */
  readonly code?: number;
  /** For developers. */
  readonly message?: string;
  readonly status?: "INVALID_ARGUMENT" | "FAILED_PRECONDITION" | "OUT_OF_RANGE" | "UNAUTHENTICATED" | "PERMISSION_DENIED" | "NOT_FOUND" | "ALREADY_EXISTS" | "ABORTED" | "RESOURCE_EXHAUSTED" | "CANCELLED" | "UNKNOWN" | "INTERNAL" | "DATA_LOSS" | "UNIMPLEMENTED" | "UNAVAILABLE" | "DEADLINE_EXCEEDED" | (string & {});
  /** The older way to say the same. Sometimes sent as well. */
  readonly errors?: readonly ErrorItem[];
  readonly details?: readonly ErrorDetail[];
}

export interface ErrorItem {
  readonly message?: string;
  readonly domain?: string;
  readonly reason?: string;
  readonly locationType?: string;
  readonly location?: string;
}

/** One of several kinds. `@type` tells which, and so which of the other fields are there. */
export interface ErrorDetail {
  readonly "@type"?: string;
  readonly reason?: string;
  readonly domain?: string;
  readonly metadata?: Readonly<Record<string, string>>;
  readonly fieldViolations?: readonly FieldViolation[];
  /** How long to wait, such as `12s`. */
  readonly retryDelay?: string;
}

export interface FieldViolation {
  readonly field?: string;
  readonly description?: string;
}

/** The operations of this API: what each takes and what it answers. */
export interface Operations {
  /** What an integrity token says of app, device and account. Decoded again, its verdicts come back cleared. */
  decodeIntegrityToken: { args: {
    /** The app's id, such as `org.example.parcel`. */
    packageName: string;
    /** The parts of the answer to send, such as `items(name)`. Absent means all. */
    fields?: string | null;
    body: IntegrityToken;
  }; optional: false; answer: DecodedIntegrityToken; item: never };
}
