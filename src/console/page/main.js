/** @import { ServerState } from './store.js' */
import { board } from './board.js';
import { changeFaults, detail } from './detail.js';
import { button, byId, h, setChildren, setText, tried } from './dom.js';
import { graph } from './graph.js';
import { requests } from './requests.js';
import { listen } from './store.js';
import { switchThemes } from './theme.js';
import { traffic } from './traffic.js';

const CONNECTIONS = {
  waiting: { text: 'Connecting', state: 'idle' },
  open: { text: 'Connected', state: 'healthy' },
  lost: { text: 'The gateway does not answer. Trying again', state: 'failing' },
};

const views = {
  board: board(byId('board')),
  requests: requests(byId('requests')),
  traffic: traffic(byId('traffic')),
  graph: graph(byId('graph')),
};
const showApi = detail(/** @type {HTMLDialogElement} */ (byId('detail')), () => {
  opened = undefined;
  location.hash = '#/';
});
/** The API in the dialog. @type {string | undefined} */
let opened;
const [brokenBar, brokenText] = [byId('broken'), h('p')];
const heal = button('Heal all', () => changeFaults('*'));
brokenBar.append(brokenText, heal);
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
  else showApi(opened, server);
});
route();

/**
 * `#/` is the board, `#/quotes` a dialog over it, `#/requests` the list of requests, `#/requests//text` those that match it, `#/requests/id` one
 * of them, `#/traffic` the figures, `#/graph` the picture, `#/graph/quotes` a part of the picture.
 */
function route() {
  // Other fragments are anchors within the page.
  if (location.hash !== '' && !location.hash.startsWith('#/')) return;
  const [first = '', second, third] = location.hash
    .slice(2)
    .split('/')
    .map((part) => tried(() => decodeURIComponent(part), ''));
  const view = first === 'graph' || first === 'traffic' || first === 'requests' ? first : 'board';
  const isOther = byId(view).hidden && document.activeElement !== document.body;
  for (const name of Object.keys(views)) byId(name).hidden = name !== view;
  for (const link of document.querySelectorAll('nav [data-view]')) {
    link.ariaCurrent = link.getAttribute('data-view') === view ? 'page' : null;
  }
  opened = view === 'board' ? first : undefined;
  if (latest) showApi(opened, latest);
  if (view === 'requests') views.requests.show(second || undefined, third);
  if (view === 'graph') void views.graph.show(second || undefined, third || undefined);
  // The focus moves from the hidden view to the beginning of this one.
  if (isOther) byId('main').focus();
}

/** @param {ServerState} server */
function showConnection({ connection, hello }) {
  const status = byId('connection');
  status.dataset['state'] = CONNECTIONS[connection].state;
  document.body.classList.toggle('lost', connection === 'lost');
  setText(status, CONNECTIONS[connection].text);
  const link = byId('graphiql');
  link.hidden = hello?.graphiql === undefined;
  if (hello?.graphiql) link.setAttribute('href', hello.graphiql);
}

/** What is broken on purpose, above every view. @param {ServerState} server */
function showBroken({ states }) {
  const broken = [...states.values()].filter((each) => each.broken !== undefined);
  brokenBar.hidden = broken.length === 0;
  const isAll = broken.length > 3 && broken.every((each) => each.broken === broken[0]?.broken);
  const parts = isAll
    ? [`every API (${broken[0]?.broken})`]
    : broken.flatMap(({ slug, broken: how }, index) => [
        index > 0 ? ', ' : '',
        h('a', { href: `#/${slug}` }, slug),
        ` (${how})`,
      ]);
  setChildren(brokenText, ['Broken on purpose: ', ...parts]);
}
