import { z } from 'zod';
import { readCheckedFile } from '../../file-problems.ts';
import { unreadable } from '../../unreadable.ts';
import { list, section } from '../section.ts';
import { line, matching } from '../text.ts';
import { Refusal, value } from '../value.ts';
import { instant } from './instant.ts';
import type { ScopeValue } from './scope.ts';

const HASH = /^[\w-]{43}$/;

/** An API key, by its hash. */
function apiKey(scope: ScopeValue) {
  return section('An API key, as `manifold keys new` prints it.', {
    id: matching(
      'The name of the key, which logs may show.',
      'up to 100 letters, digits, and any of . _ : -',
      /^[\w.:-]{1,100}$/,
    ),
    hash: value('HMAC-SHA-256 of the key with `auth.secret`, in base64url.', {
      allowed: 'a hash as `manifold keys new` prints it',
      json: { type: 'string', pattern: HASH.source },
      read: (found) => (typeof found === 'string' && HASH.test(found) ? found : undefined),
      // It may be the key itself, by mistake.
      show: false,
    }),
    subject: line('The user or the program that has the key.').optional(),
    tenant: line('The customer that the caller belongs to.').optional(),
    scopes: list('What its callers may do.', scope),
    notAfter: instant('The end of its validity.').optional(),
  });
}

/** API keys in the settings file. */
export function apiKeys(scope: ScopeValue) {
  return list('API keys, which come as `Authorization: Bearer` or `X-API-Key`.', apiKey(scope));
}

/** API keys in a file of their own. */
export function keysFile(scope: ScopeValue) {
  const keys = z.array(apiKey(scope), { error: 'a list of API keys' }).prefault([]);
  return value('A file with further API keys: a YAML or JSON list.', {
    allowed: 'the path of a file with a list of API keys',
    json: { type: 'string', minLength: 1 },
    read: (found) => (typeof found === 'string' && found !== '' ? keysIn(found, keys) : undefined),
  });
}

type Keys = z.output<ReturnType<typeof apiKeys>>;

function keysIn(file: string, keys: z.ZodType<Keys>): Keys | Refusal {
  try {
    const read = readCheckedFile(file, keys);
    return 'value' in read ? read.value : new Refusal(`names a file that is not valid: ${read.problems}`);
  } catch (error) {
    return new Refusal(`names a file that ${unreadable(error)}`);
  }
}
