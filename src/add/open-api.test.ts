import { describe, expect, it } from 'vitest';
import { answering, documentOf, probeOf } from './harness.ts';
import { parseOpenApi } from './openapi/open-api.ts';
import { readOpenApi } from './openapi/read-document.ts';

describe('a document', () => {
  it.each([
    ['openapi: 3.0.0\npaths: [', 'x.yaml:2:9: neither YAML nor JSON: '],
    ['hello', 'x.yaml: not an OpenAPI document'],
    ['swagger: "1.2"', 'x.yaml: swagger: "1.2" is not supported; 2.0 is'],
    ['swagger: "2.0"', 'x.yaml: paths: missing'],
    ['info: {}', 'x.yaml: not an OpenAPI document: it has neither `openapi` nor `swagger`'],
    ['openapi: 4.0.0', 'x.yaml: openapi: "4.0.0" is not supported; 3.0 and 3.1 are'],
    ['openapi: 3.1.0', 'x.yaml: paths: missing'],
  ])('such as %j is refused', (text, message) => {
    expect(() => parseOpenApi('x.yaml', text)).toThrow(message);
  });

  it('that does not exist is refused', async () => {
    await expect(readOpenApi('no-such.yaml')).rejects.toThrow('no-such.yaml: there is no such file');
    await expect(readOpenApi('docs')).rejects.toThrow('docs: cannot be read (EISDIR)');
  });
});

describe('an unsupported operation', () => {
  const ok = answering({ type: 'string' });

  it.each([
    [{ responses: {} }, 'paths./x.get.responses: no success response'],
    [{ responses: { '204': { description: '' } } }, 'paths./x.get.responses.204: the answer has no content'],
    [
      { responses: { '200': { $ref: 'other.yaml#/x' } } },
      'paths./x.get.responses.200: $ref other.yaml#/x leads to another document',
    ],
    [
      { responses: { '200': { $ref: '#/components/responses/X' } } },
      'paths./x.get.responses.200: $ref #/components/responses/X leads nowhere',
    ],
    [
      { responses: ok, parameters: [{ name: 'where', in: 'query', required: true, schema: { type: 'object' } }] },
      'paths./x.get.parameters[0]: `where` is required, and is an object',
    ],
  ])('such as %j has an error with its position', (operation, message) => {
    expect(() => probeOf(documentOf({ '/x': operation }))).toThrow(`No operation is supported:\n  GET /x: ${message}`);
  });

  it('does not affect others', () => {
    const { plan } = probeOf(documentOf({ '/x/{y}': { responses: ok }, '/z': { responses: ok } }));

    expect(plan.roots.map(({ operation }) => operation.path)).toEqual(['/z']);
    expect(plan.made.leftOut).toEqual(['GET /x/{y}: paths./x/{y}.get: no parameter describes {y} of the path']);
  });
});

it('with too many operations must be divided', () => {
  const paths = Array.from({ length: 301 }, (_, index) => `/a${index % 2}/b${index}`);
  const large = documentOf(
    Object.fromEntries(paths.map((path) => [path, { responses: answering({ type: 'string' }) }])),
  );

  expect(() => probeOf(large)).toThrow('301 operations can be had, and 300 at most at once');
  expect(() => probeOf(large, ['/nothing'])).toThrow('there is no operation at these paths');
  expect(probeOf(large, ['/a1']).plan.roots.length).toBe(150);
});
