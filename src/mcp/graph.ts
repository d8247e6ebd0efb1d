import type { DocumentNode, GraphQLError, GraphQLSchema, OperationDefinitionNode } from 'graphql';

/** The graph that tools are made of. */
export interface ToolGraph {
  readonly schema: GraphQLSchema;
  /** The most rows of a page. */
  readonly pageMaximum: number;
  /** Whether documents of callers are refused, whatever they ask for. */
  readonly onlyTrusted: boolean;
  /** Parses a document of a caller, within the limits of documents. Returns the errors of one that is malformed. */
  parse(text: string): DocumentNode | readonly GraphQLError[];
  /** Checks a document. Returns the errors of an invalid one. */
  validate(document: DocumentNode, schema?: GraphQLSchema): readonly GraphQLError[];
  /** Prepares an operation of a valid document. */
  prepare(document: DocumentNode, operation: OperationDefinitionNode): PreparedTool;
  /** Lets callers name a document that is not theirs. Returns its id. */
  trust(text: string): string;
}

type Variables = Readonly<Record<string, unknown>>;

/** What is known of an operation before it runs. */
export interface PreparedTool {
  /** The scopes that its caller needs, all of them. */
  readonly scopes: readonly string[];
  /** Its root fields, those of fragments included, as `Mutation.publish`. */
  readonly rootFields: readonly string[];
  /** Why an operation with these variables would not be executed. */
  refusals(variables: Variables): readonly GraphQLError[];
  price(variables: Variables): Price;
  explain(variables: Variables): ExplainedOperation;
}

/** Upstream calls: at most, and as a rule. */
export interface Price {
  readonly worst: number;
  readonly expected: number;
}

export interface ExplainedOperation {
  readonly calls: readonly {
    readonly api: string;
    readonly operation: string;
    readonly method: string;
    readonly stage: number;
    readonly expected: number;
    readonly times: number;
  }[];
  readonly cost: Price & { readonly warm: number };
}

/** The operation of a call: a document by its text, or by its id. */
export interface OperationCall {
  /** The tool that runs it. */
  readonly tool: string;
  readonly query?: string;
  readonly documentId?: string;
  readonly operationName?: string | undefined;
  readonly variables: Variables;
}

/** What an operation has come to. */
export interface OperationResult {
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly OperationError[];
  /** The upstream calls that were sent. */
  readonly calls: number;
  /** Its price; absent where no operation was executed for it. */
  readonly price?: Price;
}

export interface OperationError {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions?: Readonly<Record<string, unknown>>;
}

/** One message of a caller. */
export interface AgentCaller {
  /** The part of the graph that the caller may use. */
  readonly schema: GraphQLSchema;
  /** The scopes that the caller lacks of these. */
  missing(scopes: readonly string[]): readonly string[];
  /** Runs an operation as any request of this caller to the graph. */
  run(call: OperationCall): Promise<OperationResult>;
}
