const { src } = document.currentScript;
const WORKERS = { editorWorkerService: 'editor-worker.js', json: 'json-worker.js', graphql: 'graphql-worker.js' };

globalThis.MonacoEnvironment = {
  globalAPI: false,
  getWorkerUrl: (_module, label) => new URL(WORKERS[label], src).href,
};
// This runs when all scripts have.
document.addEventListener('DOMContentLoaded', () => {
  const { defaultTabs, ...options } = JSON.parse(document.getElementById('options').textContent);
  const [tabs, theme] = [withLinked(defaultTabs), themeOfConsole()];
  YogaGraphiQL.renderYogaGraphiQL(document.getElementById('root'), {
    ...options,
    ...(tabs && { defaultTabs: tabs }),
    ...(theme && { defaultTheme: theme }),
  });
});

/** GraphiQL opens the first of its tabs; without a tab of its own, a query that a link brings would be put over that one. */
function withLinked(tabs = []) {
  const query = new URLSearchParams(location.search).get('query');
  const all = query === null ? tabs : [{ query }, ...tabs];
  return all.length > 0 ? all : undefined;
}

/** What somebody chose in the console holds here too, until something else is chosen here. */
function themeOfConsole() {
  try {
    return ['light', 'dark'].find((theme) => theme === localStorage.getItem('manifold-theme'));
  } catch {
    return undefined;
  }
}
