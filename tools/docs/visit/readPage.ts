/** A docs page as a reader finds it. */
export interface DocsPageSeen {
  direction: string;
  /** Direction of its first heading. */
  headingDirection: string;
  /** Headings, paragraphs, items of lists and cells, without code, stories and docstrings. */
  prose: string[];
  /** Text of each story. */
  demos: string[];
  /** Components with a table of props. */
  tables: string[];
  /** Types in the tables of props, as `name: type`. */
  types: string[];
  /** Whether a dialog takes the page from its reader. */
  isInert: boolean;
  /** Code of stories, where it is shown. */
  codes: string[];
}

/** Reads the page. It runs in the browser, so it uses nothing from outside itself. */
export function readPage(): DocsPageSeen {
  const PROSE = 'h1, h2, p, li, td, th, dt, dd, summary, figcaption, [data-prose]';
  const APART = 'code, pre, kbd, textarea, p[lang], [data-docstring], [data-apart]';
  const content = document.querySelector('.sbdocs-content')!;
  const heading = content.querySelector('h1');
  const proseOf = (element: Element) => {
    const copy = element.cloneNode(true) as Element;
    for (const part of copy.querySelectorAll(`${APART}, ul, ol, table`)) part.remove();
    return (copy.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  };
  return {
    direction: document.documentElement.dir,
    headingDirection: heading ? getComputedStyle(heading).direction : '',
    prose: [...content.querySelectorAll(PROSE)]
      .filter((element) => !element.closest(`.sb-story, ${APART}`))
      .map(proseOf)
      .filter(Boolean),
    isInert: content.closest('[inert], [aria-hidden="true"]') !== null,
    codes: [...content.querySelectorAll<HTMLElement>('[data-story-code]')].map(
      ({ innerText }) => innerText,
    ),
    demos: [...content.querySelectorAll<HTMLElement>('.sb-story')].map(
      ({ innerText }) => innerText,
    ),
    tables: [...content.querySelectorAll<HTMLElement>('[data-props]')].map(
      ({ dataset }) => dataset['props'] ?? '',
    ),
    types: [...content.querySelectorAll('[data-props] tr')].flatMap((row) => {
      const name = row.querySelector('th > code')?.textContent;
      const type = row.querySelector('[data-type]')?.textContent;
      return name && type !== null && type !== undefined ? [`${name}: ${type}`] : [];
    }),
  };
}
