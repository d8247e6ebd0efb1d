import type { Plugin } from 'graphql-yoga';
import { type OperationLimits, operationLimits } from './operation-limits.ts';

export interface DocumentLimits extends OperationLimits {
  readonly tokens: number;
}

/** Refuses documents beyond these limits before anything of them runs. */
export function useDocumentLimits(limits: DocumentLimits): Plugin {
  const rule = operationLimits(limits);
  return {
    onParse({ params }) {
      params.options = { ...params.options, maxTokens: limits.tokens };
    },
    onValidate({ addValidationRule }) {
      addValidationRule(rule);
    },
  };
}
