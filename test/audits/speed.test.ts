import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('has no figures in the README: they age with each change', () => {
  const [, section = ''] = /^## Speed\n([\s\S]*?)(?=^## |(?![\s\S]))/m.exec(readFileSync('README.md', 'utf8')) ?? [];

  expect(section).toContain('lab/bench/results/latest.md');
  expect(section.match(/[\d.,]+ (?:×|ms|MB|µs|requests)/g)).toBeNull();
});
