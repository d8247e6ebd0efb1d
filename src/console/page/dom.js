/** @typedef {Node | string | null | undefined | false} Child */
/** @typedef {Readonly<Record<string, string | number | boolean | undefined>>} Attributes */

const SVG = 'http://www.w3.org/2000/svg';

/**
 * An HTML element. Attributes that are `undefined` or `false` are left out; strings become text, never markup.
 *
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {Attributes} [attributes]
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[Name]}
 */
export function h(name, attributes = {}, ...children) {
  return furnish(document.createElement(name), attributes, children);
}

/**
 * The same in SVG.
 *
 * @template {keyof SVGElementTagNameMap} Name
 * @param {Name} name
 * @param {Attributes} [attributes]
 * @param {...Child} children
 * @returns {SVGElementTagNameMap[Name]}
 */
export function s(name, attributes = {}, ...children) {
  return furnish(document.createElementNS(SVG, name), attributes, children);
}

/**
 * @template {Element} Made
 * @param {Made} element
 * @param {Attributes} attributes
 * @param {readonly Child[]} children
 */
function furnish(element, attributes, children) {
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) element.setAttribute(key, value === true ? '' : String(value));
  }
  element.append(...children.filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

/**
 * Changes a text only where it is another, so that nothing that is selected or read aloud is disturbed.
 *
 * @param {Element} element
 * @param {string} text
 */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/**
 * The same for texts with links in them.
 *
 * @param {Element} element
 * @param {readonly (Element | string)[]} children
 */
export function setChildren(element, children) {
  const text = children.map((child) => (typeof child === 'string' ? child : child.textContent)).join('');
  if (element.textContent !== text) element.replaceChildren(...children);
}

/**
 * Draws a place anew. Whoever goes by keyboard and was in it goes on from what took the place of where they were.
 *
 * @param {Element} place
 * @param {() => void} draw
 * @param {() => Element | null} successor
 */
export function keepingFocus(place, draw, successor) {
  const focused = document.activeElement;
  const was = place.contains(focused) && focused?.matches(':focus-visible');
  draw();
  const next = was && !place.contains(document.activeElement) ? successor() : null;
  if (next instanceof HTMLElement || next instanceof SVGElement) next.focus();
}

/**
 * An element that the page's own markup has.
 *
 * @param {string} id
 * @returns {HTMLElement}
 */
export function byId(id) {
  const found = document.getElementById(id);
  if (!found) throw new TypeError(`The page has no #${id}`);
  return found;
}
