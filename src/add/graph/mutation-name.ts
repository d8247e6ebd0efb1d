import { camelCase, singular, wordsOf } from '../names.ts';
import type { Method } from '../reduce/found.ts';
import { CONNECTORS, isPathAgain, resourcesIn, singularized } from './path-nouns.ts';

const VERBS = new Set(
  (
    'accept activate add apply approve archive assign associate attach authorize block book cancel capture change clear clone ' +
    'close complete confirm convert copy create deactivate decline delete deliver detach disable dismiss duplicate edit enable ' +
    'evaluate execute expand expire export finalize find follow generate grant hide import increment insert install invite issue join ' +
    'leave link list lock mark merge modify move notify open patch pause pay pin post preview publish push put query reactivate redeliver ' +
    'refresh refund register reject release remove rename reopen replace request rerun resend reset resolve restore resume retry ' +
    'return reverse revert review revoke rotate run save schedule search send set share sign star start stop submit subscribe ' +
    'suspend swap sync transfer transition trigger unarchive unassign unblock undo unfollow unlink unlock unmark unpin unshare ' +
    'unstar unsubscribe unsuspend update upload upsert validate verify void vote watch write'
  ).split(' '),
);
const MOST_NOUNS = 3;

export interface NamedOperation {
  readonly method: Method;
  readonly path: string;
  readonly operationId: string | undefined;
  /** Whether a read at the same path lists rows, or reads one thing; `undefined`: there is none. */
  readonly read: 'list' | 'one' | undefined;
}

/** The name of a mutation, a verb and its noun: of the operation's id if that has a verb, or else of method and path. */
export function mutationName(operation: NamedOperation): string {
  return camelCase(wordsOfId(operation) ?? wordsOfPath(operation));
}

/** `issues/create-comment` is `create issue comment`; `createIssue` is as it is. */
function wordsOfId({ operationId, path }: NamedOperation): string[] | undefined {
  const words = wordsOf(operationId ?? '');
  const [first = '', second = '', ...rest] = words;
  if (words.length === 0 || words.length > 7 || isPathAgain(operationId, path)) return undefined;
  if (VERBS.has(first) && words.length > 1) return words;
  if (!VERBS.has(second)) return undefined;
  const [next = ''] = rest;
  const noun = singular(first);
  if (next === 'or') return [second, ...rest];
  return [second, noun, ...(singular(next) === noun ? rest.slice(1) : rest)];
}

/** `POST /customers/{id}/sources` is `create customer source`, and `POST /charges/{id}/capture` is `capture charge`. */
function wordsOfPath({ method, path, read }: NamedOperation): string[] {
  const { within: all, last, isOnRow } = resourcesIn(path);
  const within = all.slice(1 - MOST_NOUNS).flat();
  if (isOnRow) return [method === 'delete' ? 'delete' : 'update', ...within, ...singularized(last)];
  const isAction = method === 'post' && read === undefined && VERBS.has(last[0] ?? '') && !last[0]?.endsWith('s');
  if (isAction) return [...last, ...within];
  if (method === 'delete') return ['delete', ...within, ...last];
  if (method === 'post' && read !== 'one') return ['create', ...within, ...singularized(last)];
  return ['update', ...within, ...last];
}

/** The noun of a mutation's name: `issue comment` of `createIssueComment`. */
export function nounOf(name: string): string[] {
  const [, ...rest] = wordsOf(name);
  const end = rest.findIndex((word) => CONNECTORS.has(word));
  return end > 0 ? rest.slice(0, end) : rest;
}
