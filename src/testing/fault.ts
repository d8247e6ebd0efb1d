import { nearest } from '#config';
import type { Contract } from '#contract';
import type { Slug } from '#contracts';
import { type FaultRule, readRules } from '#sandbox';

/** All APIs, one of them or of yours, or one of its operations: `journals`, `journals.searchArticles`. */
export type FaultTarget = '*' | Slug | `${Slug}.${string}` | (string & {});

/** A way in which an upstream fails. Several of them add up. */
export interface Fault {
  /** An error status, with the body of the API, or without: `503 empty`. */
  readonly status?: number | `${number} empty`;
  /** The answer to too many requests, with this wait: `30s`. */
  readonly limited?: string;
  /** A delay, or two bounds of one: `20ms`, `10ms..2s`. */
  readonly latency?: string;
  /** No response at all. */
  readonly drop?: true;
  /** A connection that is reset. */
  readonly reset?: true;
  /** Bytes of the body after which the connection closes. */
  readonly truncate?: number;
  /** Bytes of the body for each second. */
  readonly drip?: number;
  /** A body of this size: `20MiB`. */
  readonly oversized?: string;
  /** A body that cannot be parsed. */
  readonly garbage?: 'html' | 'json' | 'utf8';
  /** A field that differs from the contract: `missing`, `text` or `word`, and a path: `text orders[].orderId`. */
  readonly drift?: string;
  /** The share of requests that is hit, from 0 to 1. */
  readonly share?: number;
  /** The number of requests, from the first, that are hit. */
  readonly count?: number;
}

/** The rule of a fault. Throws a `TypeError` that says what is wrong with it. */
export function faultRule(contracts: readonly Contract[], on: FaultTarget, fault: Fault): FaultRule {
  const { rules, problems } = readRules([{ on, ...fault }], { contracts, nearest });
  const [rule] = rules;
  if (rule && problems.length === 0) return rule;
  const [{ path, message } = { path: [], message: 'no fault' }] = problems;
  throw new TypeError(`fault: ${[...path.slice(1), message].join(': ')}`);
}
