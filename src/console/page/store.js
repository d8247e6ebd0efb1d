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
    source.addEventListener('hello', ({ data }) => {
      const hello = /** @type {Hello} */ (JSON.parse(data));
      const isSame = hello.instance === server.hello?.instance;
      update({ ...(!isSame && { hello, states: new Map() }), requests: [], connection: 'open' });
    });
    source.addEventListener('states', ({ data }) => {
      const states = /** @type {ApiState[]} */ (JSON.parse(data));
      for (const state of states) server.states.set(state.slug, state);
      update({ changed: new Set(states.map(({ slug }) => slug)) });
    });
    source.addEventListener('traffic', ({ data }) => {
      const [traffic] = /** @type {[Traffic]} */ (JSON.parse(data));
      update({ traffic });
    });
    source.addEventListener('requests', ({ data }) => {
      const fresh = /** @type {RequestRow[]} */ (JSON.parse(data));
      const all = [...fresh, ...server.requests].toSorted((one, other) => other.at - one.at);
      update({ requests: all.slice(0, MOST_REQUESTS) });
    });
    source.addEventListener('error', () => {
      update({ connection: 'lost' });
      if (source.readyState === EventSource.CLOSED) setTimeout(connect, 3000);
    });
  };
  connect();
}
