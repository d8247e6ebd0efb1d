import { z } from 'zod';
import { endpoint } from './address.ts';
import { headerSecret, privateKey, secret } from './secret.ts';
import { list, section } from './section.ts';
import { forwardedHeader, headerName, headerPrefix, line, oneOf } from './text.ts';

const scope = 'The requested scopes, separated by spaces.';
const tokenUrl = endpoint('The token endpoint.');

const kinds = [
  section('A secret in a header.', {
    type: z.literal('header'),
    name: headerName("The header's name."),
    prefix: headerPrefix("The text before the secret, such as 'Bearer '.").prefault(''),
    value: headerSecret('The secret.'),
  }),
  section('A secret in the query.', {
    type: z.literal('query'),
    name: line("The parameter's name."),
    value: headerSecret('The secret.'),
  }),
  section('A username and a password (RFC 7617).', {
    type: z.literal('basic'),
    username: secret('The username.'),
    password: secret('The password.'),
  }),
  section('A fixed bearer token (RFC 6750).', {
    type: z.literal('bearer'),
    token: headerSecret('The token.'),
  }),
  section('OAuth 2 client credentials (RFC 6749, section 4.4): tokens are fetched, and refreshed before they expire.', {
    type: z.literal('client-credentials'),
    tokenUrl,
    clientId: secret("The client's identifier."),
    clientSecret: secret("The client's secret."),
    scope: line(scope).optional(),
    audience: line('The audience of the token, where the provider needs one.').optional(),
    clientAuthentication: oneOf('How the client authenticates: by an `Authorization` header, or in the form.', [
      'basic',
      'form',
    ]).prefault('basic'),
  }),
  section('A service account, whose signed assertion is exchanged for tokens (RFC 7523).', {
    type: z.literal('service-account'),
    tokenUrl,
    email: line("The account's address."),
    privateKey: privateKey("The account's key."),
    keyId: line("The key's identifier.").optional(),
    scope: line(scope),
    subject: line('The user to impersonate, where delegation is set up.').optional(),
  }),
  section('A signature over each request (AWS Signature Version 4).', {
    type: z.literal('sigv4'),
    accessKeyId: headerSecret("The access key's identifier."),
    secretAccessKey: secret('The access key.'),
    sessionToken: headerSecret('The session token of temporary credentials.').optional(),
    region: line('The region of the signature.'),
    service: line("The service of the signature. Unless set: the one in the API's contract.").optional(),
  }),
  section("The caller's own headers, forwarded.", {
    type: z.literal('forwarded'),
    headers: list("The headers' names.", forwardedHeader('The name of a header.')),
  }),
] as const;

const types = kinds.map(({ shape }) => shape.type.value).join(', ');

/** How the gateway authenticates to an upstream. */
export const credentials = z
  .discriminatedUnion('type', kinds, {
    error: ({ input }) => (typeof input === 'object' ? `one of ${types}` : 'a mapping with a type'),
  })
  .meta({ id: 'Credentials', description: 'How the gateway authenticates, where `token` is not enough.' });
