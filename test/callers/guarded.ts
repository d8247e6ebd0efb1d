import { apiKeyHash, newApiKey } from '#auth';
import type { ApiKeySettings } from '#config';
import type { Slug } from '#contracts';
import type { Edge } from '#graph';
import { gatewayOverAll, json, type Reply, type Sent } from '#test/harness';
import { type Route, served } from '#test/served';

export const SECRET = 'the secret of thirty-two characters';
export const QUERY = '{ quotes(search: "sea") { totalCount } }';
export const ANSWER = { data: { quotes: { totalCount: 7 } } };

const page = () => json({ count: 0, totalCount: 7, page: 1, totalPages: 1, results: [] });

type Answers = Partial<Record<Slug, (request: Sent) => Reply | Promise<Reply>>>;
type Raw = { readonly body: Buffer };

export const read = ({ body }: Raw) => JSON.parse(body.toString());
/** The status, the code and the challenge of a refusal. */
export const refusal = (answer: Raw & { status: number | undefined; headers: NodeJS.Dict<string | string[]> }) => [
  answer.status,
  read(answer).errors?.[0].extensions.code,
  answer.headers['www-authenticate'],
];

/** A new API key, and its entry in the settings. */
export function apiKey(id: string, scopes: readonly string[], more: Partial<ApiKeySettings> = {}) {
  const key = newApiKey();
  return { key, entry: { id, hash: apiKeyHash(SECRET, key), scopes, ...more } };
}

interface GuardedOptions {
  readonly settings?: object;
  readonly answers?: Answers;
  readonly edges?: readonly Edge[];
}

/** A served gateway that identifies its callers, over quotes or other APIs. */
export async function guarded(
  route: Route,
  auth: object,
  { settings = {}, answers = { quotes: page }, edges = [] }: GuardedOptions = {},
) {
  const { gateway, sent, logged } = await gatewayOverAll(answers, {
    settings: { auth: { secret: SECRET, ...auth }, ...settings },
    edges,
  });
  return { ...(await served(gateway, route)), gateway, sent, logged };
}
