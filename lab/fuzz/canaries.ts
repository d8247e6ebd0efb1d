/** Secrets of the operator and of upstreams: no output may contain one. */
export const SECRET = 'canary';
/** A secret in free text of an upstream, such as a stack trace. */
export const SECRET_TEXT = `${SECRET} secret at /srv/${SECRET}/index.js:7, https://${SECRET}.internal/?key=${SECRET}`;
/** Secrets of callers: no log, metric, trace or page of the console may contain one. */
export const PRIVATE = 'pr1vate';

const SECRET_FORMS = /canary|Y2FuYXJ5/i;
const PRIVATE_FORMS = /pr1vate|cHIxdmF0Z/i;

/** A text around the first secret that an output for anyone contains. */
export function secretIn(text: string): string | undefined {
  return around(text, SECRET_FORMS);
}

/** A text around the first secret that an output for operators contains. */
export function privateIn(text: string): string | undefined {
  return around(text, SECRET_FORMS) ?? around(text, PRIVATE_FORMS);
}

function around(text: string, forms: RegExp): string | undefined {
  const at = text.search(forms);
  return at < 0 ? undefined : text.slice(Math.max(0, at - 80), at + 40);
}
