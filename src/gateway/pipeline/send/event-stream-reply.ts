import type { Reply } from '../reply.ts';
import { ResponseBody } from '../shape/response-body.ts';

/** The result of an operation as a stream of one event. Other responses, which no client reads as a stream, stay as they are. */
export function eventStreamReply(reply: Reply): Reply {
  const { status, content } = reply;
  if (status !== 200 || !content || !('body' in content)) return reply;
  const body = new ResponseBody(`event: next\ndata: ${content.body.text}\n\nevent: complete\ndata: \n\n`);
  return { ...reply, content: { type: 'text/event-stream', body } };
}
