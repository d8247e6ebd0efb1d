import { getOperationAST, Kind, type OperationDefinitionNode, parse, print } from 'graphql';
import { DEFER, STREAM } from '#graph';
import {
  compileIncremental,
  type PartsFormat,
  partitionByFragment,
  partitionOnce,
} from '../../src/gateway/execution/incremental/compile.ts';
import type { TurnScheduler } from '../../src/gateway/execution/run.ts';
import { INCREMENTAL_FORMATS } from '../../src/gateway/result/parts.ts';
import { BASE } from '../../src/gateway/schema/federation.ts';
import { limitsOf, schemaOf } from './compiled.ts';

const PARTITIONS = { byId: partitionOnce, byPath: partitionByFragment };

/** The definitions of `@defer` and `@stream`. */
const DIRECTIVES = parse(BASE)
  .definitions.flatMap((each) =>
    each.kind === Kind.DIRECTIVE_DEFINITION && [DEFER, STREAM].includes(each.name.value) ? [print(each)] : [],
  )
  .join('\n');

interface Case {
  readonly sdl: string;
  readonly query: string;
  readonly rootValue: unknown;
  readonly format?: PartsFormat;
  readonly variables?: Readonly<Record<string, unknown>>;
  readonly limits?: Parameters<typeof limitsOf>[0];
  readonly scheduler?: TurnScheduler;
}

/** All parts of a response, as a client parses them. */
export async function inParts({
  sdl,
  query,
  rootValue,
  format = 'byId',
  variables = {},
  limits = {},
  scheduler,
}: Case) {
  const document = parse(query);
  const operation = getOperationAST(document) as OperationDefinitionNode;
  const run = compileIncremental(schemaOf(sdl + DIRECTIVES), document, operation, PARTITIONS[format], scheduler);
  const { result, announced, increments } = await run({}, variables, limitsOf(limits), rootValue);
  if (announced.length === 0) return [asJson(result)];
  const { first, increment } = INCREMENTAL_FORMATS[format];
  const parsed = (pieces: Iterable<string>) => JSON.parse([...pieces].join('')) as object;
  const parts = [parsed(first(JSON.stringify(result), announced))];
  for (let next = await increments.next(); next; next = await increments.next()) {
    parts.push(parsed(increment(next, (errors) => errors)));
  }
  return parts;
}

const asJson = (value: unknown) => JSON.parse(JSON.stringify(value)) as object;
