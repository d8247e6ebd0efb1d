/** A request apart from how it is framed. */
export interface Message {
  readonly method: string;
  /** The path and query. */
  readonly target: string;
  /** All headers but those that every request has. */
  readonly headers: readonly (readonly [string, string])[];
  readonly body?: Buffer | undefined;
}

/** The bytes of a request on a connection of its own. Headers may be malformed. */
export function bytesOf({ method, target, headers, body }: Message): Buffer {
  const has = (name: string) => headers.some(([each]) => each.toLowerCase() === name);
  const lines = [
    `${method} ${target} HTTP/1.1`,
    ...(has('host') ? [] : ['Host: localhost']),
    ...(has('connection') ? [] : ['Connection: close']),
    ...(body && !has('content-length') && !has('transfer-encoding') ? [`Content-Length: ${body.length}`] : []),
    ...headers.map(([name, value]) => `${name}: ${value}`),
  ];
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), body ?? Buffer.alloc(0)]);
}
