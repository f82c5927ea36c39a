/** A tag up to the next one. Without `<` in values, the search stays linear. */
const TAG = /<[a-z][^\s<>/]*(?:"[^"<]*"|'[^'<]*'|[^'"<>])*>/gi;
const ATTRIBUTE = /([^\s"'<>/=]+)(\s*=\s*)("[^"]*"|'[^']*'|[^\s"'=<>`]+)/g;
const HELD = 'data-style';

/**
 * Returns HTML with its style attributes as `data-style`. A content security policy may refuse
 * style attributes wherever HTML is parsed, but not styles that a program sets: see `applyStyles`.
 * One in an unusual tag may be left; it is refused then.
 */
export const holdStyles = (html: string, adapt: (style: string) => string = same): string =>
  html.replaceAll(TAG, (tag) =>
    tag.replaceAll(ATTRIBUTE, (attribute, name: string, equals: string, value: string) =>
      /^(data-)?style$/i.test(name) ? `${HELD}${equals}${adapted(value, adapt)}` : attribute,
    ),
  );

function adapted(value: string, adapt: (style: string) => string) {
  const quote = /^["']/.exec(value)?.[0] ?? '';
  return `${quote}${adapt(value.slice(quote.length, value.length - quote.length))}${quote}`;
}

/** Sets the styles that `holdStyles` has held. */
export function applyStyles(root: ParentNode) {
  for (const element of root.querySelectorAll<HTMLElement>(`[${HELD}]`)) {
    element.style.cssText = element.dataset.style ?? '';
    delete element.dataset.style;
  }
}

/** Returns the style attribute of an element, held or not. */
export const styleOf = (element: Element): string =>
  element.getAttribute(HELD) ?? element.getAttribute('style') ?? '';

/** Sets the style attribute of an element in an inert document. */
export function setStyle(element: Element, style: string) {
  element.removeAttribute('style');
  element.setAttribute(HELD, style);
}

/** Selects the style sheets in a document of `parseHtml`. */
export const SHEETS = 'style, script[type="text/x-style"]';

/** Returns HTML as an inert document, with its styles held: a policy may refuse sheets as well. */
export function parseHtml(html: string): Document {
  const held = html
    .replaceAll(/<style\b/gi, '<script type="text/x-style"')
    .replaceAll(/<\/style\b/gi, '</script');
  return new DOMParser().parseFromString(holdStyles(held), 'text/html');
}

const same = (style: string) => style;
