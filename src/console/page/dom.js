/** @typedef {Node | string | null | undefined | false} Child */
/** @typedef {Readonly<Record<string, string | number | boolean | undefined>>} Attributes */

const SVG = 'http://www.w3.org/2000/svg';

/**
 * Makes an HTML element. Attributes that are `undefined` or `false` are omitted; strings become text, never markup.
 *
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {Attributes} [attributes]
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[Name]}
 */
export function h(name, attributes = {}, ...children) {
  return build(document.createElement(name), attributes, children);
}

/**
 * Makes an SVG element in the same way.
 *
 * @template {keyof SVGElementTagNameMap} Name
 * @param {Name} name
 * @param {Attributes} [attributes]
 * @param {...Child} children
 * @returns {SVGElementTagNameMap[Name]}
 */
export function s(name, attributes = {}, ...children) {
  return build(document.createElementNS(SVG, name), attributes, children);
}

/**
 * @template {Element} Made
 * @param {Made} element
 * @param {Attributes} attributes
 * @param {readonly Child[]} children
 */
function build(element, attributes, children) {
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) element.setAttribute(key, value === true ? '' : String(value));
  }
  element.append(...children.filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

/**
 * Makes a button that does something.
 *
 * @param {string} text
 * @param {() => unknown} act
 * @param {Attributes} [attributes]
 */
export function button(text, act, attributes) {
  const made = h('button', { class: 'quiet', type: 'button', ...attributes }, text);
  made.addEventListener('click', act);
  return made;
}

/** Columns of numbers. */
const NUMBERS = new Set(['requests', 'failed', 'refused', 'cost', 'p95', 'calls', 'spared']);

/**
 * Makes a table that scrolls by itself, and a function that replaces its rows. A link that has the keyboard focus keeps it.
 *
 * @param {string} label
 * @param {readonly string[]} columns
 */
export function table(label, columns) {
  const classOf = (/** @type {number} */ index) => (NUMBERS.has(columns[index] ?? '') ? 'number' : undefined);
  const body = h('tbody');
  const head = columns.map((name, index) => h('th', { scope: 'col', class: classOf(index) }, name));
  const region = { class: 'scroll', tabindex: '0', role: 'region', 'aria-label': label };
  const element = h('div', region, h('table', {}, h('thead', {}, h('tr', {}, ...head)), body));
  /** @param {readonly (readonly Child[])[]} rows */
  const fill = (rows) => {
    const cellsOf = (/** @type {readonly Child[]} */ cells) =>
      cells.map((cell, index) => h('td', { class: classOf(index) }, cell));
    const focused = document.activeElement instanceof HTMLAnchorElement ? document.activeElement.hash : '';
    const sameLink = () => [...body.querySelectorAll('a')].find(({ hash }) => hash === focused);
    const refill = () => body.replaceChildren(...rows.map((cells) => h('tr', {}, ...cellsOf(cells))));
    keepFocus(body, refill, () => sameLink() ?? body.querySelector('a'));
  };
  return { element, fill };
}

/**
 * Sets a text where it differs, so that a selection or a screen reader is not interrupted without need.
 *
 * @param {Element} element
 * @param {string} text
 */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/**
 * Replaces children where their text differs.
 *
 * @param {Element} element
 * @param {readonly (Element | string)[]} children
 */
export function setChildren(element, children) {
  const text = children.map((child) => (typeof child === 'string' ? child : child.textContent)).join('');
  if (element.textContent !== text) element.replaceChildren(...children);
}

/**
 * Redraws a container. If it had the keyboard focus, `successor` gets it.
 *
 * @param {Element} container
 * @param {() => void} draw
 * @param {() => Element | null} successor
 */
export function keepFocus(container, draw, successor) {
  const focused = document.activeElement;
  const was = container.contains(focused) && focused?.matches(':focus-visible');
  draw();
  const next = was && !container.contains(document.activeElement) ? successor() : null;
  if (next instanceof HTMLElement || next instanceof SVGElement) next.focus();
}

/**
 * The result of something that may throw, or another one.
 *
 * @template Result
 * @param {() => Result} act
 * @param {Result} otherwise
 */
export function tried(act, otherwise) {
  try {
    return act();
  } catch {
    return otherwise;
  }
}

/**
 * What the gateway has at a path, as JSON; `undefined` where it has nothing, or does not answer.
 *
 * @template Found
 * @param {string} path
 * @returns {Promise<Found | undefined>}
 */
export async function load(path) {
  try {
    const answer = await fetch(path);
    return answer.ok ? await answer.json() : undefined;
  } catch {
    return undefined;
  }
}

/**
 * An element of index.html.
 *
 * @param {string} id
 * @returns {HTMLElement}
 */
export function byId(id) {
  const found = document.getElementById(id);
  if (!found) throw new TypeError(`The page has no #${id}`);
  return found;
}
