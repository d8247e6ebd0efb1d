import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { DownloadSettings } from '#config';
import type { Slug } from '#contracts';
import type { DownloadRule, GraphSettings, Subgraph } from '#graph';
import type { CallerIdentity, RequestContext } from '../types.ts';

interface OfferParts {
  readonly settings: DownloadSettings;
  readonly secret: string;
  readonly subgraphs: readonly Subgraph[];
  /** The headers of callers that an API is sent. */
  readonly forwardedTo: (slug: Slug) => readonly string[];
}

/** A download and the API that has its bytes. */
export interface KnownDownload {
  readonly slug: Slug;
  readonly rule: DownloadRule;
}

/** The downloads of these subgraphs, by the fields that offer them. */
export function downloadsOf(subgraphs: readonly Subgraph[]): ReadonlyMap<string, KnownDownload> {
  const all = subgraphs.flatMap(({ slug, downloads = {} }) =>
    Object.entries(downloads).map(([field, rule]) => [field, { slug, rule }] as const),
  );
  return new Map(all);
}

/** Makes the function that offers downloads. */
export function downloadOffers({
  settings,
  secret,
  subgraphs,
  forwardedTo,
}: OfferParts): GraphSettings['offerDownload'] {
  const downloads = downloadsOf(subgraphs);
  const tokens = new DownloadTokens(secret);
  return (field, args, context) => {
    const download = downloads.get(field);
    if (!download) throw new TypeError(`There is no download ${field}`);
    const { identity } = (context as RequestContext).caller;
    const expiresAt = Math.min(Date.now() + settings.lifetime, identity.expiresAt ?? Infinity);
    // A URL carries no headers of a caller: an API that is sent some has to be sent them again.
    const isEnough = settings.access === 'url' && forwardedTo(download.slug).length === 0;
    const bearer = isEnough ? { as: sealed(identity) } : { caller: identity.label };
    const { contentType, fileName } = download.rule;
    return {
      url: `${settings.origin ?? ''}${DOWNLOAD_PATH}${tokens.seal({ field, args, expiresAt, ...bearer })}`,
      expiresAt: new Date(expiresAt).toISOString(),
      contentType,
      fileName,
    };
  };
}

function sealed({ kind, credential, subject, tenant, scopes }: CallerIdentity) {
  return { kind, credential, subject, tenant, scopes: scopes.scopes };
}

/** What a token says. */
export interface DownloadClaims {
  /** The field that offered the download. */
  readonly field: string;
  readonly args: Readonly<Record<string, unknown>>;
  /** In milliseconds since 1970. */
  readonly expiresAt: number;
  /** The label of the caller who may use it; absent if it has none. */
  readonly caller?: string | undefined;
  /** The caller for whom it is read, where the URL is enough. */
  readonly as?: SealedIdentity | undefined;
}

/** A caller in a token. */
export interface SealedIdentity extends Partial<Pick<CallerIdentity, 'credential' | 'subject' | 'tenant'>> {
  readonly kind: CallerIdentity['kind'];
  readonly scopes: readonly string[];
}

const CIPHER = 'aes-256-gcm';
/** The nonce and the tag of GCM (NIST SP 800-38D). */
const [NONCE_BYTES, TAG_BYTES] = [12, 16];

/** Encrypts and authenticates tokens. Gateways with one secret read each other's. */
export class DownloadTokens {
  readonly #key: Buffer;

  constructor(secret: string) {
    this.#key = createHmac('sha256', secret).update('downloads').digest();
  }

  seal(claims: DownloadClaims): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.#key, nonce);
    const sealed = Buffer.concat([cipher.update(JSON.stringify(claims)), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** The claims of a token that a gateway with this secret has sealed; `undefined` for any other text. */
  open(token: string): DownloadClaims | undefined {
    const bytes = Buffer.from(token, 'base64url');
    const head = NONCE_BYTES + TAG_BYTES;
    if (bytes.length <= head) return undefined;
    const decipher = createDecipheriv(CIPHER, this.#key, bytes.subarray(0, NONCE_BYTES));
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, head));
    try {
      const text = Buffer.concat([decipher.update(bytes.subarray(head)), decipher.final()]);
      return JSON.parse(text.toString()) as DownloadClaims;
    } catch {
      return undefined;
    }
  }
}

/** The path of all downloads; their tokens follow. */
export const DOWNLOAD_PATH = '/downloads/';
