import { hash } from 'node:crypto';
import type { Reply } from './reply.ts';
import type { SandboxRequest } from './request.ts';

/** The answer with a weak tag of its body, as Express makes it; whoever has that body already is told so by 304. */
export function withEntityTag({ headers }: SandboxRequest, reply: Reply): Reply {
  const digest = hash('sha1', reply.body, 'base64').slice(0, 27);
  const etag = `W/"${Buffer.byteLength(reply.body).toString(16)}-${digest}"`;
  const { 'content-type': type, ...kept } = reply.headers;
  const known = headers['if-none-match']?.split(',').map((each) => each.trim().replace(/^W\//, '')) ?? [];
  if (known.includes('*') || known.includes(etag.slice(2)))
    return { status: 304, headers: { ...kept, etag }, body: '' };
  return { ...reply, headers: { ...(type && { 'content-type': type }), ...kept, etag } };
}
