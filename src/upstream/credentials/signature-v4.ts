import type { UpstreamRequest } from '../request.ts';
import type { CredentialSettings } from '../settings.ts';
import { type Credential, constantCredential } from './credential.ts';

type Settings = Extract<CredentialSettings, { type: 'sigv4' }>;

/** AWS Signature Version 4 over the finished request: method, path, query, host and body. */
export function signatureV4({ accessKeyId, secretAccessKey, sessionToken, region, service }: Settings): Credential {
  return constantCredential(async (request) => {
    const { AwsV4Signer } = await import('aws4fetch');
    const signer = new AwsV4Signer({
      method: request.plan.operation.method,
      url: request.base.origin + request.target,
      headers: signedHeaders(request),
      body: request.body === null ? undefined : bodyText(request),
      accessKeyId,
      secretAccessKey,
      sessionToken,
      region,
      service,
    });
    const { headers } = await signer.sign();
    for (const name of ['authorization', 'x-amz-date', 'x-amz-security-token', 'x-amz-content-sha256']) {
      const value = headers.get(name);
      if (value !== null) request.headers.push(name, value);
    }
  });
}

/** What is signed besides the host: the body's type and the operation's own headers, not what a proxy may change. */
function signedHeaders({ headers }: UpstreamRequest): Record<string, string> {
  const pairs = headers.flatMap((name, index) => (index % 2 === 0 ? [[name, headers[index + 1] ?? ''] as const] : []));
  return Object.fromEntries(pairs.filter(([name]) => name === 'content-type' || name.startsWith('x-')));
}

function bodyText({ body, plan }: UpstreamRequest): string {
  if (typeof body === 'string') return body;
  throw new TypeError(`${plan.slug} ${plan.operation.id} streams its body, which cannot be signed`);
}
