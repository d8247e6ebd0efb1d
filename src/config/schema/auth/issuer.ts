import { resolve } from 'node:path';
import { textOfFile } from '../../settings-files.ts';
import { unreadable } from '../../unreadable.ts';
import { list, section } from '../section.ts';
import { line, oneOf } from '../text.ts';
import { duration } from '../units.ts';
import { Refusal, value, withoutSecrets } from '../value.ts';

const ALGORITHMS = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
] as const;

const KEY_SET = /^(https?:\/\/[^?#@\s]+(\?[^#\s]*)?|(?!\w+:\/\/)[^\p{Cc}]+)$/u;

/** An issuer of JSON Web Tokens. */
export const issuer = section('An issuer of JSON Web Tokens.', {
  issuer: line('The claim `iss`, exactly.'),
  audience: list('The audiences of this gateway: a token has to be for one of them.', line('A claim `aud`.')),
  jwks: keySet(
    'The URL or path of the JSON Web Key Set. An unknown key id makes the gateway read it again, at most every 30 s.',
  ),
  algorithms: list(
    'The signature algorithms that are accepted, all asymmetric.',
    oneOf('An algorithm.', ALGORITHMS),
  ).prefault(['RS256', 'PS256', 'ES256', 'EdDSA']),
  clockTolerance: duration("The allowed difference of the issuer's clock.", { from: '0ms', to: '10m' }).prefault('30s'),
  scopesClaim: line(
    'The claim with the scopes: a text with spaces or a list, by its name or a path such as `realm_access.roles`.',
  ).prefault('scope'),
  subjectClaim: line('The claim with the subject.').prefault('sub'),
  tenantClaim: line('The claim with the tenant.').optional(),
});

/** A URL, or the path of a file that there is: without it, the first caller would be told that the gateway fails. */
function keySet(description: string) {
  return value(description, {
    allowed: 'an http or https URL, or the path of a file',
    json: { type: 'string', pattern: KEY_SET.source },
    show: withoutSecrets,
    read(found) {
      if (typeof found !== 'string' || !KEY_SET.test(found)) return undefined;
      if (/^https?:/.test(found)) return found;
      try {
        textOfFile(resolve(found));
        return found;
      } catch (error) {
        return new Refusal(`names a file that ${unreadable(error)}`);
      }
    },
  });
}
