import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';

const QUERY = 'subscription ($after: String) { blockMined(after: $after) { cursor block { height } } }';

/** A subscription to a chain after a block: the cursors of its events, until the signal. It throws where its connection breaks. */
export type Subscribe = (after: string, signal: AbortSignal) => AsyncIterable<number>;

/** By server-sent events. */
export async function* cursorsByEvents(
  send: (url: string, init: RequestInit) => Promise<Response>,
  address: string,
  [after, signal]: Parameters<Subscribe>,
): AsyncGenerator<number, undefined> {
  const response = await send(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ query: QUERY, variables: { after } }),
    signal,
  });
  if (response.status !== 200) throw new Error(`answered ${response.status}: ${await response.text()}`);
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true });
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const [, cursor] = /^id: (\d+)$/m.exec(block) ?? [];
      if (cursor !== undefined) yield Number(cursor);
    }
  }
  return undefined;
}

/** By WebSocket. */
export async function* cursorsByWebSocket(
  address: string,
  [after, signal]: Parameters<Subscribe>,
): AsyncGenerator<number, undefined> {
  const client = createClient({ url: address.replace('http', 'ws'), webSocketImpl: WebSocket, retryAttempts: 0 });
  const end = () => void client.dispose();
  signal.addEventListener('abort', end);
  try {
    const results = client.iterate<{ blockMined: { cursor: string } }>({ query: QUERY, variables: { after } });
    for await (const { data, errors } of results) {
      if (!data) throw new Error(`answered ${JSON.stringify(errors)}`);
      yield Number(data.blockMined.cursor);
    }
  } finally {
    signal.removeEventListener('abort', end);
    end();
  }
  return undefined;
}
