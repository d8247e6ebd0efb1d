import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type CompiledContract, type Contract, type RequestRules, readContract } from '#contract';
import { readRequestRules } from '../requests/rules.ts';
import { Document, type Root } from './document.ts';

/** The contracts of APIs outside of this repository, which have no files here. */
const own = new Map<string, CompiledContract>();
const documents = new Map<string, Document>();

/** Makes the contract of an API outside of this repository known to the sandbox, in the place of an earlier one. */
export function provideContract(compiled: CompiledContract): void {
  const { slug } = compiled.contract;
  own.set(slug, compiled);
  documents.delete(slug);
}

/** The contract of an API. */
export function contractOf(slug: string): Contract {
  return own.get(slug)?.contract ?? readContract(slug);
}

/** The rules of an API's requests, by operation. */
export function rulesOf(slug: string): Readonly<Record<string, RequestRules>> {
  return own.get(slug)?.requests ?? readRequestRules(slug);
}

/** The responses of an API, read with the first access, which takes about 50 ms. */
export function documentOf(slug: string): Document {
  const document = documents.get(slug) ?? new Document(rootOf(slug));
  documents.set(slug, document);
  return document;
}

/** The part of an API's contract that responses are made of. */
export function rootOf(slug: string): Root {
  const given = own.get(slug)?.document as Root | undefined;
  return given ?? (parse(readFileSync(new URL(`../../../mesh/${slug}.yaml`, import.meta.url), 'utf8')) as Root);
}
