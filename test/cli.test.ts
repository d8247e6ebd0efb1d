import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { sandboxOf } from '#test/over-sandbox';
import { PROGRAM } from '#test/packed-package';
import { fileWith } from '#test/product';

/** Runs the program in a process of its own. */
async function manifold(args: readonly string[], settings: object) {
  const config = fileWith(
    'manifold.json',
    JSON.stringify({ cursorSecret: 'a key of our own, of 32 characters', ...settings }),
  );
  const child = spawn(process.execPath, [PROGRAM, ...args, '--config', config], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = new Promise((resolve) => child.once('close', resolve));
  const [out, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { out, errors, code: await closed };
}

it('checks APIs of the sandbox, without colours or progress in a pipe', async () => {
  const { origin } = await sandboxOf(['jokes', 'chat']);
  const apis = { jokes: { url: `${origin}/jokes` }, chat: { url: `${origin}/chat`, token: 'sandbox' } };

  const { out, errors, code } = await manifold(['check'], { apis });

  expect(errors).toBe('');
  expect(out.replaceAll(/\d+ ms/g, '# ms').split('\n')).toEqual([
    'ok    chat   reachable, credentials accepted, answer within the contract (getCurrentUser, # ms)',
    'ok    jokes  reachable, no credentials, answer within the contract (listCategories, # ms)',
    '',
  ]);
  expect(code).toBe(0);
});

it('fails where an API refuses its credentials, as JSON too', async () => {
  const { origin } = await sandboxOf(['chat']);

  const { out, code } = await manifold(['check', '--json'], { apis: { chat: { url: `${origin}/chat` } } });

  expect(JSON.parse(out)).toMatchObject({
    ok: false,
    apis: [{ slug: 'chat', credentials: 'refused', status: 401 }],
  });
  expect(code).toBe(1);
});

it.each([
  [
    'is missing',
    'nowhere.json',
    2,
    /auth\.jwt\[0\]\.jwks: "nowhere\.json" names a file that cannot be read: there is no such file/,
  ],
  [
    'is at an address that does not answer',
    'http://127.0.0.1:1/jwks',
    1,
    /FAIL  keys .* auth\.jwt\[0\]\.jwks: the address could not be reached/,
  ],
])('fails where the key set of an issuer %s', async (_what, jwks, exit, message) => {
  const { origin } = await sandboxOf(['chat']);
  const auth = { secret: 's'.repeat(32), jwt: [{ issuer: 'https://issuer.example', audience: ['graph'], jwks }] };

  const { out, errors, code } = await manifold(['check'], {
    apis: { chat: { url: `${origin}/chat`, token: 't' } },
    auth,
  });

  expect([code, out + errors]).toEqual([exit, expect.stringMatching(message)]);
});

it('fails where another service is at the address of an API', async () => {
  const { origin } = await sandboxOf(['chat', 'tv', 'countries', 'quotes']);
  const apis = {
    tv: { url: `${origin}/quotes` },
    countries: { url: `${origin}/contries` },
    chat: { url: `${origin}/chat`, token: 't' },
  };

  const { out, code } = await manifold(['check', '--json'], { apis });

  const wrong = { ok: false, credentials: 'unknown', answer: 'failed', status: 404 };
  expect(JSON.parse(out)).toMatchObject({
    ok: false,
    apis: [
      { slug: 'chat', ok: true },
      { slug: 'countries', ...wrong },
      { slug: 'tv', ...wrong, hint: expect.stringContaining('MANIFOLD_TV_URL') },
    ],
  });
  expect(code).toBe(1);
});
