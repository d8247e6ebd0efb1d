import { expect } from 'vitest';

/** The parts of a `multipart/mixed` response, as they come. */
export async function* partsOf(response: Response): AsyncGenerator<any> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true });
    const complete = text.split('\r\n---');
    text = complete.pop() ?? '';
    for (const part of complete) if (part) yield JSON.parse(part.split('\r\n\r\n')[1] ?? '');
  }
  expect(text).toBe('--\r\n');
}
