import type { Settings } from '#config';
import type { Contract } from '#contract';
import type { Machine } from './machine.ts';

/** A result of `manifold doctor`. A `problem` keeps the gateway from starting or from working. */
export interface Finding {
  readonly check: string;
  readonly level: 'good' | 'warning' | 'problem';
  readonly text: string;
  /** The remedy, unless all is well. */
  readonly hint?: string;
}

/** The input of a diagnosis that needs valid settings. */
export interface Diagnosed {
  readonly settings: Settings;
  /** The settings without any input. */
  readonly defaults: Settings;
  readonly contracts: readonly Contract[];
  readonly machine: Machine;
}
