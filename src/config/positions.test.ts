import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFile, temporaryFolder } from '#test/temporary-folder';
import { problemsAt } from './harness.ts';

const SECRET = 's'.repeat(32);
const HASH = 'h'.repeat(43);

describe('a problem is told with its file, line and column', () => {
  it('in the settings file', () => {
    expect(
      problemsAt('server:\n  port: abc\n  path: /a/\nlogs: { level: loud, colour: 1 }\ncursorSecret: ${A}\n'),
    ).toEqual([
      'manifold.yaml:2:3 server.port: "abc" is not a whole number from 0 to 65535',
      'manifold.yaml:3:3 server.path: "/a/" is not a path that begins with a slash and does not end with one',
      'manifold.yaml:4:9 logs.level: "loud" is not one of debug, info, warn, error, silent',
      'manifold.yaml:4:22 logs.colour: unknown key; allowed are level, format, access, slow',
      'manifold.yaml:5:1 cursorSecret: the variable A is not set; ${A:-…} would give a default',
    ]);
  });

  it('with what is there instead of a setting that was removed', () => {
    const removed =
      'retry.hedge: removed; reads are sent once at a time: `timeouts.headers` and `retry.attempts` bound a slow one';

    expect(
      problemsAt('apis:\n  chat:\n    retry: { hedge: 300ms }\ndefaults: { retry: { hedge: 1s } }\n').toSorted(),
    ).toEqual([`manifold.yaml:3:14 apis.chat.${removed}`, `manifold.yaml:4:22 defaults.${removed}`]);
    expect(problemsAt('profile: public')).toEqual([
      'manifold.yaml:1:1 profile: removed; copy deploy/public-services.yaml into the settings',
    ]);
  });

  it('in the file of auth', () => {
    const file = join(
      temporaryFolder({ 'auth.yaml': `secret: ${SECRET}\nkeys:\n  - { id: a, hash: canary, scopes: [] }\n` }),
      'auth.yaml',
    );

    expect(problemsAt(`auth: ${file}`)).toEqual([
      `${file}:3:14 auth.keys[0].hash: the text (not shown) is not a hash as \`manifold keys new\` prints it`,
    ]);
    expect(problemsAt('', { environment: { MANIFOLD_AUTH: file } })).toEqual(problemsAt(`auth: ${file}`));
  });

  it.each([
    [
      '- id: a\n  hash: canary\n  scopes: []',
      '@:2:3 [0].hash: the text (not shown) is not a hash as `manifold keys new` prints it',
    ],
    [`- { id: a, hash: ${HASH}, scopes: [], subjekt: b }`, '@:1:75 [0].subjekt: unknown key; did you mean subject?'],
    [
      `[{ "id": "a",\n  "hash": "${HASH}", "scopes": ["chatt"] }]`,
      '@:2:69 [0].scopes[0]: "chatt" names an API that does not exist; did you mean chat?',
    ],
    ['a: 1', '@:1:1: a mapping is not a list of API keys'],
    ['- [', '@:1:4 not YAML: Flow sequence in block collection must be sufficiently indented and end with a ]'],
  ])('in the file of keys: %j', (text, problem) => {
    const file = temporaryFile('k.yaml', text);
    const [found = ''] = problemsAt(`auth: { secret: ${SECRET}, keysFile: ${file} }`);

    expect(found).toContain('manifold.yaml:1:51 auth.keysFile: ');
    expect(found).toContain(` names a file that is not valid: ${problem.replaceAll('@', file)}`);
    expect(found).not.toContain('canary');
  });
});
