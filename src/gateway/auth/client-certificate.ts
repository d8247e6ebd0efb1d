/** A client certificate that was verified, by a proxy or by this server. */
export interface ClientCertificate {
  /** The SHA-256 or SHA-1 of the certificate, in lower-case hexadecimal digits. */
  readonly fingerprint: string | undefined;
  /** The distinguished name of its subject, as RFC 4514 or the proxy writes it. */
  readonly subject: string | undefined;
  readonly uri: string | undefined;
}
