import type { PartsFormat } from '../../execution/incremental/compile.ts';
import { COMPLETE_EVENT } from '../../subscriptions/event.ts';
import type { HttpRequest } from '../../types.ts';
import { EVENT_STREAM_TYPE } from '../event-stream-type.ts';
import type { StreamedContent } from '../reply.ts';
import { MULTIPART_TYPES, multipartMixed } from '../shape/multipart-mixed.ts';
import { nextEvent } from './event-stream-reply.ts';

interface Transport {
  readonly request: Pick<HttpRequest, 'isStreamed'>;
  readonly streams: 'no' | 'too' | 'only';
}

/** The JSON texts of an incremental response, as the transport of the request carries them. */
export function streamedParts(
  texts: AsyncIterable<string>,
  format: PartsFormat,
  { request, streams }: Transport,
): StreamedContent {
  // Each text is the payload of a message.
  if (request.isStreamed) return { type: 'application/json', parts: texts };
  if (streams === 'only') return { type: EVENT_STREAM_TYPE, parts: asEvents(texts) };
  return { type: MULTIPART_TYPES[format], parts: multipartMixed(texts) };
}

/** Parts as the events of a stream (graphql-sse, distinct connections mode). */
async function* asEvents(texts: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const text of texts) yield nextEvent(text);
  yield COMPLETE_EVENT;
}
