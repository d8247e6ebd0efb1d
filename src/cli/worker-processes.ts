import cluster from 'node:cluster';
import { reclaimConnections } from './reclaim-connections.ts';
import type { Cluster } from './worker-pool.ts';

/**
 * Worker processes of node:cluster. The primary accepts connections and deals them out in turn: where all workers accept
 * (`SCHED_NONE`), one of two may come to hold 61 of 64.
 */
export const workerProcesses: Cluster = {
  fork() {
    const worker = cluster.fork();
    reclaimConnections(worker.process);
    return worker;
  },
};
