/** @import { Hello, ApiState, RequestRow, Traffic } from '../wire.ts' */

/** As many as the server holds. */
const MOST_REQUESTS = 200;

/** @typedef {'waiting' | 'open' | 'lost'} Connection */

/**
 * Everything received from the server so far. `changed` are the APIs that the latest event changed.
 *
 * @typedef {{
 *   hello: Hello | undefined,
 *   states: Map<string, ApiState>,
 *   connection: Connection,
 *   changed: Set<string>,
 *   traffic: Traffic | undefined,
 *   requests: readonly RequestRow[],
 * }} ServerState
 */

/**
 * Listens to the server's events for as long as the page is open. `EventSource` reconnects after a lost connection, but
 * not after an error status: then a new one is opened.
 *
 * @param {string} address
 * @param {(server: ServerState) => void} listener
 */
export function listen(address, listener) {
  /** @type {ServerState} */
  const server = {
    hello: undefined,
    states: new Map(),
    connection: 'waiting',
    changed: new Set(),
    traffic: undefined,
    requests: [],
  };
  /** @param {Partial<ServerState>} change */
  const update = (change) => listener(Object.assign(server, { changed: new Set() }, change));
  const connect = () => {
    const source = new EventSource(address);
    /** @template Data @param {string} name @param {(data: Data) => Partial<ServerState>} change */
    const on = (name, change) => source.addEventListener(name, ({ data }) => update(change(JSON.parse(data))));
    on('hello', (/** @type {Hello} */ hello) => {
      const isSame = hello.instance === server.hello?.instance;
      return { ...(!isSame && { hello, states: new Map() }), requests: [], connection: 'open' };
    });
    on('states', (/** @type {ApiState[]} */ states) => {
      for (const state of states) server.states.set(state.slug, state);
      return { changed: new Set(states.map(({ slug }) => slug)) };
    });
    on('traffic', (/** @type {[Traffic]} */ [traffic]) => ({ traffic }));
    on('requests', (/** @type {RequestRow[]} */ fresh) => {
      const all = [...fresh, ...server.requests].toSorted((one, other) => other.at - one.at);
      return { requests: all.slice(0, MOST_REQUESTS) };
    });
    source.addEventListener('error', () => {
      update({ connection: 'lost' });
      if (source.readyState === EventSource.CLOSED) setTimeout(connect, 3000);
    });
  };
  connect();
}
