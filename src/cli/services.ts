import type { Settings } from '#config';
import type { Contract } from '#contract';
import type { FaultRule, ReadRules } from '#sandbox';

/** Something that answers on a port until it is stopped. */
export interface Listening {
  /** `http://127.0.0.1:4000`, with the port that was taken in the end. */
  readonly origin: string;
  /** Lets what is under way finish, within the time that the settings give it. */
  stop(): Promise<void>;
}

/** What commands do their work with. */
export interface Services {
  contracts(): Promise<readonly Contract[]>;
  /** Rejects with the system's error where the port or the host cannot be had. */
  serveGraph(settings: Settings, contracts: readonly Contract[]): Promise<Listening>;
  /**
   * As `serveGraph`. An interface's address is the origin and its slug: `http://127.0.0.1:4100/chat`. Where nothing else
   * is served by the process, it is kept small.
   */
  serveSandbox(settings: Settings, faults: readonly FaultRule[], isAlone?: boolean): Promise<Listening>;
  /** What goes wrong in the sandbox, from the contents of a file. */
  readFaults(found: unknown, contracts: readonly Contract[]): Promise<ReadRules>;
  /** The graph in the schema definition language. */
  printGraph(settings: Settings, contracts: readonly Contract[]): Promise<string>;
}
