import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { sandboxOf } from '#test/over-sandbox';
import { fileWith } from '#test/product';

/** Runs the program in a process of its own. */
async function manifold(args: readonly string[], settings: object) {
  const config = fileWith('manifold.json', JSON.stringify(settings));
  const child = spawn(process.execPath, ['src/main.ts', ...args, '--config', config], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = new Promise((resolve) => child.once('close', resolve));
  const [out, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { out, errors, code: await closed };
}

it('checks interfaces of the sandbox, without colours or progress in a pipe', async () => {
  const { origin } = await sandboxOf(['jokes', 'chat']);
  const interfaces = { jokes: { url: `${origin}/jokes` }, chat: { url: `${origin}/chat`, token: 'sandbox' } };

  const { out, errors, code } = await manifold(['check'], { interfaces });

  expect(errors).toBe('');
  expect(out.replaceAll(/\d+ ms/g, '# ms').split('\n')).toEqual([
    'ok    chat   reachable, credentials accepted, answer within the contract (getCurrentUser, # ms)',
    'ok    jokes  reachable, no credentials, answer within the contract (listCategories, # ms)',
    '',
  ]);
  expect(code).toBe(0);
});

it('fails where an interface refuses its credentials, as JSON too', async () => {
  const { origin } = await sandboxOf(['chat']);

  const { out, code } = await manifold(['check', '--json'], { interfaces: { chat: { url: `${origin}/chat` } } });

  expect(JSON.parse(out)).toMatchObject({
    ok: false,
    interfaces: [{ slug: 'chat', credentials: 'refused', status: 401 }],
  });
  expect(code).toBe(1);
});

it('diagnoses this machine without calls to interfaces', async () => {
  const { origin } = await sandboxOf(['chat']);
  const { port } = new URL(origin);
  const interfaces = { chat: { url: `${origin}/chat` } };

  const { out, code } = await manifold(['doctor', '--json'], {
    server: { port: Number(port) },
    sandbox: { port: 0 },
    interfaces,
  });

  expect(code).toBe(1);
  expect((JSON.parse(out) as { findings: any[] }).findings.filter(({ level }) => level === 'problem')).toEqual([
    expect.objectContaining({ check: 'port', text: `port ${port} of 127.0.0.1, for the graph, is in use` }),
  ]);
  const state = (await (await fetch(`${origin}/_sandbox`)).json()) as any;
  expect(state.interfaces.chat.operations).toEqual({});
});
