import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { sandboxOf } from '#test/over-sandbox';

/** Runs the suite for one API at an address, in a process of its own. */
async function suiteOf(slug: string, address: string) {
  const child = spawn('node_modules/.bin/vitest', ['run', 'test/contract/contract.test.ts', '-t', `^${slug} `], {
    env: { ...process.env, [`MANIFOLD_LIVE_${slug.toUpperCase()}_URL`]: address, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = new Promise((resolve) => child.on('close', resolve));
  const [out, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { out, errors, status: await closed };
}

const callsOf = async (origin: string, slug: string) => {
  const { apis } = (await (await fetch(`${origin}/_sandbox`)).json()) as any;
  return Object.keys(apis[slug].operations).toSorted();
};

it('calls reading operations of a live API only', async () => {
  const { origin } = await sandboxOf(['readers']);

  const { out, status } = await suiteOf('readers', `${origin}/readers/`);

  expect(status).toBe(0);
  expect(out).toMatch(/Tests +1 passed/);
  expect(await callsOf(origin, 'readers')).toEqual(['getReaderEntitlements']);
});

it('fails where another API is at the address', async () => {
  const { origin } = await sandboxOf(['quotes']);

  const { errors, status } = await suiteOf('chat', `${origin}/quotes`);

  expect(status).toBe(1);
  expect(errors).toMatch(/404: +must have required property/);
});
