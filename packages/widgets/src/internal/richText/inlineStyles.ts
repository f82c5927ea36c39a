/** A tag as browsers serialise it: attributes in double quotes, which values do not contain. */
const TAG = /<[a-z][a-z\d]*(?:\s+[\w-]+(?:="[^"]*")?)*\s*\/?>/gi;
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;

/**
 * Returns sanitised HTML with its style attributes as `data-style`. A content security policy may
 * block style attributes in HTML, but not styles that a program sets: see `applyStyles`.
 */
export const holdStyles = (html: string, adapt: (style: string) => string = same): string =>
  html.replaceAll(TAG, (tag) =>
    tag.replaceAll(ATTRIBUTE, (attribute, name: string, value: string) =>
      name === 'style' ? `data-style="${adapt(value)}"` : attribute,
    ),
  );

/** Sets the styles that `holdStyles` has held. */
export function applyStyles(root: ParentNode) {
  for (const element of root.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? '';
    delete element.dataset.style;
  }
}

const same = (style: string) => style;
