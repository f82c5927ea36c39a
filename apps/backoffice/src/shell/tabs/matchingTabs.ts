import type { Tab } from './tab';

/** Returns the tabs whose label contains every word of a search, in any case and width. */
export function matchingTabs(
  tabs: readonly Tab[],
  search: string,
  labelOf: (tab: Tab) => string,
): readonly Tab[] {
  const words = folded(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return tabs;
  return tabs.filter((tab) => {
    const label = folded(labelOf(tab));
    return words.every((word) => label.includes(word));
  });
}

/** Full-width letters and digits of Chinese input methods become their usual ones. */
const folded = (text: string) => text.normalize('NFKC').toLocaleLowerCase();
