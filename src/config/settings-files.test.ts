import { describe, expect, it } from 'vitest';
import { assertNotEmptied } from './settings-files.ts';

const FILE = '/etc/manifold.yaml';

describe('a file of settings', () => {
  it.each([
    ['is missing', { code: 'ENOENT' }, `${FILE} is missing now, and the configuration in use has its settings`],
    ['is empty', { text: ' \n' }, `${FILE} is empty now, and the configuration in use has its settings`],
  ])('may be being written where it %s and had content', (_case, content, message) => {
    expect(() => assertNotEmptied({ [FILE]: content }, { [FILE]: { text: 'auth: open' } })).toThrow(message);
    expect(() => assertNotEmptied({ [FILE]: content }, { [FILE]: content })).not.toThrow();
    expect(() => assertNotEmptied({ [FILE]: content }, {})).not.toThrow();
  });

  it('may be one that the settings do not name any more', () => {
    expect(() => assertNotEmptied({}, { [FILE]: { text: '[]' } })).not.toThrow();
  });
});
