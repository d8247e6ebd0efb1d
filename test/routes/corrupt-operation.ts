import { type ASTNode, Kind, type NameNode, parse, print, type ValueNode, visit } from 'graphql';
import type { Random } from '#sandbox';
import type { Operation } from './operation-maker.ts';

/** A change that makes a request invalid. */
type Spoil = (operation: Operation, random: Random) => Operation;

const WRONG: readonly ValueNode[] = [
  { kind: Kind.NULL },
  { kind: Kind.INT, value: '12345678901' },
  { kind: Kind.FLOAT, value: '1.5' },
  { kind: Kind.STRING, value: 'wrong' },
  { kind: Kind.BOOLEAN, value: true },
  { kind: Kind.ENUM, value: 'UNRECOGNIZED' },
  { kind: Kind.LIST, values: [] },
  { kind: Kind.OBJECT, fields: [] },
  { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: 'nowhere' } },
];
const WRONG_JSON: readonly unknown[] = [null, 1e12, 1.5, 'wrong', true, [], {}, [null], { a: 1 }, 'UNRECOGNIZED', ''];

/** Replaces or removes a random node of these kinds. */
function change(
  { query, ...rest }: Operation,
  random: Random,
  kinds: readonly Kind[],
  by: (node: ASTNode) => ASTNode | null,
): Operation {
  const document = parse(query);
  let count = 0;
  const fits = (node: ASTNode) => kinds.includes(node.kind);
  visit(document, { enter: (node) => void (count += fits(node) ? 1 : 0) });
  if (count === 0) return { query: `${query} }`, ...rest };
  let chosen = random.int(1, count);
  const changed = visit(document, {
    enter(node) {
      if (!fits(node)) return undefined;
      chosen -= 1;
      return chosen === 0 ? by(node) : undefined;
    },
  });
  return { query: print(changed), ...rest };
}

const VALUES = [Kind.INT, Kind.STRING, Kind.ENUM, Kind.LIST, Kind.OBJECT, Kind.BOOLEAN, Kind.VARIABLE];
const renamed = (name: NameNode): NameNode => ({ ...name, value: `${name.value}X` });

const SPOILS: readonly Spoil[] = [
  (operation, random) => change(operation, random, VALUES, () => random.pick(WRONG)),
  (operation, random) => change(operation, random, VALUES, () => random.pick(WRONG)),
  (operation, random) => change(operation, random, [Kind.NAME], (node) => renamed(node as NameNode)),
  (operation, random) => change(operation, random, [Kind.ARGUMENT, Kind.OBJECT_FIELD], () => null),
  (operation, random) => change(operation, random, [Kind.VARIABLE_DEFINITION, Kind.FRAGMENT_DEFINITION], () => null),
  (operation, random) =>
    change(operation, random, [Kind.NON_NULL_TYPE], (node) => ('type' in node ? (node.type as ASTNode) : node)),
  ({ query, ...rest }, random) => ({ query: query.slice(0, random.int(0, query.length)), ...rest }),
  ({ variables, ...rest }, random) => ({ ...rest, variables: withWrong(variables, random) }),
  ({ variables, ...rest }, random) => ({ ...rest, variables: withWrong(variables, random) }),
  ({ variables, ...rest }, random) => ({ ...rest, variables: withWrong(variables, random) }),
  ({ variables: _none, ...rest }) => rest,
  ({ variables, ...rest }) => ({ ...rest, variables: { ...variables, undeclared: 1 } }),
  (operation) => ({ ...operation, operationName: 'Nobody' }),
  ({ query, ...rest }) => ({ query: `${query}\n${query}`, ...rest }),
];

/** Corrupts an operation by one random change. It may still be valid by chance. */
export function corruptOperation(operation: Operation, random: Random): Operation {
  return random.pick(SPOILS)(operation, random);
}

function withWrong(variables: Operation['variables'] = {}, random: Random): Record<string, unknown> {
  const names = Object.keys(variables);
  if (names.length === 0) return {};
  const name = random.pick(names);
  const { [name]: old, ...others } = variables;
  if (random.chance(0.2)) return others;
  const isDeep = typeof old === 'object' && old !== null && random.chance(0.7);
  return { ...others, [name]: isDeep ? wrongWithin(old, random) : random.pick(WRONG_JSON) };
}

function wrongWithin(value: object, random: Random): unknown {
  const wrong = random.pick(WRONG_JSON);
  if (Array.isArray(value)) return random.chance(0.5) ? [...(value as unknown[]), wrong] : [wrong];
  const names = Object.keys(value);
  return { ...value, [names.length > 0 && random.chance(0.7) ? random.pick(names) : 'unknown']: wrong };
}
