/** The requests that are measured, by how they are answered. */
export const KINDS = ['hot', 'found', 'first', 'fetched'] as const;
export type Kind = (typeof KINDS)[number];

/** The programs that take part, each with its CPU time for a request in microseconds. */
export const PARTS = ['load', 'proxy', 'gateway', 'redis', 'upstream'] as const;
export type Part = (typeof PARTS)[number];

/** The work of one request. */
export interface Work {
  readonly us: Readonly<Record<Part, number>>;
  /** Commands to Redis. */
  readonly commands: number;
  /** Calls to upstreams. */
  readonly calls: number;
}

/** A load that so many gateways answered. */
export interface Point {
  readonly kind: Kind;
  readonly gateways: number;
  readonly perSecond: number;
  /** Cores that other programs of the machine did not use. */
  readonly cores: number;
  /** The share of all cores that was in use for it. */
  readonly busy: number;
  readonly work: Work;
}

/** Costs of Redis that grow with the number of replicas, in microseconds of its CPU time. */
export interface ReplicaCost {
  readonly replicas: number;
  /** Of one sign of life of one replica. */
  readonly beatUs: number;
  /** Of one message to all replicas. */
  readonly messageUs: number;
}

/** Everything that the model needs. */
export interface Parameters {
  readonly connections: number;
  readonly points: readonly Point[];
  readonly replicas: readonly ReplicaCost[];
  /** Resident memory of an idle gateway, and of each connection that is kept alive. */
  readonly memory: { readonly gatewayBytes: number; readonly connectionBytes: number };
}
