import type { Fault, Outgoing } from './fault.ts';

const PAGE =
  '<!doctype html>\n<html><head><title>Service unavailable</title></head><body><h1>It will be back soon.</h1></body></html>\n';

/** What garbage there is. */
const KINDS: Readonly<Record<string, (answer: Outgoing, text: string) => Outgoing>> = {
  html: (answer) => ({ ...answer, headers: { 'content-type': 'text/html; charset=utf-8' }, body: PAGE }),
  json: (answer, text) => ({ ...answer, body: `${text.slice(0, -1)},` }),
  utf8: (answer, text) => ({ ...answer, body: withBadBytes(text) }),
};

/** Answers with what nobody can read, although the status is good. */
export const garbage: Fault = {
  name: 'garbage',
  allowed: `one of ${Object.keys(KINDS).join(', ')}`,
  help: 'Sends a web page, JSON that is not whole, or bytes that are no UTF-8, with a good status.',
  step(found) {
    const spoil = typeof found === 'string' && Object.hasOwn(KINDS, found) ? KINDS[found] : undefined;
    if (!spoil) return undefined;
    return async (_exchange, next) => {
      const answer = await next();
      return answer && spoil(answer, typeof answer.body === 'string' ? answer.body : '""');
    };
  },
};

/** In the first text that there is, or in one of its own. */
function withBadBytes(text: string): Uint8Array {
  const place = text.indexOf('"') + 1;
  const [before, after] = place > 0 ? [text.slice(0, place), text.slice(place)] : ['"', '"'];
  return Buffer.concat([Buffer.from(before), Buffer.of(0xc3, 0x28, 0xff), Buffer.from(after)]);
}
