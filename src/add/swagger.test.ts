import { expect, it } from 'vitest';
import { openApiOf } from './openapi/open-api.ts';

const PET = { $ref: '#/definitions/Pet' };
const RESPONSES = { 200: { description: 'ok', schema: PET } };

/** The OpenAPI document of a Swagger 2.0 document, by its public reader. */
const converted = (more: object) =>
  openApiOf('x.json', { swagger: '2.0', info: { title: 'Pets', version: '1' }, paths: {}, ...more }).document as any;
/** The operation of `GET /pets`, or `POST`. */
const operation = (more: object, document: object = {}, method = 'post') =>
  converted({ paths: { '/pets': { [method]: { responses: RESPONSES, ...more } } }, ...document }).paths['/pets'][
    method
  ];
const JSON_PET = { 'application/json': { schema: { $ref: '#/components/schemas/Pet' } } };

it.each([
  [{ host: 'pets.example', basePath: '/v2/', schemes: ['http', 'https'] }, ['https://pets.example/v2']],
  [{ host: 'pets.example', schemes: ['http'] }, ['http://pets.example']],
  [{ host: 'pets.example' }, ['https://pets.example']],
  [{ basePath: '/v2' }, ['/v2']],
  [{}, []],
])('the servers of %j are %j', (given, urls) => {
  expect(converted(given).servers.map(({ url }: { url: string }) => url)).toEqual(urls);
});

it('a body is the request body, in the media types that are consumed', () => {
  const parameters = [
    { name: 'body', in: 'body', required: true, description: 'A pet.', schema: PET },
    { name: 'dry', in: 'query', type: 'boolean' },
  ];

  expect(operation({ parameters })).toEqual({
    parameters: [{ name: 'dry', in: 'query', schema: { type: 'boolean' } }],
    requestBody: { required: true, description: 'A pet.', content: JSON_PET },
    responses: { 200: { description: 'ok', content: JSON_PET } },
  });
  expect(Object.keys(operation({ parameters, consumes: ['text/xml'] }).requestBody.content)).toEqual(['text/xml']);
  expect(Object.keys(operation({ parameters }, { consumes: ['text/xml'] }).requestBody.content)).toEqual(['text/xml']);
});

it('form data is a form, and multipart with a file', () => {
  const name = { name: 'name', in: 'formData', type: 'string', required: true };
  const file = { name: 'photo', in: 'formData', type: 'file' };

  expect(operation({ parameters: [name] }).requestBody).toEqual({
    required: true,
    content: {
      'application/x-www-form-urlencoded': {
        schema: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] },
      },
    },
  });
  expect(operation({ parameters: [name, file] }).requestBody.content).toEqual({
    'multipart/form-data': {
      schema: {
        type: 'object',
        properties: { name: { type: 'string' }, photo: { type: 'string', format: 'binary' } },
        required: ['name'],
      },
    },
  });
});

it('shared parameters are found by reference and by path, where they are bodies too', () => {
  const document = converted({
    parameters: {
      Pet: { name: 'body', in: 'body', schema: PET },
      Page: { name: 'page', in: 'query', type: 'integer' },
    },
    paths: {
      '/pets/{id}': {
        parameters: [{ name: 'id', in: 'path', type: 'string' }, { $ref: '#/parameters/Pet' }],
        put: { parameters: [{ $ref: '#/parameters/Page' }], responses: RESPONSES },
      },
    },
  });

  expect(document.paths['/pets/{id}'].parameters).toEqual([
    { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
  ]);
  expect(document.paths['/pets/{id}'].put).toMatchObject({
    parameters: [{ $ref: '#/components/parameters/Page' }],
    requestBody: { content: JSON_PET },
  });
  expect(document.components.parameters).toEqual({ Page: { name: 'page', in: 'query', schema: { type: 'integer' } } });
});

it.each([
  ['csv', { explode: false }],
  ['multi', { explode: true }],
  ['pipes', { style: 'pipeDelimited', explode: false }],
  ['ssv', { style: 'spaceDelimited', explode: false }],
])('a list of the format %s has its style', (collectionFormat, style) => {
  const items = { type: 'string', enum: ['a'] };

  expect(
    operation({ parameters: [{ name: 'ids', in: 'query', type: 'array', items, collectionFormat }] }).parameters,
  ).toEqual([{ name: 'ids', in: 'query', schema: { type: 'array', items }, ...style }]);
});

it('schemas have moved references, and members that are called like keywords', () => {
  const { schemas } = converted({
    definitions: {
      Pet: {
        type: 'object',
        discriminator: 'kind',
        properties: {
          owner: { $ref: '#/definitions/Owner~1Person', 'x-nullable': true },
          discriminator: { type: 'string' },
          default: PET,
          enum: { type: 'string', enum: ['$ref'], default: '$ref' },
        },
      },
    },
  }).components;

  expect(schemas.Pet).toEqual({
    type: 'object',
    discriminator: { propertyName: 'kind' },
    properties: {
      owner: { $ref: '#/components/schemas/Owner~1Person', nullable: true },
      discriminator: { type: 'string' },
      default: { $ref: '#/components/schemas/Pet' },
      enum: { type: 'string', enum: ['$ref'], default: '$ref' },
    },
  });
});

it('responses have headers with schemas, and no content without a schema', () => {
  const responses = {
    201: { description: '', headers: { Link: { type: 'string', description: 'Next.' } } },
    400: { $ref: '#/responses/Bad' },
  };
  const document = { responses: { Bad: { description: 'Bad.', schema: PET } }, produces: ['application/xml'] };

  expect(operation({ responses }, document).responses).toEqual({
    201: { description: '', headers: { Link: { description: 'Next.', schema: { type: 'string' } } } },
    400: { $ref: '#/components/responses/Bad' },
  });
  expect(Object.keys(converted(document).components.responses.Bad.content)).toEqual(['application/xml']);
});

it('ways to sign in have the names of OpenAPI 3', () => {
  const securityDefinitions = {
    key: { type: 'apiKey', in: 'header', name: 'api_key' },
    login: { type: 'basic' },
    code: {
      type: 'oauth2',
      flow: 'accessCode',
      authorizationUrl: 'https://a',
      tokenUrl: 'https://t',
      scopes: { r: '' },
    },
  };

  expect(converted({ securityDefinitions }).components.securitySchemes).toEqual({
    key: { type: 'apiKey', in: 'header', name: 'api_key' },
    login: { type: 'http', scheme: 'basic' },
    code: {
      type: 'oauth2',
      flows: { authorizationCode: { authorizationUrl: 'https://a', tokenUrl: 'https://t', scopes: { r: '' } } },
    },
  });
});
