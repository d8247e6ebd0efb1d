import { expect, it } from 'vitest';
import { defaultSettings, type Settings } from '#config';
import { announce } from './announce.ts';
import { contracts } from './harness.ts';

const settings = defaultSettings(contracts);

function told(own: Partial<Settings>, more: { workers?: number; sandbox?: string } = {}) {
  const lines: string[] = [];
  const terminal = { environment: {}, out: (line: string) => lines.push(line), error: expect.fail, signals: process };
  announce(terminal, { settings: { ...settings, ...own }, graph: 'http://[::1]:4000', ...more });
  return lines;
}

it('tells how many workers there are, if several', () => {
  expect(told({}, { workers: 4 })).toContain('Workers     4');
  expect(told({}, { workers: 1 }).join('\n')).not.toContain('Workers');
});

it('tells of the console by its other address where the graph is served at /', () => {
  const server = { ...settings.server, path: '/' };

  expect(told({ server }).slice(0, 2)).toEqual([
    'GraphiQL    http://[::1]:4000/',
    'Console     http://[::1]:4000/console/',
  ]);
});

it('breaks a list into lines that fit a screen', () => {
  const names = Array.from({ length: 30 }, (_, index) => `interface-${index}`);
  const interfaces = Object.fromEntries(names.map((name) => [name, settings.interfaces['chat']]));

  const list = told({ interfaces: interfaces as Settings['interfaces'] }).find((line) => line.startsWith('No address'));

  const lines = list?.split('\n') ?? [];
  expect(lines.length).toBeGreaterThan(3);
  expect(lines.filter((line) => line.length > 100)).toEqual([]);
  expect(lines.map((line) => line.slice(12)).join(' ')).toBe(names.join(', '));
});
