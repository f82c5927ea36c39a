import { afterAll, beforeAll } from 'vitest';

const sheets = new Set<HTMLStyleElement>();
let areShown = false;

/**
 * Keeps style sheets out of the page: jsdom computes a style rule by rule, for each question about
 * what is visible, and that takes longer than the rest of all tests together.
 */
export function holdStyleSheets(): void {
  const { head } = document;
  if (Object.hasOwn(head, 'insertBefore')) return;
  for (const name of ['insertBefore', 'appendChild'] as const) {
    const insert = head[name].bind(head) as (node: Node, before: Node | null) => Node;
    const hold = (node: Node, before: Node | null) => {
      if (!(node instanceof HTMLStyleElement)) return insert(node, before);
      sheets.add(node);
      return areShown ? insert(node, before) : node;
    };
    Object.defineProperty(head, name, { value: hold });
  }
}

/** Shows the style sheets to the tests of a file that ask for what they do. */
export function withStyleSheets(): void {
  beforeAll(() => {
    areShown = true;
    document.head.append(...sheets);
  });
  afterAll(() => {
    areShown = false;
    for (const sheet of sheets) sheet.remove();
  });
}
