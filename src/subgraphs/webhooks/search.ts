import { dateTimeRange } from '#graph';
import type { WebhookRequestsArgs } from '#schema';
import { textOf } from '#upstream';
import type { WebhookRequestWhere } from './types.generated.ts';

interface Search {
  readonly query?: string;
  readonly date_from?: string;
  readonly date_to?: string;
}

interface Conditions {
  readonly search?: string | null;
  readonly where?: WebhookRequestWhere | null;
}

/** The parameters of the search that `search` and `where` stand for. */
export function searchOf({ search, where }: Conditions): Search {
  const { kind, method, createdAt, rawFilter } = where ?? {};
  const terms = [
    ...(kind == null ? [] : [`type:${kind}`]),
    ...(method == null ? [] : [`method:${phrase(textOf('method', method))}`]),
    ...(search == null ? [] : [`content:${phrase(search)}`]),
  ];
  if (rawFilter != null) textOf('rawFilter', rawFilter);
  if (rawFilter != null) terms.push(terms.length > 0 ? `(${rawFilter})` : rawFilter);
  const { from, to } = dateTimeRange('createdAt', createdAt, { needs: 'either' });
  return {
    ...(terms.length > 0 && { query: terms.join(' AND ') }),
    ...(from && { date_from: utcText(from) }),
    ...(to && { date_to: utcText(to) }),
  };
}

/** The arguments of a list of requests. The API's own order takes no parameter. */
export function requestsOf(uuid: string, { orderBy, ...conditions }: WebhookRequestsArgs) {
  return { uuid, ...searchOf(conditions), ...(orderBy?.direction === 'DESC' && { sorting: 'newest' as const }) };
}

const phrase = (text: string) => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;

const utcText = (time: string) => new Date(time).toISOString().slice(0, 19).replace('T', ' ');
