const { src } = document.currentScript;
const WORKERS = { editorWorkerService: 'editor-worker.js', json: 'json-worker.js', graphql: 'graphql-worker.js' };

globalThis.MonacoEnvironment = {
  globalAPI: false,
  getWorkerUrl: (_module, label) => new URL(WORKERS[label], src).href,
};
// This runs when all scripts have.
document.addEventListener('DOMContentLoaded', () => {
  const options = JSON.parse(document.getElementById('options').textContent);
  const theme = themeOfConsole();
  YogaGraphiQL.renderYogaGraphiQL(document.getElementById('root'), {
    ...options,
    ...(theme && { defaultTheme: theme }),
  });
});

/** What somebody chose in the console holds here too, until something else is chosen here. */
function themeOfConsole() {
  try {
    return ['light', 'dark'].find((theme) => theme === localStorage.getItem('manifold-theme'));
  } catch {
    return undefined;
  }
}
