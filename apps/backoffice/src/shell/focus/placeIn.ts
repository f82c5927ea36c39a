/** The element that last had the focus in each page. */
export type ShownPages = WeakMap<Element, HTMLElement>;

type IsUsable = (element: Element) => boolean;

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]:not([tabindex="-1"])';

/**
 * Returns the element to focus in an area that lost its focused element; `undefined` when the area
 * is no place of its own and the one around it decides.
 */
export function placeIn(
  area: HTMLElement,
  pages: ShownPages,
  isUsable: IsUsable,
): HTMLElement | undefined {
  const first = (selector: string) =>
    [...area.querySelectorAll<HTMLElement>(selector)].find(isUsable);
  switch (area.getAttribute('role') ?? area.localName) {
    case 'tablist':
      return first('[aria-selected="true"]');
    case 'grid':
      return first('[tabindex="0"]');
    case 'dialog':
    case 'toolbar':
    case 'nav':
      return first(FOCUSABLE);
    case 'tabpanel':
      return placeInPage(area, pages, isUsable);
    case 'main':
    case 'body': {
      const page = first('[role="tabpanel"]');
      return page ? placeInPage(page, pages, isUsable) : headingOf(area, isUsable);
    }
    default:
      return undefined;
  }
}

/** A page gives back the focus that it had, or starts at its heading, once it has one. */
function placeInPage(page: HTMLElement, pages: ShownPages, isUsable: IsUsable) {
  const last = pages.get(page);
  return last && isUsable(last) ? last : headingOf(page, isUsable);
}

function headingOf(area: HTMLElement, isUsable: IsUsable): HTMLElement | undefined {
  const heading = [...area.querySelectorAll<HTMLElement>('h1')].find(isUsable);
  if (!heading) return undefined;
  if (heading.tabIndex < 0) heading.tabIndex = -1;
  // Reading goes on there; it is no control, and a ring would say so.
  heading.style.outline = 'none';
  return heading;
}
