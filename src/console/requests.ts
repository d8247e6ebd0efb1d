import { type DocumentNode, type FragmentDefinitionNode, Kind, parse, type SelectionSetNode } from 'graphql';
import type { RecordedRequest, TelemetryReport } from '#gateway';
import type { RequestDetail, RequestRow } from './wire.ts';

type Reports = readonly Pick<TelemetryReport, 'requests'>[];

/** The recorded requests of all workers, the latest first. */
export function requestRows(reports: Reports): RequestRow[] {
  return latestFirst(reports).map(
    ({ traceId: _t, document: _d, bytes: _b, upstreamMs: _u, errors: _e, steps: _s, plan: _p, calls, ...row }) => {
      const failed = calls.filter(({ code }) => code !== undefined);
      return { ...row, apis: [...new Set(failed.map(({ api }) => api))] };
    },
  );
}

/** The latest recorded request with this id. */
export function requestDetail(reports: Reports, requestId: string): RequestDetail | undefined {
  const found = latestFirst(reports).find((each) => each.requestId === requestId);
  if (!found) return undefined;
  const { document, errors } = found;
  const places = document === undefined || errors.length === 0 ? undefined : new Places(document);
  return { ...found, errors: errors.map((error) => ({ ...error, line: places?.lineOf(error.path) })) };
}

function latestFirst(reports: Reports): RecordedRequest[] {
  return reports.flatMap(({ requests }) => requests).toSorted((one, other) => other.at - one.at);
}

/** The lines of a document's fields, by the paths of their values. */
class Places {
  readonly #document: DocumentNode;
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;

  constructor(document: string) {
    this.#document = parse(document);
    const fragments = this.#document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
    this.#fragments = new Map((fragments as FragmentDefinitionNode[]).map((each) => [each.name.value, each]));
  }

  /** The line of the last field of a path, or of the last one that is found; `undefined` without any. */
  lineOf(path: readonly (string | number)[]): number | undefined {
    const [operation] = this.#document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
    let sets = operation && 'selectionSet' in operation && operation.selectionSet ? [operation.selectionSet] : [];
    let line: number | undefined;
    for (const key of path.filter((each) => typeof each === 'string')) {
      const fields = sets
        .flatMap((set) => this.#fieldsIn(set))
        .filter(({ alias, name }) => (alias ?? name).value === key);
      const [field] = fields;
      if (!field) break;
      line = field.loc?.startToken.line;
      sets = fields.flatMap(({ selectionSet }) => selectionSet ?? []);
    }
    return line;
  }

  #fieldsIn({ selections }: SelectionSetNode): Extract<SelectionSetNode['selections'][number], { kind: Kind.FIELD }>[] {
    return selections.flatMap((each) => {
      if (each.kind === Kind.FIELD) return [each];
      const of = each.kind === Kind.INLINE_FRAGMENT ? each : this.#fragments.get(each.name.value);
      return of ? this.#fieldsIn(of.selectionSet) : [];
    });
  }
}
