import { afterAll, beforeAll } from 'vitest';

interface HeldSheets {
  sheets: Set<HTMLStyleElement>;
  areShown: boolean;
}

const HELD = Symbol.for('held style sheets');

/** The sheets of this window. They outlive this module, which a test may have evaluated anew. */
const held = (): HeldSheets => Reflect.get(document.head, HELD) as HeldSheets;

/**
 * Keeps style sheets out of the page: jsdom computes a style rule by rule, for each question about
 * what is visible, and that takes longer than the rest of all tests together.
 */
export function holdStyleSheets(): void {
  const { head } = document;
  if (Object.hasOwn(head, HELD)) return;
  const state: HeldSheets = { sheets: new Set(), areShown: false };
  Object.defineProperty(head, HELD, { value: state });
  for (const name of ['insertBefore', 'appendChild'] as const) {
    const insert = head[name].bind(head) as (node: Node, before: Node | null) => Node;
    const hold = (node: Node, before: Node | null) => {
      if (!(node instanceof HTMLStyleElement)) return insert(node, before);
      state.sheets.add(node);
      return state.areShown ? insert(node, before) : node;
    };
    Object.defineProperty(head, name, { value: hold });
  }
}

/** Shows the style sheets to the tests of a file that ask for what they do. */
export function withStyleSheets(): void {
  beforeAll(() => {
    held().areShown = true;
    document.head.append(...held().sheets);
  });
  afterAll(() => {
    held().areShown = false;
    for (const sheet of held().sheets) sheet.remove();
  });
}
