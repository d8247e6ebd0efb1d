import type { UpstreamRequest } from '../request/request.ts';
import type { CredentialSettings } from '../settings.ts';
import { type Credential, constantCredential } from './credential.ts';

type Settings = Extract<CredentialSettings, { type: 'sigv4' }>;

/** AWS Signature Version 4 over the finished request: method, path, query, host and body. */
export function signatureV4({ type: _type, ...key }: Settings): Credential {
  // The signing key of each day, so that it is derived once.
  const cache = new Map<string, ArrayBuffer>();
  return constantCredential(async (request) => {
    const { AwsV4Signer } = await import('aws4fetch');
    const signer = new AwsV4Signer({
      ...key,
      cache,
      method: request.plan.operation.method,
      url: request.base.origin + request.target,
      headers: signedHeaders(request),
      body: signedBody(request),
    });
    const { headers } = await signer.sign();
    for (const name of ['authorization', 'x-amz-date', 'x-amz-security-token', 'x-amz-content-sha256']) {
      const value = headers.get(name);
      if (value !== null) request.headers.push(name, value);
    }
  });
}

/** The headers that are signed besides the host: those of the operation, and none that a proxy may change. */
function signedHeaders({ headers }: UpstreamRequest): Headers {
  const signed = new Headers();
  headers.forEach((name, index) => {
    if (index % 2 === 0 && name.startsWith('x-')) signed.append(name, String(headers[index + 1]));
  });
  return signed;
}

function signedBody({ body, plan }: UpstreamRequest): string | Uint8Array<ArrayBuffer> | undefined {
  if (body === null) return undefined;
  if (typeof body === 'string') return body;
  if (body instanceof Uint8Array) return new Uint8Array(body);
  throw new TypeError(`${plan.slug} ${plan.operation.id} streams its body, which cannot be signed`);
}
