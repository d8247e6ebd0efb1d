/** @import { Hello, InterfaceState } from '../wire.ts' */

/** @typedef {'waiting' | 'open' | 'lost'} Connection */

/**
 * What the server told so far. Listeners are called after each change of it.
 *
 * @typedef {{
 *   hello: Hello | undefined,
 *   states: Map<string, InterfaceState>,
 *   connection: Connection,
 *   changed: Set<string>,
 * }} News
 */

/**
 * Listens to the server for as long as the page is open. The browser connects again by itself; only a server that
 * answers with a refusal has to be asked anew.
 *
 * @param {string} address
 * @param {(news: News) => void} listener
 */
export function listen(address, listener) {
  /** @type {News} */
  const news = { hello: undefined, states: new Map(), connection: 'waiting', changed: new Set() };
  /** @param {Partial<News>} change */
  const tell = (change) => listener(Object.assign(news, { changed: new Set() }, change));
  const connect = () => {
    const source = new EventSource(address);
    source.addEventListener('hello', ({ data }) => {
      const hello = /** @type {Hello} */ (JSON.parse(data));
      const isSame = hello.instance === news.hello?.instance;
      tell({ ...(!isSame && { hello, states: new Map() }), connection: 'open' });
    });
    source.addEventListener('states', ({ data }) => {
      const states = /** @type {InterfaceState[]} */ (JSON.parse(data));
      for (const state of states) news.states.set(state.slug, state);
      tell({ changed: new Set(states.map(({ slug }) => slug)) });
    });
    source.addEventListener('error', () => {
      tell({ connection: 'lost' });
      if (source.readyState === EventSource.CLOSED) setTimeout(connect, 3000);
    });
  };
  connect();
}
