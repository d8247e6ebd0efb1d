import { expect } from 'vitest';
import type { Answer, Ask, Transport } from './transports.ts';
import {
  type Caller,
  type CallerKind,
  idle,
  type Left,
  left,
  type Plugins,
  type Served,
  soon,
  type World,
} from './world.ts';

/** A row of the table. */
export interface Cell {
  readonly feature: string;
  readonly transport: Transport;
  readonly plugins: Plugins;
  readonly caller: CallerKind;
}

export const nameOf = ({ feature, transport, plugins, caller }: Cell) =>
  `${feature} · ${transport} · ${plugins} · ${caller}`;

/** A whole answer as it is compared. */
export interface Whole {
  readonly status: number | undefined;
  readonly results: readonly unknown[];
  readonly end: string | undefined;
}

/** What a feature has used, where it is not one request for each `ask`, and one unit of cost for each upstream call. */
export interface Used {
  readonly asked?: number;
  readonly spent?: number;
}

export interface Feature {
  readonly settings?: object;
  /** Whether each cell has a gateway of its own, because it uses up what others need. */
  readonly isAlone?: boolean;
  run(run: Run): Promise<Used | void>;
}

/** One run of a cell: two callers that differ, and one that lacks scopes. */
export class Run {
  readonly cell: Cell;
  readonly world: World;
  readonly served: Served;
  readonly a: Caller;
  readonly b: Caller;
  readonly third: Caller;
  /** A text that no other cell has. */
  readonly id: string;
  asked = 0;
  readonly #answers: Answer[] = [];

  constructor(cell: Cell, world: World, served: Served, [a, b, third]: readonly [Caller, Caller, Caller], id: string) {
    [this.cell, this.world, this.served, this.id] = [cell, world, served, id];
    [this.a, this.b, this.third] = [a, b, third];
  }

  get isWebSocket(): boolean {
    return this.cell.transport === 'WebSocket';
  }

  get isStream(): boolean {
    return this.isWebSocket || this.cell.transport === 'SSE';
  }

  get hasPlugins(): boolean {
    return this.cell.plugins !== 'no plugin';
  }

  /** Whether the gateway knows its callers, with their scopes. */
  get hasAuth(): boolean {
    return ['key', 'JWT', 'certificate'].includes(this.cell.caller);
  }

  /** Begins a request. */
  async open(from: Caller, ask: Ask, transport: Transport = this.cell.transport): Promise<Answer> {
    this.asked += 1;
    const answer = await this.served.ask(transport, from, ask);
    this.#answers.push(answer);
    return answer;
  }

  /** Leaves all that is open. */
  leave(): void {
    for (const { leave } of this.#answers) leave();
  }

  /** A whole request. */
  async ask(from: Caller, ask: Ask): Promise<Whole & Pick<Answer, 'headers'>> {
    const answer = await this.open(from, ask);
    const results = await answer.all();
    return { status: answer.status, results, end: answer.end, headers: answer.headers };
  }

  /** A whole request, without headers. */
  async answer(from: Caller, ask: Ask): Promise<Whole> {
    const { headers: _headers, ...whole } = await this.ask(from, ask);
    return whole;
  }

  /** Reads a URL beside the graph. */
  read(from: Caller, url: string): Promise<Answer> {
    this.asked += 1;
    const { transport } = this.cell;
    return this.served.ask(transport === 'HTTP/2' || transport === 'fetch' ? transport : 'HTTP/1.1', from, {
      path: url,
    });
  }

  /** How one result is sent. */
  whole(result: unknown): Whole {
    return { status: this.isWebSocket ? undefined : 200, results: [result], end: 'complete' };
  }

  /** How an operation is refused. */
  refusal(status: number, ...errors: readonly unknown[]): Whole {
    const results = [{ errors }];
    if (this.isWebSocket) return { status: undefined, results, end: 'error' };
    // A stream has begun when its document is refused.
    const isLate = this.cell.transport === 'SSE' && (status === 400 || status === 404);
    return { status: isLate ? 200 : status, results, end: 'complete' };
  }

  /** A request whose caller leaves without an answer. */
  leaving(from: Caller, ask: Ask): { leave(): Promise<void> } {
    const leaving = new AbortController();
    const asked = this.ask(from, { ...ask, signal: leaving.signal });
    // By WebSocket it has no result, and otherwise it fails.
    const done = asked.then(
      ({ results }) => expect(results).toEqual([]),
      () => undefined,
    );
    return {
      async leave() {
        leaving.abort();
        await done;
      },
    };
  }

  /** Resolves when the gateway has so many requests in flight, and each of them has been looked at. */
  async inFlight(count: number): Promise<void> {
    await soon(() => this.served.metric('manifold_requests_in_flight') === count);
    await this.ask(this.a, { query: `{ after${count}: __typename }` });
  }

  /** Calls of upstreams that the cell has made, in the order of their texts. */
  calls(): string[] {
    return this.world.upstream.calls.toSorted();
  }

  /** A call for each caller that upstreams tell apart. */
  callsOf(text: string): string[] {
    return [...new Set([this.a, this.b].map(({ name }) => `${name} ${text}`))];
  }
}

/** An error with these extensions. */
export const error = (code: string, message: string, extensions: object = {}, members: object = {}) => ({
  message,
  ...members,
  extensions: { code, requestId: expect.any(String), ...extensions },
});

/** Runs a cell, and then looks whether the gateway has given back all that it took. */
export async function runCell(
  world: World,
  cell: Cell,
  { settings, isAlone, run: check }: Feature,
  id: string,
): Promise<void> {
  const isTls = cell.transport === 'HTTP/2' || cell.caller === 'certificate';
  const served = await world.gateway(cell.plugins, cell.caller, isTls, settings, isAlone ? id : '');
  const callers = await world.callers(cell.caller);
  const run = new Run(cell, world, served, callers, id);
  const before = await leftOf(run);
  world.upstream.reset();
  const abandoned = () => served.metric('manifold_upstream_abandoned_total');
  const abandonedBefore = abandoned();
  const { asked, spent } = (await check(run).finally(() => run.leave())) ?? {};
  await idle(served);
  const calls = world.upstream.calls.length;
  // A live query that is left in the middle of an evaluation ends calls that may not have reached the upstream.
  const unseen = abandoned() - abandonedBefore;
  const after = await leftOf(run);
  const used = (name: keyof Left) => before.reduce((sum, each, at) => sum + each[name] - (after[at]?.[name] ?? 0), 0);
  expect(after.map(({ parallel }) => parallel)).toEqual(before.map(() => 49));
  // Which count anew each day.
  if (before[0]?.day !== after[0]?.day) return;
  expect({ spent: used('spent'), asked: used('asked') - before.length }).toEqual({
    spent: spent ?? expect.toSatisfy((n) => n >= calls && n <= calls + unseen),
    asked: asked ?? run.asked,
  });
}

/** What is left of the budgets of the callers. */
async function leftOf({ served, cell, a, b, third }: Run): Promise<(Left & { day: string })[]> {
  const day = new Date().toISOString().slice(0, 10);
  // A mount of the Fetch API knows no address, by which callers without a credential are told apart.
  const isOne = cell.transport === 'fetch' && !['key', 'JWT'].includes(cell.caller);
  const callers = isOne ? [a] : [a, b, third];
  const transport = cell.caller === 'certificate' && cell.transport === 'fetch' ? 'HTTP/1.1' : cell.transport;
  return Promise.all(callers.map(async (from) => ({ ...(await left(served, transport, from)), day })));
}
