import { type UpstreamError, UpstreamStatusError } from '#upstream';

const MOST_FIELDS = 20;
const MOST_VALUES = 1000;
/** Members of error bodies that name a field of the request. */
const NAMES = /^(?:field|fields|param|parameter|property|name|path|pointer|attribute|key|loc|target)$/i;
/** Members whose own members are named after fields. */
const MAPS = /^(?:errors|fields|fieldErrors|validationErrors|violations|details)$/i;
const FIELD = /^[A-Za-z_][\w-]{0,60}$/;

/**
 * The fields that an upstream refused, in camel case or as arguments of the graph, as far as its contract or its error body names them. Texts
 * that are no names are left out, because they may contain what is not the caller's.
 */
export function refusedFields(error: UpstreamError): string[] {
  if (!(error instanceof UpstreamStatusError)) return [];
  const found = new Set<string>();
  let visited = 0;
  const visit = (value: unknown, member: string, isMap = MAPS.test(member)): void => {
    visited += 1;
    if (visited > MOST_VALUES || found.size === MOST_FIELDS) return;
    if (typeof value === 'string' && NAMES.test(member)) note(value);
    if (Array.isArray(value)) for (const each of value) visit(each, member, false);
    else if (typeof value === 'object' && value !== null) {
      for (const [name, each] of Object.entries(value)) {
        // Some bodies repeat the path of the request.
        if (value === error.body && name === 'path') continue;
        if (isMap && !NAMES.test(name) && isReason(each)) note(name);
        visit(each, name);
      }
    }
  };
  const note = (text: string) => {
    const last = text.split(/[./]/).findLast((part) => FIELD.test(part));
    if (last !== undefined) found.add(camelCase(last));
  };
  if (error.argument !== undefined) found.add(error.argument);
  visit(error.body, '');
  return [...found].map((name) => argumentsOf(error).get(name) ?? name);
}

/** The arguments of the graph that parameters of an operation are made of, by the names of the parameters. */
function argumentsOf({ call: { operation } }: UpstreamError): ReadonlyMap<string, string> {
  const parameters = [...(operation.pathParameters ?? []), ...(operation.query ?? [])];
  return new Map(parameters.flatMap(({ name, argument }) => (argument ? [[camelCase(name), argument]] : [])));
}

/** `errors: { title: "is missing" }`, or a list of such reasons. */
function isReason(value: unknown): boolean {
  return typeof value === 'string' || (Array.isArray(value) && value.every((each) => typeof each === 'string'));
}

function camelCase(name: string): string {
  return name.replaceAll(/[_-]+(\w)/g, (_dash, letter: string) => letter.toUpperCase());
}
