import type { GraphQLSchema } from 'graphql';
import type { ContractDocument } from '../contract/document.ts';
import { contractOperation, rootFieldOf, rootOf, type Specified } from '../contract/specified.ts';
import { coordinateText } from './coordinate-text.ts';
import { coordinatesOf, parametersOf, type ServedApi, servedParameters } from './serving.ts';

interface Sources {
  readonly document: ContractDocument;
  /** The specified operations of the API. */
  readonly specified: readonly Specified[];
  readonly served: ServedApi;
  readonly schema: GraphQLSchema;
}

/** Faults of `coverage.yaml`, each in a sentence. */
export function coverageProblems(sources: Sources): string[] {
  return [...unserved(sources), ...unknownEntries(sources), ...unknownCoordinates(sources), ...unpurposed(sources)];
}

function unserved({ document, specified, served, schema }: Sources): string[] {
  return specified.flatMap((each) => {
    const operation = contractOperation(document, each);
    if (!operation) return [`the contract lacks ${each.method} ${each.path}`];
    return servedParameters(document, each, served, schema)
      .filter(({ serving }) => serving === undefined)
      .map(({ parameter }) => `${operation.operationId}: nothing serves ${parameter.key}`);
  });
}

function unknownEntries({ document, specified, served }: Sources): string[] {
  const known = specified.flatMap((each) => {
    const operation = contractOperation(document, each);
    return operation ? [[operation.operationId, parametersOf(document, operation, each)] as const] : [];
  });
  const parameters = new Map(known);
  return Object.entries(served.parameters ?? {}).flatMap(([operation, entries]) =>
    Object.keys(entries)
      .filter((name) => !parameters.get(operation)?.some((each) => each.key === name || each.name === name))
      .map((name) => `${operation}: the contract has no parameter ${name}`),
  );
}

function unknownCoordinates({ document, specified, served, schema }: Sources): string[] {
  const ofParameters = specified.flatMap((each) =>
    servedParameters(document, each, served, schema).flatMap(({ parameter, serving }) =>
      (serving?.coordinates ?? [])
        .filter((coordinate) => !coordinateText(schema, coordinate, rootFieldOf(schema, each)))
        .map((coordinate) => `${parameter.key}: ${rootOf(each).field} does not take ${coordinate}`),
    ),
  );
  const ofPurposes = Object.entries(served.purposes).flatMap(([purpose, by]) =>
    coordinatesOf(by)
      .filter((coordinate) => !coordinateText(schema, coordinate))
      .map((coordinate) => `${purpose}: the schema has no ${coordinate}`),
  );
  return [...ofParameters, ...ofPurposes];
}

/** Root fields of specified operations that serve no purpose. */
function unpurposed({ specified, served }: Sources): string[] {
  const serving = new Set(Object.values(served.purposes).flatMap(coordinatesOf));
  const roots = new Set(specified.map(rootOf).map(({ type, field }) => `${type}.${field}`));
  return [...roots].filter((root) => !serving.has(root)).map((root) => `${root} serves no purpose`);
}
