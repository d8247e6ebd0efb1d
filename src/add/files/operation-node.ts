import type { GraphMutation } from '../graph/mutations.ts';
import type { GraphRoot } from '../graph/roots.ts';
import type { Plan } from '../plan.ts';
import type { NewBody } from '../reduce/bodies.ts';
import type { NewOperation } from '../reduce/operations.ts';
import type { NewParameter } from '../reduce/parameters.ts';
import { contractSchema } from './contract-schema.ts';
import { sampleOfArgument, sampleOfBody } from './values.ts';

/** A read as the contract writes it. */
export function readNode({ made }: Plan, root: GraphRoot): Record<string, unknown> {
  const { operation, lookup, name } = root;
  const { list } = operation;
  return {
    operationId: operation.id,
    summary: operation.summary,
    'x-root': `query.${name}`,
    'x-example': exampleOf(made, root),
    ...(operation.open && { security: [] }),
    ...(operation.found.method !== 'get' && { 'x-reads': true }),
    ...(list && { 'x-paging': list.paging }),
    ...(list?.key && { 'x-row-key': rowKeyNode(list.key.members) }),
    ...(lookup && { 'x-errors': [{ status: 404, code: 'NOT_FOUND', when: 'There is nothing by this key.' }] }),
    ...(operation.parameters.length > 0 && { parameters: operation.parameters.map(parameterNode) }),
    ...(operation.body && { requestBody: bodyNode(operation.body) }),
    responses: responsesOf(operation),
  };
}

/** A write as the contract writes it. */
export function writeNode({ operation, name, parameters }: GraphMutation): Record<string, unknown> {
  const { body } = operation;
  const required = parameters.filter(({ parameter }) => parameter.required);
  return {
    operationId: operation.id,
    summary: operation.summary,
    'x-root': `mutation.${name}`,
    'x-example': Object.fromEntries(required.map(({ parameter }) => [parameter.name, `${parameter.name}-1`])),
    ...(operation.open && { security: [] }),
    ...(operation.parameters.length > 0 && { parameters: operation.parameters.map(parameterNode) }),
    ...(body && { requestBody: bodyNode(body) }),
    responses: responsesOf(operation),
  };
}

function bodyNode({ required, mediaType, schema, isNested }: NewBody): object {
  const content = { [mediaType]: { schema: contractSchema(schema) } };
  return { ...(required && { required }), ...(isNested && { 'x-nested': true }), content };
}

function responsesOf({ status, summary, mediaType, answer }: NewOperation): object {
  const content = mediaType !== undefined && { content: { [mediaType]: { schema: contractSchema(answer) } } };
  return { [status]: { description: summary, ...content }, default: { $ref: '#/components/responses/Failure' } };
}

/** Arguments, by the contract's names, for which the sandbox has data. */
function exampleOf(made: Plan['made'], root: GraphRoot): Record<string, unknown> {
  const { operation, args, body } = root;
  const required = args.filter(({ parameter }) => parameter.required);
  const paging = operation.list?.paging;
  const inBody = paging && paging.style !== 'whole' && paging.limit ? { [paging.limit]: 5 } : {};
  return {
    ...Object.fromEntries(required.map((each) => [each.parameter.name, sampleOfArgument(made, root, each).wire])),
    ...(body ? { body: { ...sampleOfBody(body.fields), ...inBody } } : inBody),
  };
}

function rowKeyNode(members: readonly string[]): string | string[] {
  const pointers = members.map((member) => `/${member.replaceAll('~', '~0').replaceAll('/', '~1')}`);
  return pointers.length === 1 ? String(pointers[0]) : pointers;
}

function parameterNode({ originalName: _original, isText: _isText, schema, ...parameter }: NewParameter): object {
  return { ...parameter, schema: contractSchema(schema) };
}
