import { COMPLETE_EVENT } from '../../subscriptions/event.ts';
import type { Reply } from '../reply.ts';
import { ResponseBody } from '../shape/response-body.ts';

/** A result as an event of a stream. */
export function nextEvent(text: string): string {
  return `event: next\ndata: ${text}\n\n`;
}

/** The result of an operation as a stream of one event. Other responses, which no client reads as a stream, stay as they are. */
export function eventStreamReply(reply: Reply): Reply {
  const { status, content } = reply;
  if (status !== 200 || !content || !('body' in content)) return reply;
  const body = new ResponseBody(nextEvent(content.body.text) + COMPLETE_EVENT);
  return { ...reply, content: { type: 'text/event-stream', body } };
}
