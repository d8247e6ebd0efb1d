import { z } from 'zod';
import { endpoint } from './address.ts';
import { headerSecret, privateKey, secret } from './secret.ts';
import { list, section } from './section.ts';
import { forwardedHeader, headerName, headerPrefix, line, oneOf } from './text.ts';

const scope = 'What access is asked for, separated by spaces.';
const tokenUrl = endpoint('Where tokens are fetched.');

const kinds = [
  section('A secret in a header.', {
    type: z.literal('header'),
    name: headerName("The header's name."),
    prefix: headerPrefix("What stands before the secret, such as 'Bearer '.").prefault(''),
    value: headerSecret('The secret.'),
  }),
  section('A secret in the query.', {
    type: z.literal('query'),
    name: line("The parameter's name."),
    value: headerSecret('The secret.'),
  }),
  section('A name and a password (RFC 7617).', {
    type: z.literal('basic'),
    username: secret('The name.'),
    password: secret('The password.'),
  }),
  section('A token that does not change.', {
    type: z.literal('bearer'),
    token: headerSecret('The token.'),
  }),
  section('OAuth 2 client credentials: tokens are fetched, and fetched again before they end.', {
    type: z.literal('client-credentials'),
    tokenUrl,
    clientId: secret("The client's identifier."),
    clientSecret: secret("The client's secret."),
    scope: line(scope).optional(),
    audience: line('Whom the token is for, where the provider wants to be told.').optional(),
    clientAuthentication: oneOf('Where the client proves itself: in an `Authorization` header, or in the form.', [
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
    subject: line('The user to act for, where delegation is set up.').optional(),
  }),
  section('A signature over each request (AWS Signature Version 4).', {
    type: z.literal('sigv4'),
    accessKeyId: headerSecret("The access key's identifier."),
    secretAccessKey: secret('The access key.'),
    sessionToken: headerSecret('The session token of temporary credentials.').optional(),
    region: line('The region that is signed for.'),
    service: line("The service that is signed for. Unless set: what the interface's contract names.").optional(),
  }),
  section("The caller's own headers, sent on.", {
    type: z.literal('forwarded'),
    headers: list("The headers' names.", forwardedHeader('The name of a header.')),
  }),
] as const;

const types = kinds.map(({ shape }) => shape.type.value).join(', ');

/** How the gateway proves to an upstream who calls. */
export const credentials = z
  .discriminatedUnion('type', kinds, {
    error: ({ input }) => (typeof input === 'object' ? `one of ${types}` : 'a mapping with a type'),
  })
  .meta({ id: 'Credentials', description: 'How the gateway proves who calls, where that takes more than `token`.' });
