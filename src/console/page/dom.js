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
