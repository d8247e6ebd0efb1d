/** The JSON texts in the body of a `multipart/mixed` response, as they arrive. */
export async function* jsonParts(response: Response): AsyncGenerator<unknown> {
  const type = response.headers.get('content-type') ?? '';
  const boundary = /boundary="?([^";]+)"?/i.exec(type)?.[1] ?? '-';
  const delimiter = `\r\n--${boundary}`;
  // The first delimiter may begin the body.
  let text = '\r\n';
  for await (const chunk of textOf(response)) {
    text += chunk;
    for (let at = text.indexOf(delimiter); at >= 0; at = text.indexOf(delimiter)) {
      const body = text.slice(0, at).split('\r\n\r\n')[1];
      if (body) yield JSON.parse(body) as unknown;
      text = text.slice(at + delimiter.length);
    }
    // The last delimiter ends with these, which may come in a later chunk.
    if (text.startsWith('--')) return;
  }
  throw new TypeError('The response ended before its last part.');
}

async function* textOf({ body }: Response): AsyncGenerator<string> {
  if (!body) return;
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
  } finally {
    // Ends the request, and its upstream calls, if its reader has left.
    await reader.cancel();
  }
}
