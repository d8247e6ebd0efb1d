import type { Fault, OutgoingReply } from './fault.ts';

const PAGE =
  '<!doctype html>\n<html><head><title>Service unavailable</title></head><body><h1>It will be back soon.</h1></body></html>\n';

const KINDS: Readonly<Record<string, (answer: OutgoingReply, text: string) => OutgoingReply>> = {
  html: (answer) => ({ ...answer, headers: { 'content-type': 'text/html; charset=utf-8' }, body: PAGE }),
  json: (answer, text) => ({ ...answer, body: `${text.slice(0, -1)},` }),
  utf8: (answer, text) => ({ ...answer, body: withBadBytes(text) }),
};

/** Sends a body that cannot be parsed, with a good status. */
export const garbage: Fault = {
  name: 'garbage',
  allowed: `one of ${Object.keys(KINDS).join(', ')}`,
  help: 'Sends an HTML page, incomplete JSON, or invalid UTF-8, with a good status.',
  step(found) {
    const spoil = typeof found === 'string' && Object.hasOwn(KINDS, found) ? KINDS[found] : undefined;
    if (!spoil) return undefined;
    return async (_context, next) => {
      const answer = await next();
      return answer && spoil(answer, typeof answer.body === 'string' ? answer.body : '""');
    };
  },
};

/** The bytes go into the first JSON string, or into a new one. */
function withBadBytes(text: string): Uint8Array {
  const index = text.indexOf('"') + 1;
  const [before, after] = index > 0 ? [text.slice(0, index), text.slice(index)] : ['"', '"'];
  return Buffer.concat([Buffer.from(before), Buffer.of(0xc3, 0x28, 0xff), Buffer.from(after)]);
}
