import { describe, expect, it } from 'vitest';
import { answering, documentOf, probeOf } from './harness.ts';
import { RESERVED_WORDS } from './names.ts';

const ROW = { type: 'object', properties: { name: { type: 'string' }, code: { type: 'string' } } };
const query = (name: string, schema: object = { type: 'string' }) => ({ name, in: 'query', schema });
const required = (name: string) => ({ ...query(name), required: true });
const resolversOf = (operations: Readonly<Record<string, object>>) => {
  const { plan, files } = probeOf(documentOf(operations));
  return { plan, files, text: files.get('resolvers.ts') ?? '' };
};
/** Compiles the code as the body of a strict function, which has the early errors of a module. */
const compile = (text: string) =>
  // oxlint-disable-next-line typescript/no-implied-eval
  new Function(
    `'use strict';\n${text.replaceAll(/^import .*$/gm, '').replace(/^export const (\w+)[^=]*=/m, 'return')}`,
  );

describe('an argument', () => {
  it.each([...RESERVED_WORDS, 'context', 'pagedBy', 'upstream', 'probe'])(
    'named %s has a variable of another name, with and without paging',
    (word) => {
      const list = { type: 'object', properties: { rows: { type: 'array', items: ROW }, total: { type: 'integer' } } };
      const paging = [query('limit', { type: 'integer', maximum: 50 }), query('offset', { type: 'integer' })];
      const one = resolversOf({ '/things': { parameters: [query(word)], responses: answering(ROW) } });
      const many = resolversOf({ '/things': { parameters: [required(word), ...paging], responses: answering(list) } });
      const condition = resolversOf({
        '/things': { parameters: [query(word), ...paging], responses: answering(list) },
      });

      expect(one.text).toContain(`{ ${word}: ${word}_ }`);
      expect(many.text).toContain(`{ ${word}: ${word}_`);
      expect(condition.text).toContain(`{ ${word}: where?.${word} }`);
      for (const { text } of [one, many, condition]) expect(() => compile(text)).not.toThrow();
      expect(one.files.get('schema.graphql')).toContain(`${word}: String`);
    },
  );

  it('that looks up a node is its id, whatever the name of its parameter', () => {
    const found = (name: string) => ({
      [`/things/{${name}}`]: {
        parameters: [{ name, in: 'path', required: true, schema: { type: 'string' } }],
        responses: answering({ type: 'object', title: 'Thing', properties: { [name]: { type: 'string' } } }),
      },
    });

    const reserved = resolversOf(found('class'));
    const digit = resolversOf(found('1x'));

    expect(reserved.text).toMatch(/foundBy\('\w+', \w+\),/);
    expect(digit.files.get('batches.ts')).toContain(", '1x');");
    for (const { text } of [reserved, digit]) expect(() => compile(text)).not.toThrow();
  });
});

describe('a name that every object has', () => {
  it.each(['__proto__', 'constructor', 'toString'])('%s is left out of parameters and members, and said', (name) => {
    const properties = Object.fromEntries([
      ['code', { type: 'string' }],
      [name, { type: 'string' }],
    ]);
    const parameters = [query(name), query('name')];
    const schema = { type: 'object', properties, required: [name, 'code'] };

    const { plan, files } = resolversOf({ '/things': { parameters, responses: answering(schema) } });

    expect(plan.made.leftOut).toEqual([
      `GET /things: \`${name}\`, which has the name of a member that every object has`,
      `paths./things.get.responses.200.content.application/json.schema: the member \`${name}\` is left out, because every object has one`,
    ]);
    const shown = [...files].filter(([file]) => file !== 'README.md' && file !== 'contract.yaml');
    for (const [file, text] of shown) expect(text, file).not.toContain(name);
  });

  it('in a path leaves out the operation', () => {
    const parameters = [{ name: '__proto__', in: 'path', required: true, schema: { type: 'string' } }];

    expect(() => resolversOf({ '/things/{__proto__}': { parameters, responses: answering(ROW) } })).toThrow(
      'paths./things/{__proto__}.get.parameters[0]: `__proto__` is required, and has the name of a member that every object has',
    );
  });

  it('as the only member makes any JSON of its object, as a name without letters does', () => {
    for (const name of ['constructor', 'é']) {
      const part = { type: 'object', properties: { [name]: { type: 'string' } } };
      const { files } = resolversOf({
        '/things': { responses: answering({ type: 'object', properties: { code: { type: 'string' }, part } }) },
      });

      expect(files.get('schema.graphql')).toMatch(/ partJson: JSON$/m);
    }
  });
});
