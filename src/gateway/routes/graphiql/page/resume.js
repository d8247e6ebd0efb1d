// GraphiQL ends an operation whose connection is cut: its streams of events go on after their last event instead.
const { fetch: fetchOnce } = globalThis;
const RETRY_MS = 1000;

globalThis.fetch = async (input, init = {}) => {
  const leaving = new AbortController();
  const signal = AbortSignal.any([leaving.signal, ...[init.signal ?? input.signal].filter(Boolean)]);
  const response = await fetchOnce(input, { ...init, signal });
  if (!isStream(response)) return response;
  const reconnect = (id) => fetchOnce(input, { ...init, signal, headers: withLastEventId(init.headers, id) });
  return new Response(streamOf(resumed(response, reconnect, signal), leaving), response);
};

function isStream({ headers }) {
  return headers.get('content-type')?.startsWith('text/event-stream') === true;
}

function withLastEventId(init, id) {
  const headers = new Headers(init);
  if (id !== undefined) headers.set('last-event-id', id);
  return headers;
}

/** The events of a stream over all its connections, until it is complete or refused. */
async function* resumed(first, reconnect, signal) {
  let response = first;
  let id;
  for (;;) {
    let retryMs;
    for await (const block of blocksOf(response)) {
      const { id: ownId, retry, event } = fieldsOf(block);
      id = ownId ?? id;
      // With a time to wait, the gateway ends a stream that has further events.
      if (retry === undefined) yield block;
      if (event === 'complete') return;
      retryMs = retry ?? retryMs;
    }
    response = await connected(reconnect, id, retryMs, signal);
    if (isStream(response)) continue;
    yield `event: next\ndata: ${await response.text()}\n\nevent: complete\ndata: \n\n`;
    return;
  }
}

/** Connects again, until the gateway answers: not with an error of its own, or of a proxy while it restarts. */
async function connected(reconnect, id, retryMs = RETRY_MS, signal) {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, retryMs));
    signal.throwIfAborted();
    try {
      const response = await reconnect(id);
      if (response.status < 500 && response.status !== 429) return response;
    } catch {
      signal.throwIfAborted();
    }
  }
}

/** The events of one connection as their text: whole ones, until it ends or is cut. */
async function* blocksOf({ body }) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => ({ done: true }));
      if (done) return;
      const blocks = (text + value).split('\n\n');
      text = blocks.pop();
      for (const block of blocks) yield `${block}\n\n`;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function fieldsOf(block) {
  const fields = new Map(block.split('\n').map((line) => /^(\w*): ?(.*)$/.exec(line)?.slice(1, 3) ?? ['']));
  const retry = fields.get('retry');
  return { id: fields.get('id'), event: fields.get('event'), retry: retry === undefined ? undefined : Number(retry) };
}

function streamOf(texts, leaving) {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await texts.next();
      if (done) controller.close();
      else controller.enqueue(new TextEncoder().encode(value));
    },
    cancel() {
      leaving.abort();
    },
  });
}
