import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeEnvironment } from '../bench/contestants/contestant.ts';
import { hasEnded, launch } from '../bench/measure/processes.ts';

const START_MS = 60_000;

/** A child process that runs `sandbox` or `gateway` of this folder, and exchanges messages. */
export class Child<Greeting> {
  readonly pid: number;
  readonly greeting: Greeting;
  readonly #process: ChildProcess;

  private constructor(process: ChildProcess, greeting: Greeting) {
    this.#process = process;
    this.pid = process.pid ?? 0;
    this.greeting = greeting;
  }

  /** Starts a script, and resolves when it has sent its first message. */
  static async start<Greeting>(name: string, ...args: readonly string[]): Promise<Child<Greeting>> {
    const script = join(import.meta.dirname, `${name}.ts`);
    const child = launch(process.execPath, ['--expose-gc', script, ...args], {
      env: { ...process.env, ...nodeEnvironment },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const ended = once(child, 'exit').then(() => Promise.reject(new Error(`The ${name} ended before it was ready`)));
    const signal = AbortSignal.timeout(START_MS);
    const [greeting] = (await Promise.race([once(child, 'message', { signal }), ended])) as [Greeting];
    ended.catch(() => undefined);
    return new Child(child, greeting);
  }

  get hasEnded(): boolean {
    return hasEnded(this.#process);
  }

  /** The reply to a message; `undefined` without one within this many milliseconds. */
  async ask<Reply>(message: string, withinMs: number): Promise<Reply | undefined> {
    if (this.hasEnded) return undefined;
    const reply = once(this.#process, 'message', { signal: AbortSignal.timeout(withinMs) });
    this.#process.send(message, () => undefined);
    return reply.then(
      ([value]) => value as Reply,
      () => undefined,
    );
  }

  /** CPU milliseconds of its main thread, to the microsecond. */
  mainThreadMs(): number {
    const [nanoseconds] = readFileSync(`/proc/${this.pid}/schedstat`, 'utf8').split(' ');
    return Number(nanoseconds) / 1e6;
  }

  /** Resets the peak of its resident memory to the current size, and returns that. */
  resetPeak(): number {
    writeFileSync(`/proc/${this.pid}/clear_refs`, '5');
    return this.peakBytes();
  }

  /** The peak of its resident memory since the reset. */
  peakBytes(): number {
    return Number(/^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${this.pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;
  }

  async kill(): Promise<void> {
    if (this.hasEnded) return;
    const exit = once(this.#process, 'exit');
    this.#process.kill('SIGKILL');
    await exit;
  }
}
