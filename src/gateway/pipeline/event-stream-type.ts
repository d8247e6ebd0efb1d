/** The content type of a stream of events. */
export const EVENT_STREAM_TYPE = 'text/event-stream; charset=utf-8';
