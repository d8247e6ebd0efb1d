import { createConsole } from '#console';
import type { Gateway } from '#gateway';
import { serveUntilOver } from '#test/serve-until-over';

/** A gateway on a port of its own, or on this one, with its console, until the test is over. */
export async function servedWithConsole(gateway: Gateway, port = 0) {
  const { origin, stop } = await serveUntilOver(gateway, port, createConsole);
  const get = (path: string, headers: Readonly<Record<string, string>> = {}) => fetch(`${origin}${path}`, { headers });
  return { origin, get, stop };
}

/** The events of a stream, one after the other: name and data. */
export async function* eventsOf(answer: Response): AsyncGenerator<readonly [string, any]> {
  let text = '';
  for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const [, name, data] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
      if (name !== undefined && data !== undefined) yield [name, JSON.parse(data)];
    }
  }
}
