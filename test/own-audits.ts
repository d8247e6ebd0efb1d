import type { RecordedRequest } from '#test/recorded-request';
import type { RequestVariant } from '#test/request-variants';

/** What the audits of all APIs take as it is for one of them: `audits.ts` of its folder, which none needs to have. */
export interface Audits {
  /** Elements of the graph that a rule does not hold for, and why, by the rule's name. */
  readonly rules?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Operations with fields that selections of everything below a root field leave out. */
  readonly further?: readonly string[];
  /** The form in which its mock refuses requests; without one it lets everything pass. */
  readonly refusals?: RefusalForm;
  /** The rules whose violation it lets pass, as the service is known to; `*` is all. Unless given: unknown names, and repeated ones. */
  readonly passes?: { readonly query: string; readonly body?: string };
  /** Single parameters and members, such as `query sorting enum`, that pass or are refused against that. */
  readonly exceptions?: Readonly<Record<string, 'passes' | 'refused'>>;
  /** Why its enums have values that the contract does not name. */
  readonly ownWords?: string;
  /** Requests for operations that no example calls, such as a refetched node. */
  readonly requests?: readonly FurtherRequest[];
}

export interface RefusalForm {
  readonly status: number;
  /** What a refusal's body says, which is compared with `expected`. */
  view(body: any, variant: RequestVariant): unknown;
  expected(body: any, variant: RequestVariant): unknown;
}

export interface FurtherRequest {
  /** Makes a request from earlier responses; `undefined` where they lack the data. */
  readonly request: (answerOf: (operation: string) => any) => RecordedRequest | undefined;
  readonly reads: boolean;
}

/** Of a mock that is made from the contract: it refuses all that this does not allow. */
export const BY_CONTRACT: Audits = {
  refusals: { status: 400, view: () => true, expected: () => true },
  passes: { query: '', body: '' },
};

/** Of an API that has status words. It refuses all that its contract does not allow, but for values that are cut. */
export const WITH_STATUS: Audits = {
  refusals: {
    status: 400,
    view: ({ error }) => [
      error.code,
      error.status,
      error.details[0]['@type'],
      error.details[0].fieldViolations.length > 0,
    ],
    expected: () => [400, 'INVALID_ARGUMENT', 'type.googleapis.com/google.rpc.BadRequest', true],
  },
  passes: { query: '' },
  exceptions: {
    'query prettyPrint const': 'passes',
    'query pageSize minimum': 'passes',
    'query pageSize maximum': 'passes',
  },
};
