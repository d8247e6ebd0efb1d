import type { DownloadSettings } from '#config';
import type { Slug } from '#contracts';
import type { DownloadRule, GraphSettings, Subgraph } from '#graph';
import type { CallerIdentity, RequestContext } from '../types.ts';
import { DOWNLOAD_PATH, DownloadTokens } from './download-tokens.ts';

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
