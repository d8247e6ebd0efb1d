/** How callers are identified. */
export interface AuthSettings {
  /** The key of the hashes of API keys, and of labels. */
  readonly secret: string;
  readonly keys: readonly ApiKeySettings[];
  readonly jwt: readonly IssuerSettings[];
  readonly certificates: CertificateSettings | undefined;
  /** The scopes of callers without a credential. Absent: they are refused. */
  readonly anonymous: readonly string[] | undefined;
}

/** What a credential says of its caller. */
export interface CallerClaims {
  readonly subject: string | undefined;
  readonly tenant: string | undefined;
  readonly scopes: readonly string[];
}

export interface ApiKeySettings extends CallerClaims {
  readonly id: string;
  /** As `apiKeyHash` makes it. */
  readonly hash: string;
  /** The end of its validity, in milliseconds since 1970. */
  readonly notAfter: number | undefined;
}

/** An issuer of JSON Web Tokens. */
export interface IssuerSettings {
  readonly issuer: string;
  readonly audience: readonly string[];
  /** Asymmetric signature algorithms. */
  readonly algorithms: readonly string[];
  /** The URL or the path of its JSON Web Key Set. */
  readonly jwks: string;
  readonly clockToleranceMs: number;
  readonly claims: {
    readonly subject: string;
    readonly tenant: string | undefined;
    readonly scopes: string;
  };
}

/** Client certificates, of TLS connections or forwarded in headers by a trusted proxy that has verified them. */
export interface CertificateSettings {
  /** Of the headers; absent where none are believed. `xfcc` is Envoy's `X-Forwarded-Client-Cert`; `nginx` is a group of headers `SSL-Client-…`. */
  readonly format: 'xfcc' | 'nginx' | undefined;
  readonly callers: readonly CertificateCaller[];
}

export interface CertificateCaller extends CallerClaims {
  readonly match: { readonly by: 'fingerprint' | 'subject' | 'uri'; readonly value: string };
}
