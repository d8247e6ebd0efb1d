import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { mainThreadMs } from './processes/kernel.ts';

const EVERY_MS = 3;
/** The request of a ping. */
const TARGET = `/graphql?query=${encodeURIComponent('{ __typename }')}`;

/** The longest waits of pings. */
export interface Waited {
  /** By the clock. */
  readonly pingMs: number;
  /** CPU time of the gateway's main thread during the wait. */
  readonly waitMs: number;
}

/** Another caller of a gateway, which sends one small request after another. */
export class Pinger {
  readonly #port: number;
  readonly #pid: number;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });
  #isStopped = false;
  #longest: Waited = { pingMs: 0, waitMs: 0 };
  #pings: Promise<void> = Promise.resolve();
  #began = 0;
  #usedBefore = 0;

  constructor(port: number, pid: number) {
    this.#port = port;
    this.#pid = pid;
  }

  start(): void {
    this.#pings = this.#pingOn();
  }

  /** Resolves when the last ping was answered. */
  async stop(): Promise<Waited> {
    this.#isStopped = true;
    await this.#pings;
    this.#agent.destroy();
    return this.#longest;
  }

  /** Records the wait so far of the ping in flight. */
  note(): void {
    const pingMs = performance.now() - this.#began;
    const waitMs = Math.min(pingMs, this.#used() - this.#usedBefore);
    this.#longest = {
      pingMs: Math.max(this.#longest.pingMs, pingMs),
      waitMs: Math.max(this.#longest.waitMs, waitMs),
    };
  }

  async #pingOn(): Promise<void> {
    while (!this.#isStopped) {
      [this.#began, this.#usedBefore] = [performance.now(), this.#used()];
      await this.#ping();
      this.note();
      await pause(EVERY_MS);
    }
  }

  #used(): number {
    try {
      return mainThreadMs(this.#pid);
    } catch {
      return 0;
    }
  }

  #ping(): Promise<void> {
    return new Promise((resolve) => {
      request({ host: '127.0.0.1', port: this.#port, path: TARGET, agent: this.#agent }, (response) => {
        response.resume().once('close', resolve);
      })
        .once('error', () => {
          // A killed gateway does not answer its last ping.
          this.#isStopped = true;
          resolve();
        })
        .end();
    });
  }
}
