import type { CapturedRequest } from '#contracts/webhooks';
import type { SandboxRequest } from '#sandbox';
import type { Hook } from './hooks.ts';
import { timeText } from './time-text.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The record of a request that was sent to a hook. */
export async function recordedOf(
  request: SandboxRequest,
  hook: Hook,
  uuid: string,
  now: number,
): Promise<CapturedRequest> {
  const content = await request.text();
  const { method, headers, base, path, query } = request;
  const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded');
  const named = Object.entries(headers).map(([name, value]) => [name, [value ?? ''].flat()]);
  return {
    ...rowOf(uuid, hook.token.uuid, now),
    method,
    url: `${base}${path}${query.size > 0 ? `?${query}` : ''}`,
    hostname: new URL(base).hostname,
    query: fieldsOf(query),
    request: isForm ? fieldsOf(new URLSearchParams(content)) : null,
    headers: Object.fromEntries(named) as Record<string, string[]>,
    user_agent: headers['user-agent'] ?? null,
    content,
    size: Buffer.byteLength(content),
  };
}

/** The members that all recorded requests share. Empty maps are empty lists. */
export function rowOf(uuid: string, tokenId: string, time: number): CapturedRequest {
  return {
    uuid,
    type: 'web',
    token_id: tokenId,
    ip: '192.0.2.10',
    country: null,
    country_code: null,
    region: null,
    city: null,
    query: null,
    request: null,
    files: [],
    note: null,
    custom_action_output: [],
    custom_action_errors: [],
    time: 0.0021,
    sorting: time * 1000,
    created_at: timeText(time),
    updated_at: timeText(time),
  };
}

/** Fields as PHP reads them: `a[]=1` is a list, `a[b]=1` a map, and of equal names the last counts. */
function fieldsOf(pairs: URLSearchParams): Fields | null {
  const fields: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  for (const [written, value] of pairs) {
    const [, name = written, key] = /^([^[]+)\[([^\]]*)\]$/.exec(written) ?? [];
    const known = fields[name];
    if (key === undefined) fields[name] = value;
    else if (key === '') fields[name] = Array.isArray(known) ? [...(known as unknown[]), value] : [value];
    else fields[name] = { ...(typeof known === 'object' && known), [key]: value };
  }
  return pairs.size > 0 ? fields : null;
}
