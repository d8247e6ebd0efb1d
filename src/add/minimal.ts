import { pascalCase, plural, singular } from './names.ts';
import { OpenApi } from './openapi/open-api.ts';

/** The document for an API without one: a list, and one of its objects by its id. */
export function minimalDocument(slug: string, title: string): OpenApi {
  const noun = singular(slug);
  const nouns = plural(noun);
  const type = pascalCase([noun]);
  const row = { $ref: `#/components/schemas/${type}` };
  const answer = (schema: object) => ({ '200': { description: '', content: { 'application/json': { schema } } } });
  return new OpenApi({
    openapi: '3.1.0',
    info: {
      title,
      version: 'unversioned',
      description: 'Say what the API is for, and what holds for all of it.',
    },
    paths: {
      [`/${nouns}`]: {
        get: {
          operationId: `list ${nouns}`,
          summary: `All ${nouns}, in the order of their ids.`,
          parameters: [
            { name: 'offset', in: 'query', description: 'Rows to skip.', schema: { type: 'integer', default: 0 } },
            {
              name: 'limit',
              in: 'query',
              description: 'Rows a page.',
              schema: { type: 'integer', default: 20, maximum: 100 },
            },
          ],
          responses: answer({
            type: 'object',
            required: [nouns, 'total'],
            properties: { [nouns]: { type: 'array', items: row }, total: { type: 'integer' } },
          }),
        },
      },
      [`/${nouns}/{id}`]: {
        get: {
          operationId: `get ${noun}`,
          summary: `One of the ${nouns}.`,
          parameters: [{ name: 'id', in: 'path', required: true, description: 'Its id.', schema: { type: 'string' } }],
          responses: answer(row),
        },
      },
    },
    components: {
      schemas: {
        [type]: {
          type: 'object',
          description: `One of the ${nouns}.`,
          required: ['id', 'name', 'created'],
          properties: {
            id: { type: 'string', description: "The API's id of it." },
            name: { type: 'string', description: 'What people call it.' },
            created: { type: 'string', format: 'date-time', description: 'When it was added.' },
          },
        },
      },
    },
  });
}
