import { GraphQLError, parse } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { type OperationLimits, operationLimits } from './operation-limits.ts';

export interface DocumentLimits extends OperationLimits {
  readonly tokens: number;
}

/** Refuses documents beyond these limits before anything of them runs. */
export function useDocumentLimits(limits: DocumentLimits): Plugin {
  const rule = operationLimits(limits);
  return {
    onParse({ setParseFn }) {
      setParseFn(parseWithin(limits));
    },
    onValidate({ addValidationRule }) {
      addValidationRule(rule);
    },
  };
}

/** Parses documents that have no more tokens. */
export function parseWithin({ tokens }: DocumentLimits): typeof parse {
  return (source, options) => {
    try {
      return parse(source, { ...options, maxTokens: tokens });
    } catch (error) {
      throw isTooLong(error) ? tooLong(tokens) : error;
    }
  };
}

/** The parser tells it by its message alone. */
function isTooLong(error: unknown): boolean {
  return error instanceof GraphQLError && /more (?:that|than) \d+ tokens/.test(error.message);
}

function tooLong(tokens: number): GraphQLError {
  const extensions = { code: 'OPERATION_TOO_COMPLEX' };
  return new GraphQLError(`The document has more than ${tokens} tokens.`, { extensions });
}
