import type { Random } from '#sandbox';
import type { Draft, GoodAnswer, Headers, HostileAnswer } from './answer.ts';
import { framed } from './answer-framing.ts';
import { changeHeaders } from './answer-headers.ts';
import { changedText } from './answer-text.ts';
import { SECRET, SECRET_TEXT } from './canaries.ts';
import { mutatedJson } from './mutate-json.ts';

const SECRETS: Headers = [
  ['Set-Cookie', `${SECRET}=${SECRET}; Path=/`],
  ['Server', `${SECRET}/1.0`],
  ['X-Secret', SECRET_TEXT],
];
const SECRET_BODY = JSON.stringify({
  message: SECRET_TEXT,
  error: SECRET_TEXT,
  detail: SECRET_TEXT,
  stack: `Error: ${SECRET_TEXT}\n    at ${SECRET}`,
  errors: [{ message: SECRET_TEXT, longMessage: SECRET_TEXT, field: SECRET_TEXT }],
});
const STATUSES = [
  200, 201, 202, 203, 204, 205, 206, 207, 226, 300, 301, 302, 303, 304, 307, 308, 400, 401, 402, 403, 404, 405,
];
const MORE_STATUSES = [
  406, 408, 409, 410, 412, 413, 414, 415, 418, 422, 425, 428, 429, 431, 451, 499, 500, 501, 502, 503, 504, 511, 520,
  599,
];

/** An answer that breaks the contract, HTTP or JSON, in a few ways. */
export function hostileAnswer(good: GoodAnswer, random: Random): HostileAnswer {
  const draft: Draft = {
    status: good.status,
    headers: [...Object.entries(good.headers).filter(([name]) => !FRAMING.has(name)), ...SECRETS],
    body: good.body,
  };
  const pick = random.next();
  if (pick < 0.35) draft.body = Buffer.from(JSON.stringify(mutatedJson(jsonOf(good.body), random)) ?? '');
  else if (pick < 0.55) draft.body = changedText(draft.body, random);
  else if (pick < 0.75) changeStatus(draft, random);
  else if (pick < 0.9) changeHeaders(draft, random);
  if (random.chance(0.1)) changeHeaders(draft, random);
  if (random.chance(0.1)) draft.body = changedText(draft.body, random);
  return framed(draft, random);
}

const FRAMING = new Set(['content-length', 'transfer-encoding', 'connection', 'keep-alive', 'date']);

function changeStatus(draft: Draft, random: Random): void {
  draft.status = random.pick([...STATUSES, ...MORE_STATUSES]);
  if (random.chance(0.3))
    draft.headers.push([
      'Retry-After',
      random.pick(['0', '1', '86400', '-5', 'soon', 'Wed, 21 Oct 2065 07:28:00 GMT', '1e9', '']),
    ]);
  if (random.chance(0.3))
    draft.headers.push([
      'Location',
      random.pick(['http://169.254.169.254/', `https://${SECRET}.internal/`, '/', 'file:///etc/passwd', '']),
    ]);
  if (random.chance(0.3)) draft.headers.push(['WWW-Authenticate', `Bearer realm="${SECRET}"`]);
  // The text of a successful response may be data.
  if (draft.status < 300 || random.chance(0.2)) return;
  const body = random.pick([SECRET_BODY, SECRET_BODY, `<h1>${SECRET_TEXT}</h1>`, '', SECRET_TEXT]);
  draft.body = Buffer.from(body);
  if (body.startsWith('<')) draft.headers.push(['Content-Type', 'text/html']);
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return body.toString();
  }
}
