import { type DocumentNode, type FieldNode, Kind, parse, type SelectionSetNode } from 'graphql';
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
  const parsed = document === undefined || errors.length === 0 ? undefined : parse(document);
  return { ...found, errors: errors.map((error) => ({ ...error, line: parsed && lineOf(parsed, error.path) })) };
}

function latestFirst(reports: Reports): RecordedRequest[] {
  return reports.flatMap(({ requests }) => requests).toSorted((one, other) => other.at - one.at);
}

/** The line of a path's last field in a document, or of the last one that is found; `undefined` without any. */
function lineOf({ definitions }: DocumentNode, path: readonly (string | number)[]): number | undefined {
  const operation = definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION);
  const fragments = definitions.filter((each) => each.kind === Kind.FRAGMENT_DEFINITION);
  const fieldsIn = ({ selections }: SelectionSetNode): readonly FieldNode[] =>
    selections.flatMap((each) => {
      if (each.kind === Kind.FIELD) return [each];
      const isNamed = each.kind === Kind.FRAGMENT_SPREAD;
      const of = isNamed ? fragments.find(({ name }) => name.value === each.name.value) : each;
      return of ? fieldsIn(of.selectionSet) : [];
    });
  let sets = operation ? [operation.selectionSet] : [];
  let line: number | undefined;
  for (const key of path.filter((each) => typeof each === 'string')) {
    const fields = sets.flatMap(fieldsIn).filter(({ alias, name }) => (alias ?? name).value === key);
    if (fields.length === 0) break;
    line = fields[0]?.loc?.startToken.line;
    sets = fields.flatMap(({ selectionSet }) => selectionSet ?? []);
  }
  return line;
}
