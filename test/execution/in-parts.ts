import { getOperationAST, type OperationDefinitionNode, parse } from 'graphql';
import { compileIncremental } from '../../src/gateway/execution/incremental/compile-incremental.ts';
import { partitionByFragment, partitionOnce } from '../../src/gateway/execution/incremental/field-partition.ts';
import type { PartsFormat } from '../../src/gateway/pipeline/parts-format.ts';
import { INCREMENTAL_FORMATS } from '../../src/gateway/pipeline/shape/incremental-format.ts';
import { limitsOf, schemaOf } from './compiled.ts';

const PARTITIONS = { byId: partitionOnce, byPath: partitionByFragment };

interface Case {
  readonly sdl: string;
  readonly query: string;
  readonly rootValue: unknown;
  readonly format?: PartsFormat;
  readonly variables?: Readonly<Record<string, unknown>>;
  readonly limits?: Parameters<typeof limitsOf>[0];
}

/** All parts of a response, as a client parses them. */
export async function inParts({ sdl, query, rootValue, format = 'byId', variables = {}, limits = {} }: Case) {
  const document = parse(query);
  const operation = getOperationAST(document) as OperationDefinitionNode;
  const run = compileIncremental(schemaOf(sdl), document, operation, PARTITIONS[format]);
  const { result, announced, increments } = await run({}, variables, limitsOf(limits), rootValue);
  if (announced.length === 0) return [asJson(result)];
  const { first, increment } = INCREMENTAL_FORMATS[format];
  const parts = [asJson({ ...result, ...first(announced) })];
  for (let next = await increments.next(); next; next = await increments.next()) {
    parts.push(JSON.parse(increment(next, (errors) => errors)) as object);
  }
  return parts;
}

const asJson = (value: unknown) => JSON.parse(JSON.stringify(value)) as object;
