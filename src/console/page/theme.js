import { tried } from './dom.js';

const KEY = 'manifold-theme';
const THEMES = /** @type {const} */ ([
  { scheme: 'light dark', word: 'Auto', sign: '◐' },
  { scheme: 'light', word: 'Light', sign: '○' },
  { scheme: 'dark', word: 'Dark', sign: '●' },
]);

// A browser may refuse access to its storage: then a choice lasts until the page is closed.
const stored = tried(() => localStorage.getItem(KEY), null);
let theme = THEMES.find(({ scheme }) => scheme === stored) ?? THEMES[0];
apply();

/**
 * Makes a button switch between the themes: the system's, light, dark. The choice is stored in the browser.
 *
 * @param {HTMLElement} button
 */
export function switchThemes(button) {
  const next = () => THEMES[THEMES.indexOf(theme) + 1] ?? THEMES[0];
  const show = () => {
    button.textContent = theme.word;
    button.dataset['sign'] = theme.sign;
    button.title = `${theme.word} theme. Change to ${next().word}`;
    button.ariaLabel = button.title;
  };
  show();
  button.addEventListener('click', () => {
    theme = next();
    apply();
    show();
    tried(() => localStorage.setItem(KEY, theme.scheme), undefined);
  });
}

function apply() {
  document.documentElement.style.colorScheme = theme.scheme;
}
