const KEY = 'manifold-theme';
const THEMES = /** @type {const} */ (['system', 'light', 'dark']);

const WORDS = { system: 'Auto', light: 'Light', dark: 'Dark' };

/** @typedef {typeof THEMES[number]} Theme */

apply(stored());

/**
 * Makes a button switch between the themes: the system's, light, dark. The choice is stored in the browser.
 *
 * @param {HTMLElement} button
 */
export function switchThemes(button) {
  let theme = stored();
  show(button, theme);
  button.addEventListener('click', () => {
    theme = after(theme);
    store(theme);
    apply(theme);
    show(button, theme);
  });
}

/** @param {HTMLElement} button @param {Theme} theme */
function show(button, theme) {
  button.textContent = WORDS[theme];
  button.title = `${WORDS[theme]} theme. Change to ${WORDS[after(theme)]}`;
  button.setAttribute('aria-label', button.title);
}

/** @param {Theme} theme @returns {Theme} */
function after(theme) {
  return THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system';
}

/** @param {Theme} theme */
function apply(theme) {
  document.documentElement.dataset['theme'] = theme;
}

/** A browser may refuse access to its storage. @returns {Theme} */
function stored() {
  try {
    return THEMES.find((theme) => theme === localStorage.getItem(KEY)) ?? 'system';
  } catch {
    return 'system';
  }
}

/** @param {Theme} theme */
function store(theme) {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Without storage, the choice lasts until the page is closed.
  }
}
