import { GraphQLBoolean, GraphQLFloat, GraphQLID, GraphQLInt, type GraphQLLeafType, GraphQLString } from 'graphql';
import type { CountedSerialize } from '#graph';
import { CompletionError } from './completion-error.ts';
import type { Complete, Run } from './run.ts';
import { isRawJson, toError } from './values.ts';

/** Smaller values are serialized again in less time than a lookup takes. */
const LARGE = 1000;

/** The condition under which a scalar of graphql-js serializes a value to itself: as a function, and as compiled code. */
interface SerializedCheck {
  (value: unknown): boolean;
  readonly text: string;
}

const check = (text: string, test: (value: unknown) => boolean): SerializedCheck => Object.assign(test, { text });

const isString = check('typeof value === "string"', (value) => typeof value === 'string');

const isInt = (value: unknown) => typeof value === 'number' && (value | 0) === value;

const CHECKS = new Map<GraphQLLeafType, SerializedCheck>([
  [GraphQLString, isString],
  [GraphQLID, isString],
  [GraphQLBoolean, check('typeof value === "boolean"', (value) => typeof value === 'boolean')],
  [GraphQLInt, check('typeof value === "number" && (value | 0) === value', isInt)],
  [GraphQLFloat, check('Number.isFinite(value)', (value) => Number.isFinite(value))],
]);

/** The check whether a value serializes to itself; undefined for types whose `serialize` is always called. */
export function serializedCheck(type: GraphQLLeafType): SerializedCheck | undefined {
  return CHECKS.get(type);
}

/** Whether the type is one of those whose serialized values are strings. */
export function isText(type: GraphQLLeafType): boolean {
  return CHECKS.get(type) === isString;
}

/** Completes a value of a scalar or an enum. */
export function completeLeaf(type: GraphQLLeafType): Complete {
  const { counted } = type.serialize as Partial<CountedSerialize>;
  return (run, value) => {
    if (counted && typeof value === 'object' && value !== null) return completeCounted(run, value, counted);
    const serialized = serialize(type, value);
    if (serialized === null || serialized === undefined) {
      throw new CompletionError(
        `Expected \`${type.name}.serialize\` to return a value, and it returned ${serialized}.`,
      );
    }
    if (typeof serialized === 'string') run.bytes += serialized.length;
    else if (typeof serialized === 'object' && !isRawJson(serialized)) run.hasObjectLeaf = true;
    return serialized;
  };
}

/** Completes an object or list of a scalar that counts what it serializes. */
function completeCounted(run: Run, value: object, counted: CountedSerialize['counted']): unknown {
  run.hasObjectLeaf = true;
  const known = run.largeLeaves?.get(value);
  if (known !== undefined) return known;
  const { value: serialized, nodes, size } = counted(value, run.limits.nodes - run.nodes);
  run.countLeaf(nodes, size);
  if (size >= LARGE) (run.largeLeaves ??= new Map()).set(value, serialized);
  return serialized;
}

function serialize(type: GraphQLLeafType, value: unknown): unknown {
  try {
    return type.serialize(value);
  } catch (error) {
    // A value nested deeper than the stack fails in the scalar.
    if (error instanceof RangeError) throw error;
    throw new CompletionError(toError(error).message, { cause: error });
  }
}
