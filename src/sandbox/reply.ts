/** A response of the sandbox. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body: string | Uint8Array;
}

type Headers = Reply['headers'];

export function json(body: unknown, status = 200, headers: Headers = {}): Reply {
  return { status, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) };
}

export function text(body: string, status = 200, headers: Headers = {}): Reply {
  return { status, headers: { 'content-type': 'text/plain; charset=utf-8', ...headers }, body };
}

export function empty(status = 200, headers: Headers = {}): Reply {
  return { status, headers, body: '' };
}
