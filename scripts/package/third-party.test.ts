import { expect, it } from 'vitest';
import { bundledPackages, thirdPartyPage } from './third-party.ts';

it('names the packages of modules once, scoped ones too', () => {
  const found = bundledPackages([
    `${process.cwd()}/src/main.ts`,
    `${process.cwd()}/node_modules/zod/index.js`,
    `${process.cwd()}/node_modules/zod/v4/core/index.js`,
    `\0${process.cwd()}/node_modules/@fastify/busboy/lib/main.js?commonjs`,
  ]);

  expect(found.map(({ name, license }) => [name, license])).toEqual([
    ['@fastify/busboy', 'MIT'],
    ['zod', 'MIT'],
  ]);
  expect(found[0]?.text).toContain('Permission is hereby granted');
});

it('has the text of each licence once', () => {
  const text = 'Do as you please.';
  const page = thirdPartyPage([
    { name: 'a', version: '1.0.0', license: 'MIT', text },
    { name: 'b', version: '2.0.0', license: 'MIT', text },
    { name: 'b', version: '2.0.0', license: 'MIT', text },
    { name: 'c', version: '3.0.0', license: 'ISC', text: '' },
  ]);

  expect(page).toBe(`# Third-party code

The built files contain code of these packages.

| package | version | licence |
|---|---|---|
| a | 1.0.0 | MIT |
| b | 2.0.0 | MIT |
| c | 3.0.0 | ISC |

## a, b

\`\`\`text
${text}
\`\`\`

## c

Licence: ISC
`);
});
