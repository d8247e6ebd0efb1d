/** A response that calls `ended` when it was read to its end, failed, or was cancelled: at once if it is no stream. */
export function onResponseEnd(response: Response, ended: () => void): Response {
  const { body, status, statusText, headers } = response;
  if (!body || headers.has('content-length')) {
    ended();
    return response;
  }
  const reader = body.getReader();
  reader.closed.then(ended, ended);
  const watched = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    // The stream inside has the buffer.
    { highWaterMark: 0 },
  );
  return new Response(watched, { status, statusText, headers });
}
