import { expect, it } from 'vitest';
import { defaultSettings, type Settings } from '#config';
import { contracts } from './harness.ts';
import { announce } from './serving.ts';

const settings = defaultSettings(contracts);

function linesOf(own: Partial<Settings>, more: { workers?: number; sandbox?: string } = {}) {
  const lines: string[] = [];
  const terminal = { environment: {}, out: (line: string) => lines.push(line), error: expect.fail, signals: process };
  announce(terminal, { settings: { ...settings, ...own }, graph: 'http://[::1]:4000', ...more });
  return lines;
}

it('prints the number of workers, if several', () => {
  expect(linesOf({}, { workers: 4 })).toContain('Workers     4');
  expect(linesOf({}, { workers: 1 }).join('\n')).not.toContain('Workers');
});

it('prints the other address of the console where the graph is served at /', () => {
  const server = { ...settings.server, path: '/' };

  expect(linesOf({ server }).slice(0, 2)).toEqual([
    'GraphiQL    http://[::1]:4000/',
    'Console     http://[::1]:4000/console/',
  ]);
});

it('wraps lists to the width of a screen', () => {
  const names = Array.from({ length: 45 }, (_, index) => `api-${index}`);
  const apis = Object.fromEntries(names.map((name) => [name, settings.apis['chat']]));

  const list = linesOf({ apis: apis as Settings['apis'] }).find((line) => line.startsWith('No address'));

  const lines = list?.split('\n') ?? [];
  expect(lines.length).toBeGreaterThan(3);
  expect(lines.filter((line) => line.length > 100)).toEqual([]);
  expect(lines.map((line) => line.slice(12)).join(' ')).toBe(names.join(', '));
});
