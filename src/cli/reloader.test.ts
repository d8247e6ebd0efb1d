import { writeFileSync } from 'node:fs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { settingsError } from '#config';
import { fileWith } from '#test/product';
import { until } from '#test/until';
import { readSettingsFile } from '../config/settings-files.ts';
import { configuration } from './harness.ts';
import { type Configuration, Reloader, readConfiguration } from './reloader.ts';

const FAILED = 'A worker ended meanwhile';

/** Reloads the path of the graph, which is in a file, into a target that fails as often as the test says. */
async function reloading({ failures = 0, watchesFiles = false } = {}) {
  const file = fileWith('path', '/one');
  const read = async () => {
    const path = readSettingsFile(file);
    if (!/^\/\w{3,}$/.test(path)) throw settingsError('path: is not one');
    return configuration({ path, watch: watchesFiles });
  };
  const used: string[] = [];
  const attempts: string[] = [];
  const log: string[] = [];
  const line = (message: string, { error = message }: { error?: string } = {}) => void log.push(error);
  const target = {
    log: { info: line, warn: line, error: line },
    use: async ({ settings: { server } }: Configuration) => {
      attempts.push(server.path);
      if (failures-- > 0) throw new Error(FAILED);
      used.push(server.path);
    },
    configured: () => undefined,
  };
  const reloader = new Reloader({
    read,
    target,
    first: await readConfiguration(read),
    intervalMs: 1,
  });
  onTestFinished(() => reloader.stop());
  return { file, reloader, used, attempts, log };
}

describe('a reload that failed', () => {
  it('is tried again until it succeeds, and is in the log and the counts once', async () => {
    const { file, reloader, used, log } = await reloading({ failures: 3 });
    writeFileSync(file, '/two');
    expect((await reloader.reload('SIGHUP')).problem?.text).toBe(FAILED);
    await until(() => expect(reloader.state.problem).toBeUndefined());

    expect(used).toEqual(['/two']);
    expect(log).toEqual([FAILED, 'The configuration was reloaded']);
    expect(reloader.state).toMatchObject({ generation: 2, reloads: { success: 1, failure: 1 } });
  });

  it('is tried again once a file is whole that was read half', async () => {
    const { file, reloader, used } = await reloading();
    writeFileSync(file, '/t');
    expect((await reloader.reload('SIGHUP')).problem?.text).toContain('path: is not one');
    writeFileSync(file, '/two');

    await until(() => expect(used).toEqual(['/two']));
  });

  it('is tried with the file as it is by then, in turn with reloads that succeed', async () => {
    const { file, reloader, used, attempts } = await reloading({ failures: 1, watchesFiles: true });
    for (const [round, path] of ['/two', '/three', '/four'].entries()) {
      writeFileSync(file, '/t');
      await until(() => expect(reloader.state.problem?.text).toContain('path: is not one'));
      writeFileSync(file, path);
      await until(() => expect(used).toHaveLength(round + 1));
    }

    expect(used).toEqual(['/two', '/three', '/four']);
    expect(attempts).toEqual(['/two', '/two', '/three', '/four']);
  });

  it('is over where the file is as it was', async () => {
    const { file, reloader, used } = await reloading({ failures: Infinity });
    writeFileSync(file, '/two');
    await reloader.reload('SIGHUP');
    writeFileSync(file, '/one');
    await until(() => expect(reloader.state.problem).toBeUndefined());

    expect(used).toEqual([]);
  });
});

it('files are not watched where the settings do not say so', async () => {
  const { file, reloader, attempts } = await reloading();
  const other = await reloading({ watchesFiles: true });
  for (const each of [file, other.file]) writeFileSync(each, '/two');
  await until(() => expect(other.used).toEqual(['/two']));

  expect([attempts, reloader.state.reloads]).toEqual([[], { success: 0, failure: 0 }]);
});
