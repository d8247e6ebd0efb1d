import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { temporaryFolder } from '#test/temporary-folder';
import { run } from './harness.ts';

const TICKETS = new URL('../../examples/tickets.yaml', import.meta.url).pathname;
const SCHEMA = /^# yaml-language-server: \$schema=.*docs\/manifold\.schema\.json\n/;

/** Runs `manifold init` in a folder of its own, with these lines at the terminal. */
async function initialised(args: readonly string[], { answers, before }: { answers?: string[]; before?: string } = {}) {
  const folder = temporaryFolder();
  const config = join(folder, 'manifold.yaml');
  if (before !== undefined) writeFileSync(config, before);
  const into = args.length > 0 || answers ? ['--into', join(folder, 'apis')] : [];
  const input = answers && new PassThrough();
  const { log, code } = run(['init', ...args, ...into, '--config', config], { terminal: input ? { input } : {} });
  for (const answer of answers ?? []) input?.write(`${answer}\n`);
  return {
    exit: await code,
    log,
    settings: existsSync(config) ? readFileSync(config, 'utf8') : undefined,
    manifest: existsSync(join(folder, 'package.json'))
      ? JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
      : undefined,
  };
}

describe('manifold init', () => {
  it('writes an API, its settings as comments while it is a mock, and package.json', async () => {
    const { exit, settings = '', manifest } = await initialised([TICKETS, '--name', 'desk', '--auth', 'token']);

    expect(exit).toBe(0);
    expect(settings).toMatch(SCHEMA);
    expect(settings).toContain('apis:\n  desk:\n    # url: https://tickets.example.test/api/v2 # without it');
    expect(settings).toContain('    # token: ${MANIFOLD_DESK_TOKEN}\n');
    expect(manifest).toMatchObject({
      private: true,
      type: 'module',
      dependencies: { 'manifold-gateway': expect.stringMatching(/^\^/) },
    });
  });

  it('writes the address and the credentials that it is given', async () => {
    const { settings = '' } = await initialised([
      TICKETS,
      '--name',
      'desk',
      '--url',
      'https://desk.example',
      '--auth',
      'basic',
    ]);

    expect(parse(settings).apis.desk).toEqual({
      url: 'https://desk.example',
      credentials: { type: 'basic', username: '${MANIFOLD_DESK_USERNAME}', password: '${MANIFOLD_DESK_PASSWORD}' },
    });
  });

  it('asks on a terminal', async () => {
    const { exit, settings = '' } = await initialised([], { answers: [TICKETS, 'desk', '', 'forward'] });

    expect(exit).toBe(0);
    expect(parse(settings).apis.desk).toEqual({ forward: ['authorization'] });
  });

  it('is for the built-in APIs without a document', async () => {
    const { settings = '' } = await initialised([]);

    expect(parse(settings)).toEqual({ builtins: ['all'] });
  });

  it('leaves settings of APIs that are there as they are, and says what to add', async () => {
    const before = 'apis: { quotes: { enabled: true } } # ours\n';
    const { settings, log } = await initialised([TICKETS, '--name', 'desk'], { before });

    expect(settings).toContain(before);
    expect(log.join('\n')).toContain('Add to the settings:\n\napis:\n  desk:\n    # url: ');
  });

  it.each([
    [['--auth', 'cookie'], '--auth: "cookie" is not one of none, token, basic, client-credentials, forward'],
    [['--url', 'desk'], '--url: "desk" is not an http or https URL'],
    [['--name', 'quotes'], '--name: there is an API quotes already'],
  ])('refuses %j', async (args, problem) => {
    const { exit, log } = await initialised([TICKETS, ...args]);

    expect([exit, log]).toEqual([2, [`error: ${problem}`]]);
  });
});
