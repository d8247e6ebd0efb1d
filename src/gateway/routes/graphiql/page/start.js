const { src } = document.currentScript;
const WORKERS = { editorWorkerService: 'editor-worker.js', json: 'json-worker.js', graphql: 'graphql-worker.js' };

globalThis.MonacoEnvironment = {
  globalAPI: false,
  getWorkerUrl: (_module, label) => new URL(WORKERS[label], src).href,
};
// This runs when all scripts have.
document.addEventListener('DOMContentLoaded', () => {
  const { defaultTabs: examples = [], ...options } = JSON.parse(document.getElementById('options').textContent);
  const linked = linkedTab(examples);
  // GraphiQL opens the first of its tabs; without a tab of its own, a query that a link brings would be put over that one.
  const tabs = linked ? [linked, ...examples] : examples;
  const theme = stored('manifold-theme');
  YogaGraphiQL.renderYogaGraphiQL(document.getElementById('root'), {
    ...options,
    ...(tabs.length > 0 && { defaultTabs: tabs }),
    // Those of the tab that is opened first: GraphiQL would give it the headers of the last tab that was edited, or none.
    ...(!isStored(linked) && { initialHeaders: tabs[0]?.headers ?? '' }),
    ...(['light', 'dark'].includes(theme) && { defaultTheme: theme }),
  });
});

/** The query that a link brings, with the headers of the example that it is. */
function linkedTab(examples) {
  const query = new URLSearchParams(location.search).get('query');
  if (query === null) return undefined;
  const example = examples.find((each) => each.query.includes(query.trim()));
  return { query, headers: example?.headers };
}

/** Whether the browser has tabs of an earlier visit, which GraphiQL opens, and this one is among them. */
function isStored(linked) {
  const tabs = JSON.parse(stored('graphiql:tabState') ?? 'null')?.tabs;
  return tabs !== undefined && (linked === undefined || tabs.some(({ query }) => query === linked.query));
}

/** An entry of the browser's storage, which it may refuse to show. */
function stored(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
