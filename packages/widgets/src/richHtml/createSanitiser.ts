import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS, isAllowedAttribute } from './htmlRules';
import { allowedStyle } from './styleRules';

/** `rel` of every link: the page that it leads to learns nothing of ours and cannot change it. */
export const LINK_REL = 'noopener noreferrer';

/** The part of DOMPurify that a sanitiser needs. */
export interface Purifier {
  /** Whether the window that it was made for has a document. */
  readonly isSupported: boolean;
  sanitize(html: string, config: object): string;
  addHook(
    name: 'uponSanitizeAttribute',
    hook: (element: Element, event: AttributeEvent) => void,
  ): unknown;
  addHook(name: 'afterSanitizeAttributes', hook: (element: Element) => void): unknown;
}

interface AttributeEvent {
  attrName: string;
  attrValue: string;
  keepAttr: boolean;
}

const CONFIG = {
  ALLOWED_TAGS,
  ALLOWED_ATTR: ALLOWED_ATTRIBUTES,
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/)/i,
  // Every other attribute is taken for an address; the rules check these.
  ADD_URI_SAFE_ATTR: ALLOWED_ATTRIBUTES.filter((name) => name !== 'href' && name !== 'src'),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOW_UNKNOWN_PROTOCOLS: false,
};

const HOLDING = {
  ...CONFIG,
  ALLOWED_ATTR: [...ALLOWED_ATTRIBUTES, 'data-style'],
  ADD_URI_SAFE_ATTR: [...CONFIG.ADD_URI_SAFE_ATTR, 'data-style'],
};

/** Options of a sanitiser. */
export interface SanitiserOptions {
  /**
   * Whether styles may be in `data-style`, which a content security policy does not refuse, for a
   * program that sets them. They have the rules of `style`.
   * @default false
   */
  heldStyles?: boolean | undefined;
  /** Other origins whose pictures stay, such as `https://cdn.example.com`. @default all */
  pictureOrigins?: readonly string[] | undefined;
}

/**
 * Returns the sanitiser of rich texts, which keeps only their tags, attributes and styles. Other
 * tags are unwrapped: their text stays; scripts and styles go with their content. `purifier` is a
 * DOMPurify of its own, for it gets the hooks.
 */
export function createSanitiser(
  purifier: Purifier,
  { heldStyles = false, pictureOrigins }: SanitiserOptions = {},
): (html: string) => string {
  // Without a document it would return its input.
  if (!purifier.isSupported) throw new Error('HTML can only be sanitised where there is a window.');

  purifier.addHook('uponSanitizeAttribute', (element, event) => {
    const tag = element.nodeName.toLowerCase();
    if (event.attrName !== 'style' && event.attrName !== 'data-style') {
      event.keepAttr &&= isAllowedAttribute(tag, event.attrName, event.attrValue);
      return;
    }
    event.attrValue = allowedStyle(event.attrValue);
    event.keepAttr &&= event.attrValue !== '';
  });
  purifier.addHook('afterSanitizeAttributes', (element) => {
    if (element.nodeName === 'IMG') {
      const source = element.getAttribute('src');
      if (source === null || isForeign(source, pictureOrigins)) element.remove();
      else if (!element.hasAttribute('alt')) element.setAttribute('alt', '');
    }
    if (element.nodeName !== 'A') return;
    if (element.hasAttribute('href')) element.setAttribute('rel', LINK_REL);
    else element.removeAttribute('rel');
  });
  const config = heldStyles ? HOLDING : CONFIG;
  return (html) => purifier.sanitize(html, config);
}

/** Whether a picture is of an origin that is not among those given, or no address. */
function isForeign(address: string, origins: readonly string[] | undefined) {
  if (!origins || address.startsWith('/')) return false;
  try {
    return !origins.includes(new URL(address).origin);
  } catch {
    return true;
  }
}
