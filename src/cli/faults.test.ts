import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readContract } from '#contract';
import { temporaryFolder } from '#test/temporary-folder';
import { run } from './harness.ts';

const services = { contracts: async () => [readContract('chat'), readContract('quotes')] };

/** Runs a command with a faults file, which is `faults.yaml` in the output. */
async function withFaults(command: string, text: string, environment: Record<string, string> = {}) {
  const folder = temporaryFolder();
  const file = join(folder, 'faults.yaml');
  writeFileSync(file, text);
  const { log, code, signals } = run([command, '--faults', file], { environment, services });
  const output = () => log.map((line) => line.replaceAll(file, 'faults.yaml'));
  return { output, code, signals };
}

const until = async (holds: () => boolean) => {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve));
};

describe('--faults', () => {
  it.each(['sandbox', 'start'])('passes the fault rules to the sandbox of %s', async (command) => {
    const text =
      '- { on: chat, latency: 2s }\n- on: quotes.getRandomQuote\n  status: ${STATUS}\n  share: ${NONE:-0.5}\n';
    const { output, code, signals } = await withFaults(command, text, { STATUS: '503' });
    await until(() => output().some((line) => line.startsWith('out: ')));
    signals.emit('SIGTERM');
    await code;

    expect(output()[0]).toBe(
      `faults: ${JSON.stringify([
        { on: 'chat', latency: '2s' },
        { on: 'quotes.getRandomQuote', status: '503', share: '0.5' },
      ])}`,
    );
  });

  it('reports all problems of the file with their lines, and starts nothing', async () => {
    const text =
      '- on: chta\n  latency: 2\n- on: quotes\n\n  stauts: 503\n  count: 0\n- on: chat\n  drop: ${NO_SUCH}\n';
    const { output, code } = await withFaults('start', text);

    expect(await code).toBe(2);
    expect(output()).toEqual([
      [
        'error: faults.yaml:1:3 [0].on: "chta" is not *, an API such as quotes, or an operation such as quotes.listAuthors; did you mean chat?',
        'faults.yaml:2:3 [0].latency: 2 is not a duration up to 10m such as 300ms, or two such as 100ms..2s',
        'faults.yaml:5:3 [1].stauts: unknown key; did you mean status?',
        'faults.yaml:6:3 [1].count: 0 is not a whole number from 1',
        'faults.yaml:8:3 [2].drop: the variable NO_SUCH is not set; ${NO_SUCH:-…} would give a default',
      ].join('\n'),
    ]);
  });

  it.each([
    ['- on: [chat', /^error: faults\.yaml:1:12 not YAML: /],
    ['', /^error: faults\.yaml:1:1: missing; must be a list of mappings, each of `on` and one fault or more$/],
    ['on: chat', /^error: faults\.yaml:1:1: a mapping is not a list of mappings/],
  ])('reports the line of the problem in %j', async (text, message) => {
    const { output, code } = await withFaults('sandbox', text);

    expect(await code).toBe(2);
    expect(output()).toEqual([expect.stringMatching(message)]);
  });

  it('reports that there is no such file', async () => {
    const { log, code } = run(['sandbox', '--faults', 'no-such.yaml'], { services });

    expect(await code).toBe(2);
    expect(log).toEqual(['error: --faults: no-such.yaml cannot be read: there is no such file']);
  });

  it('reports that no API is served by the sandbox', async () => {
    const environment = { MANIFOLD_CHAT_URL: 'https://c.example', MANIFOLD_QUOTES_URL: 'https://q.example' };
    const { output, code } = await withFaults('start', '- { on: chat, drop: true }', environment);

    expect(await code).toBe(2);
    expect(output()).toEqual(['error: --faults: every API has an address, so there is no sandbox']);
  });
});
