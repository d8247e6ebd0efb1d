import { z } from 'zod';
import type { Contract } from '#contract';
import { settingsSchema } from './schema/index.ts';

/** The part of JSON Schema that describes settings. */
export interface SettingsNode {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly default?: unknown;
  readonly const?: unknown;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, SettingsNode>>;
  /** Of the items of a list. */
  readonly items?: SettingsNode;
  readonly oneOf?: readonly SettingsNode[];
  readonly anyOf?: readonly SettingsNode[];
  readonly allOf?: readonly SettingsNode[];
  readonly definitions?: Readonly<Record<string, SettingsNode>>;
  /** Allowed values in words, for values and lists. */
  readonly allowed?: string;
}

/** The schema of the settings file, to generate documentation from. */
export function describeSettings(contracts: readonly Contract[]): SettingsNode {
  return z.toJSONSchema(settingsSchema(contracts), { io: 'input', target: 'draft-07' }) as SettingsNode;
}

/** The JSON Schema with which editors check and complete a settings file. */
export function editorSchema(contracts: readonly Contract[]): object {
  const { $schema, definitions, ...root } = forEditors(describeSettings(contracts)) as Record<string, object>;
  return { $schema, title: 'Manifold settings', ...root, definitions: { ...definitions, Variable: VARIABLE } };
}

const VARIABLE = {
  description: 'Text with variables: ${NAME}, or ${NAME:-default}.',
  type: 'string',
  pattern: '\\$\\{[A-Za-z_][A-Za-z0-9_]*(:-[^}]*)?\\}',
};

/** Adds allowed values to the descriptions, and allows a variable for every value. */
function forEditors(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(forEditors);
  if (typeof node !== 'object' || node === null) return node;
  const { allowed, description, default: standard, ...rest } = node as Record<string, unknown>;
  const described = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, forEditors(value)]));
  if (typeof allowed !== 'string') return { ...(typeof description === 'string' && { description }), ...described };
  const sentence = `${String(description)} Allowed: ${allowed}.`;
  const annotations = { description: sentence, ...(standard !== undefined && { default: standard }) };
  const takesAnyText = rest['type'] === 'string' && rest['pattern'] === undefined;
  if (takesAnyText || rest['type'] === 'array') return { ...annotations, ...described };
  return { ...annotations, anyOf: [described, { $ref: '#/definitions/Variable' }] };
}
