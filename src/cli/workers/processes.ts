import type { ChildProcess } from 'node:child_process';
import cluster from 'node:cluster';
import type { Cluster } from './pool.ts';

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

/** Messages of node:cluster between the primary and a worker. */
interface ClusterMessage {
  readonly act?: string;
  readonly seq?: number;
  readonly ack?: number;
}

/**
 * Gives a connection that a worker was sent, and did not take before it ended, to another worker. node:cluster would
 * keep it open for ever without an answer: its handling of a refused connection waits for the worker's reply, which
 * this function emits. The names in these messages are not documented: under other ones, nothing would happen.
 */
function reclaimConnections(worker: ChildProcess): void {
  const sent = new Set<number>();
  const send = worker.send.bind(worker) as (...args: unknown[]) => boolean;
  worker.send = (...args: unknown[]) => {
    const { act, seq } = args[0] as ClusterMessage;
    if (act === 'newconn' && seq !== undefined) sent.add(seq);
    return send(...args);
  };
  worker.on('internalMessage', ({ ack }: ClusterMessage) => {
    if (ack !== undefined) sent.delete(ack);
  });
  worker.once('exit', () => {
    for (const ack of sent) worker.emit('internalMessage', { cmd: 'NODE_CLUSTER', ack, accepted: false });
  });
}
