import type { Marks } from '../report';
import { loadAxe } from './axe';
import type { Pane } from './visit';

/**
 * Reads what can be drawn over the picture as it stands: stops of the Tab key, names, contrast of
 * texts. Needs axe in the page.
 */
export async function readMarks(pane: Pane): Promise<Marks> {
  await loadAxe(pane);
  return pane.page.evaluate(async () => {
    interface AxeNode {
      target: string[];
      any: { data?: { contrastRatio?: number; expectedContrastRatio?: string } }[];
    }
    type Results = Record<'passes' | 'violations' | 'incomplete', { nodes: AxeNode[] }[]>;
    const { axe } = window as unknown as {
      axe: {
        run: (context: object, options: object) => Promise<Results>;
        setup: (root: Document) => void;
        teardown: () => void;
        commons: {
          text: { accessibleText: (element: Element) => string };
          aria: { getRole: (element: Element) => string | null };
        };
      };
    };
    const boxOf = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    };
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest('[inert], [aria-hidden="true"], .sb-wrapper') === null;

    const { passes, violations, incomplete } = await axe.run(
      { include: [['body']], exclude: [['.sb-wrapper']] },
      { runOnly: { type: 'rule', values: ['color-contrast'] }, iframes: false },
    );
    const contrast = [...violations, ...incomplete, ...passes]
      .flatMap(({ nodes }) => nodes)
      .flatMap(({ target, any }) => {
        const element = document.querySelector(target.join(' '));
        const { contrastRatio, expectedContrastRatio } = any[0]?.data ?? {};
        return element
          ? [
              {
                box: boxOf(element),
                ratio: contrastRatio || null,
                needed: Number.parseFloat(expectedContrastRatio ?? '4.5'),
              },
            ]
          : [];
      });

    axe.setup(document);
    const describe = (element: Element) => ({
      box: boxOf(element),
      role: axe.commons.aria.getRole(element) ?? element.localName,
      name: axe.commons.text.accessibleText(element),
    });
    const focus = window.visualFocus.stops().filter(isShown).map(describe);
    const named =
      'h1,h2,h3,h4,h5,h6,main,nav,header,footer,aside,section[aria-label],img,table,button,a[href],input,select,textarea,[role]';
    const names = [...document.body.querySelectorAll(named)]
      .filter(
        (element) =>
          isShown(element) &&
          element.getAttribute('role') !== 'presentation' &&
          element.getAttribute('role') !== 'none',
      )
      .slice(0, 200)
      .map(describe);
    axe.teardown();
    return { focus, names, contrast };
  });
}
