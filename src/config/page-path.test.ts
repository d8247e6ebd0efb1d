import { resolve } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { pagePath } from './exposure.ts';

it('is a path from the working directory, or an absolute one', () => {
  const root = process.cwd();
  const cwd = vi.spyOn(process, 'cwd');
  onTestFinished(() => cwd.mockRestore());

  expect(pagePath('security')).toBe('docs/security.md');
  cwd.mockReturnValue(resolve(root, 'src'));
  expect(pagePath('security')).toBe(resolve(root, 'docs/security.md'));
  expect(pagePath('nothing')).toBe('docs/nothing.md');
});
