import { z } from 'zod';
import { apiKeys, keysFile } from './auth/api-keys.ts';
import { certificates } from './auth/certificates.ts';
import { issuer } from './auth/issuer.ts';
import { scopeOf } from './auth/scope.ts';
import { longSecret } from './secret.ts';
import { list, section } from './section.ts';

const DESCRIPTION =
  'Who may call the graph (docs/security.md): `open` for everyone, a mapping, or the path of a YAML file with the mapping. Unless set: everyone, and the gateway listens on loopback only.';

/** The credentials of callers. */
function authSection(slugs: readonly string[]) {
  const scope = scopeOf(slugs);
  return section('Credentials of callers, and what they may do.', {
    secret: longSecret('The key of the hashes of API keys, of labels in logs, and of sessions of the console.'),
    keys: apiKeys(scope).prefault([]),
    keysFile: keysFile(scope).optional(),
    jwt: list('Issuers of JSON Web Tokens that are accepted as bearer tokens.', issuer).prefault([]),
    certificates: certificates(scope).optional(),
    anonymous: list('The scopes of callers without a credential. Unless set, they are refused.', scope).optional(),
  });
}

type ParsedSection = z.output<ReturnType<typeof authSection>>;

/** The setting `auth`. */
export function auth(slugs: readonly string[]) {
  const mapping = authSection(slugs);
  const { $schema: _version, ...shape } = z.toJSONSchema(mapping, { io: 'input', target: 'draft-07' });
  return z
    .unknown()
    .transform((found, context): Omit<ParsedSection, 'keysFile'> | 'open' => {
      if (found === 'open') return 'open';
      const { data, error } = mapping.safeParse(found);
      if (data) {
        for (const [path, message] of contradictionsIn(data)) {
          context.issues.push({ code: 'custom', input: found, path: [...path], message });
        }
        const { keys, keysFile: inFile = [], ...others } = data;
        return { ...others, keys: [...keys, ...inFile] };
      }
      context.issues.push(...error.issues.map((issue) => ({ ...issue, input: found }) as z.core.$ZodRawIssue));
      return z.NEVER;
    })
    .meta({
      description: DESCRIPTION,
      allowed: '`open`, a mapping, or the path of a file',
      anyOf: [{ const: 'open' }, shape, { type: 'string', minLength: 1 }],
    });
}

type PathProblem = readonly [path: readonly string[], message: string];

function contradictionsIn({ keys, keysFile: inFile = [], jwt }: ParsedSection): PathProblem[] {
  const found: PathProblem[] = [];
  const all = [...keys, ...inFile];
  for (const name of ['id', 'hash'] as const) {
    const repeated = repeatedIn(all.map((key) => key[name]));
    if (repeated !== undefined) found.push([['keys'], `two keys have the ${name} ${repeated}`]);
  }
  const issuers = repeatedIn(jwt.map((each) => each.issuer));
  if (issuers !== undefined) found.push([['jwt'], `two issuers are ${issuers}`]);
  return found;
}

function repeatedIn(values: readonly string[]): string | undefined {
  return values.find((value, at) => values.indexOf(value) < at);
}
