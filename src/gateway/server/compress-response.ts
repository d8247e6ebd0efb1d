import type { IncomingMessage } from 'node:http';
import type { Compressor } from '../compression/index.ts';

const JSON_TYPE = /^application\/(?:graphql-response\+)?json\b/;

/** Compresses a response of the Fetch API that has a JSON body of known length. Streams pass as they are. */
export async function compressResponse(
  response: Response,
  { headers: asked }: Pick<IncomingMessage, 'headers'>,
  compressor: Compressor,
): Promise<Response> {
  const { status, headers } = response;
  const coding = compressor.codingFor(Number(headers.get('content-length') ?? 0), asked['accept-encoding']);
  const isPlain = !headers.has('content-encoding') && JSON_TYPE.test(headers.get('content-type') ?? '');
  if (!coding || !isPlain || !response.body) return response;
  const buffer = Buffer.from(await response.arrayBuffer());
  const bytes = await compressor.compress({ bytes: buffer.length, buffer, compressed: undefined }, coding);
  const own = new Headers(headers);
  if (bytes) own.set('content-encoding', coding);
  own.set('content-length', String((bytes ?? buffer).length));
  const vary = headers.get('vary') ?? '';
  if (!/\baccept-encoding\b|\*/i.test(vary))
    own.set('vary', vary === '' ? 'accept-encoding' : `${vary}, accept-encoding`);
  // The tag of a plugin stands for the plain body.
  const tag = headers.get('etag');
  if (tag?.startsWith('"')) own.set('etag', `W/${tag}`);
  return new Response(bytes ?? buffer, { status, headers: own });
}
