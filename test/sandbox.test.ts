import { readFileSync } from 'node:fs';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { slugs } from '#contracts';
import { Clock, loadMocks, type RunningSandbox, serveSandbox } from '#sandbox';
import { NOON, recordExamples, replayed } from '#test/recorded';
import type { Recorded } from '#test/recorded-request';

let recorded: Recorded[] = [];
beforeAll(async () => {
  recorded = await recordExamples();
}, 120_000);

async function sandboxAtNoon(): Promise<RunningSandbox> {
  const clock = new Clock();
  clock.stop(Date.parse(NOON));
  const sandbox = await serveSandbox(await loadMocks(slugs), {
    host: '127.0.0.1',
    port: 0,
    seed: 'manifold',
    clock,
  });
  onTestFinished(() => sandbox.stop());
  return sandbox;
}

/** All responses, file by file, with a reset before each. */
async function answersOf(sandbox: RunningSandbox): Promise<string[]> {
  const answers: string[] = [];
  for (const [, requests] of Map.groupBy(recorded, ({ file }) => file)) {
    sandbox.reset();
    for (const { request } of requests) {
      const { status, headers, body } = await replayed(sandbox.origin, request);
      const { date: _now, ...others } = headers;
      answers.push(
        `${request.method} ${request.target}\n${status} ${JSON.stringify(others)}\n${body.toString('latin1')}`,
      );
    }
  }
  return answers;
}

it('is described, API by API, in docs/sandbox.md', () => {
  const [, table = ''] = /\| API \|.*\n\|[-| ]+\n([\s\S]*?)\n\n/.exec(readFileSync('docs/sandbox.md', 'utf8')) ?? [];

  expect([...table.matchAll(/^\| `(\w+)` \|/gm)].map(([, slug]) => slug)).toEqual([...slugs]);
});

it('answers every example alike, byte for byte, with the same seed and clock, also after a reset', async () => {
  const [one, other] = [await sandboxAtNoon(), await sandboxAtNoon()];
  const first = await answersOf(one);
  expect(first.length).toBeGreaterThan(100);
  expect(await answersOf(other)).toEqual(first);
  expect(await answersOf(one)).toEqual(first);
}, 120_000);
