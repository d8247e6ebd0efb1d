import { headerValue } from '../request/header-value.ts';
import type { UpstreamRequest } from '../request/request.ts';
import type { CredentialSettings } from '../settings.ts';
import { clientCredentials } from './client-credentials.ts';
import { type Credential, constantCredential } from './credential.ts';
import { serviceAccount } from './service-account.ts';
import { signatureV4 } from './signature-v4.ts';

export type { Credential } from './credential.ts';

/** The credential that an interface's settings describe. */
export function createCredential(settings: CredentialSettings): Credential {
  switch (settings.type) {
    case 'none':
    case 'forwarded':
      // The headers of a caller are part of its identity, which every request carries anyway.
      return constantCredential(() => undefined);
    case 'header':
      return header(settings.name, settings.prefix + settings.value);
    case 'bearer':
      return header('authorization', `Bearer ${settings.token}`);
    case 'basic':
      return header(
        'authorization',
        `Basic ${Buffer.from(`${settings.username}:${settings.password}`).toString('base64')}`,
      );
    case 'query':
      return query(settings.name, settings.value);
    case 'client-credentials':
      return clientCredentials(settings);
    case 'service-account':
      return serviceAccount(settings);
    case 'sigv4':
      return signatureV4(settings);
  }
}

function header(name: string, value: string): Credential {
  const pair = [name.toLowerCase(), headerValue(name, value)] as const;
  return constantCredential((request) => {
    request.headers.push(...pair);
  });
}

function query(name: string, value: string): Credential {
  const parameter = `${encodeURIComponent(name)}=${encodeURIComponent(value)}`;
  return constantCredential((request: UpstreamRequest) => {
    request.target += (request.target.includes('?') ? '&' : '?') + parameter;
  });
}
