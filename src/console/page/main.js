/** @import { ServerState } from './store.js' */
import { board } from './board.js';
import { changeFaults, detail } from './detail.js';
import { button, byId, h, setChildren, setText } from './dom.js';
import { graph } from './graph.js';
import { requests } from './requests.js';
import { listen } from './store.js';
import { switchThemes } from './theme.js';
import { traffic } from './traffic.js';

const CONNECTIONS = { waiting: 'Connecting', open: 'Connected', lost: 'The gateway does not answer. Trying again' };

const sections = { board: byId('board'), requests: byId('requests'), traffic: byId('traffic'), graph: byId('graph') };
const views = {
  board: board(sections.board),
  requests: requests(sections.requests),
  traffic: traffic(sections.traffic),
  graph: graph(sections.graph),
};
const dialog = detail(/** @type {HTMLDialogElement} */ (byId('detail')), () => {
  location.hash = '#/';
});
const [brokenBar, brokenText] = [byId('broken'), h('p')];
brokenBar.append(
  brokenText,
  button('Heal all', () => changeFaults('*')),
);
/** @type {ServerState | undefined} */
let latest;

switchThemes(byId('theme'));
window.addEventListener('hashchange', route);
listen('/console/events', (server) => {
  const isNew = latest?.hello !== server.hello;
  latest = server;
  showConnection(server);
  showBroken(server);
  views.board(server);
  views.requests.update(server);
  views.traffic(server);
  views.graph.update(server);
  if (isNew) route();
  else dialog.update(server);
});
route();

/**
 * `#/` is the board, `#/quotes` a dialog over it, `#/requests` the list of requests, `#/requests/id` one of them, `#/traffic` the figures,
 * `#/graph` the picture, `#/graph/quotes` a part of the picture.
 */
function route() {
  // Other fragments are anchors within the page.
  if (location.hash !== '' && !location.hash.startsWith('#/')) return;
  const [first = '', second, third] = location.hash.slice(2).split('/').map(decoded);
  const view = first === 'graph' || first === 'traffic' || first === 'requests' ? first : 'board';
  const isOther = sections[view].hidden && document.activeElement !== document.body;
  for (const [name, section] of Object.entries(sections)) section.hidden = name !== view;
  for (const link of document.querySelectorAll('nav [data-view]')) {
    if (link instanceof HTMLElement && link.dataset['view'] === view) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  if (latest) dialog.show(view === 'board' ? first : undefined, latest);
  if (view === 'requests') views.requests.show(second || undefined);
  if (view === 'graph') void views.graph.show(second || undefined, third || undefined);
  // The focus moves from the hidden view to the beginning of this one.
  if (isOther) byId('main').focus();
}

/** @param {ServerState} server */
function showConnection({ connection, hello }) {
  const status = byId('connection');
  status.dataset['connection'] = connection;
  document.body.classList.toggle('lost', connection === 'lost');
  setText(status, CONNECTIONS[connection]);
  const link = byId('graphiql');
  link.hidden = hello?.graphiql === undefined;
  if (hello?.graphiql) link.setAttribute('href', hello.graphiql);
}

/** What is broken on purpose, above every view. @param {ServerState} server */
function showBroken({ states }) {
  const broken = [...states.values()].filter((each) => each.broken !== undefined);
  brokenBar.hidden = broken.length === 0;
  const [first] = broken;
  const isAll = broken.length > 3 && broken.every((each) => each.broken === first?.broken);
  const parts = isAll
    ? [`every API (${first?.broken})`]
    : broken.flatMap(({ slug, broken: how }, index) => [
        index > 0 ? ', ' : '',
        h('a', { href: `#/${slug}` }, slug),
        ` (${how})`,
      ]);
  setChildren(brokenText, ['Broken on purpose: ', ...parts]);
}

/** @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
