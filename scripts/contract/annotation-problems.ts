import { type GraphQLField, type GraphQLSchema, Kind, valueFromASTUntyped } from 'graphql';
import type { Contract, Operation } from '#contract';

interface Annotation {
  readonly path: string;
  readonly httpMethod: string;
  readonly queryParamArgMap?: string;
  readonly queryStringOptionsByParam?: string;
}

/** The differences between a compiled contract and the `@httpOperation` annotations that Mesh makes of the same document. */
export function annotationProblems({ slug, operations }: Contract, annotated: GraphQLSchema): string[] {
  return Object.values(operations).flatMap((operation) => {
    const annotation = annotationOf(annotated, `${slug}_${operation.id}`);
    return annotation ? differences(operation, annotation) : [`Mesh made no field ${slug}_${operation.id}`];
  });
}

function annotationOf(schema: GraphQLSchema, name: string): Annotation | undefined {
  const fields: Record<string, GraphQLField<unknown, unknown>> = {
    ...schema.getQueryType()?.getFields(),
    ...schema.getMutationType()?.getFields(),
  };
  const directive = fields[name]?.astNode?.directives?.find((each) => each.name.value === 'httpOperation');
  if (!directive) return undefined;
  return Object.fromEntries(
    (directive.arguments ?? []).map((argument) => [
      argument.name.value,
      argument.value.kind === Kind.STRING ? argument.value.value : valueFromASTUntyped(argument.value),
    ]),
  ) as unknown as Annotation;
}

function differences({ id, method, path, query }: Operation, annotation: Annotation): string[] {
  const annotatedPath = annotation.path.replace(/#.*$/, '').replaceAll('{args.', '{');
  const parameters = JSON.parse(annotation.queryParamArgMap ?? '{}') as Record<string, string>;
  const formats = JSON.parse(annotation.queryStringOptionsByParam ?? '{}') as Record<string, { arrayFormat?: string }>;
  const isComma = (name: string) => formats[name]?.arrayFormat === 'comma';
  return [
    ...(annotatedPath === path && annotation.httpMethod === method
      ? []
      : [`Mesh made ${annotation.httpMethod} ${annotatedPath} of ${method} ${path}`]),
    ...query.filter(({ name }) => !(name in parameters)).map(({ name }) => `Mesh lost ${name} of ${id}`),
    ...query
      .filter(({ name, style }) => (style === 'value' || style === 'repeat') && isComma(name))
      .map(({ name }) => `Mesh joins the values of ${name} of ${id} by commas`),
  ];
}
