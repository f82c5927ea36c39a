import { writeStops, type FocusStop } from '../model/focusOrder';
import { loadAxe } from './axe';
import type { Pane } from './visit';

/** Reads the order of the Tab key in the page as it stands, a line for each stop. */
export async function readFocusOrder(pane: Pane): Promise<string[]> {
  await loadAxe(pane);
  const stops = await pane.page.evaluate((): FocusStop[] => {
    const { axe } = window as unknown as {
      axe: {
        setup: (root: Document) => void;
        teardown: () => void;
        commons: {
          text: { accessibleText: (element: Element) => string };
          aria: { getRole: (element: Element) => string | null };
        };
      };
    };
    const elements = window.visualFocus.stops();
    if (elements.length === 0) return [];
    axe.setup(document);
    const found = elements.map((element) => ({
      role: axe.commons.aria.getRole(element) ?? element.localName,
      name: axe.commons.text.accessibleText(element),
      tabIndex: element.tabIndex,
      hidden: element.closest('[aria-hidden="true"]') !== null,
    }));
    axe.teardown();
    return found;
  });
  return writeStops(stops);
}
