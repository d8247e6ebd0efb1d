import { hash } from 'node:crypto';
import type { Reply } from './reply.ts';
import type { SandboxRequest } from './request.ts';

/** The reply with a weak entity tag as Express makes it, or 304 where `If-None-Match` has that tag. */
export function withEntityTag({ headers }: SandboxRequest, reply: Reply): Reply {
  const digest = hash('sha1', reply.body, 'base64').slice(0, 27);
  const etag = `W/"${Buffer.byteLength(reply.body).toString(16)}-${digest}"`;
  const { 'content-type': type, ...others } = reply.headers;
  const known = headers['if-none-match']?.split(',').map((each) => each.trim().replace(/^W\//, '')) ?? [];
  if (known.includes('*') || known.includes(etag.slice(2)))
    return { status: 304, headers: { ...others, etag }, body: '' };
  return { ...reply, headers: { ...(type && { 'content-type': type }), ...others, etag } };
}
