import { type BodyRule, schemaViolations } from '#contract';
import type { SandboxRequest } from '../request.ts';
import type { Violation } from './violation.ts';

/** Some media types end in a version. */
const JSON_TYPE = /[/+-]json/;

/** The rules that a JSON body breaks. Bodies of other media types are left to the operation. */
export async function bodyViolations(rule: BodyRule, request: SandboxRequest): Promise<Violation[]> {
  if (!JSON_TYPE.test(rule.mediaType)) return [];
  const text = await request.text();
  if (text === '') return rule.required ? [{ in: 'body', path: [], rule: 'missing', allowed: [] }] : [];
  const body = await request.json();
  if (!body) return [{ in: 'body', path: [], rule: 'syntax', allowed: [], value: text }];
  return schemaViolations(rule.schema, body).map((each) => ({ in: 'body', ...each }));
}
