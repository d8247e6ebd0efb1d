import type { FieldNode, GraphQLObjectType, GraphQLOutputType, GraphQLResolveInfo, GraphQLSchema } from 'graphql';
import type { Field } from './field.ts';
import type { ResponsePath } from './response-path.ts';
import type { Run } from './run.ts';

/** What a resolver may know of where it runs. Hardly any asks, so that it is put together when one does. */
export class Info implements GraphQLResolveInfo {
  readonly #field: Field;
  readonly #run: Run;
  readonly #owner: ResponsePath | undefined;

  constructor(field: Field, run: Run, owner: ResponsePath | undefined) {
    this.#field = field;
    this.#run = run;
    this.#owner = owner;
  }

  get path(): ResponsePath {
    return this.#field.pathIn(this.#owner);
  }

  get fieldName(): string {
    return this.#field.name;
  }
  get fieldNodes(): readonly FieldNode[] {
    return this.#field.nodes;
  }
  get returnType(): GraphQLOutputType {
    return this.#field.definition.type;
  }
  get parentType(): GraphQLObjectType {
    return this.#field.parentType;
  }
  get schema(): GraphQLSchema {
    return this.#field.document.schema;
  }
  get fragments(): GraphQLResolveInfo['fragments'] {
    return this.#field.document.fragments;
  }
  get operation(): GraphQLResolveInfo['operation'] {
    return this.#field.document.operation;
  }
  get rootValue(): unknown {
    return undefined;
  }
  get variableValues(): GraphQLResolveInfo['variableValues'] {
    return this.#run.variables;
  }
}
