import { describe, expect, it } from 'vitest';
import { readExamples } from '#gateway';
import { type Answer, bothLanes } from '#test/lanes/both';
import { wholeGraph } from '#test/lanes/whole-graph';
import type { Ask } from '#test/served';

const examples = readExamples().flatMap(({ operations }) => operations);

/** Mutations, and what is drawn by chance: the sandbox has to begin anew for it to answer the same again. */
const isOnce = (text: string) => /^mutation|\brandom[A-Z]/m.test(text);

describe('every example', { timeout: 60_000 }, () => {
  it('gets the same answer down both lanes', async () => {
    const { sandbox, gateway } = await wholeGraph();
    const { express, yoga } = await bothLanes(gateway);
    const different: [string, Answer, Answer][] = [];

    for (const { name, text, headers } of examples) {
      const request: Ask = {
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ query: text }),
      };
      const ask = (lane: typeof express) => {
        if (isOnce(text)) sandbox.reset();
        return lane(request);
      };
      const answers = [await ask(express), await ask(yoga)] as const;
      if (JSON.stringify(answers[0]) !== JSON.stringify(answers[1])) different.push([name, ...answers]);
    }

    expect(different).toEqual([]);
    expect(examples.length).toBeGreaterThan(50);
  });
});
