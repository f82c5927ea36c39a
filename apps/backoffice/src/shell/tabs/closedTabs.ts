import type { Tab } from './tab';
import type { PageMemory } from './tabMemories';

/** A closed tab, its index in the strip, and what its page stored; `null` once it is discarded. */
export interface ClosedTab {
  tab: Tab;
  index: number;
  memory: PageMemory | null;
}

/** The last closed tabs, which can be opened again. They last as long as the window. */
export interface ClosedTabs {
  add(closed: ClosedTab): void;
  /** Returns the last closed tab that is not open again; `undefined` for none. */
  last(isOpen: (key: string) => boolean): ClosedTab | undefined;
  /** Returns that tab, and forgets it. */
  take(isOpen: (key: string) => boolean): ClosedTab | undefined;
}

/** Most closed tabs that are remembered, each with what its page stored. */
const LIMIT = 10;

/** Creates an empty list of closed tabs. */
export function createClosedTabs(): ClosedTabs {
  let closedTabs: readonly ClosedTab[] = [];
  const last: ClosedTabs['last'] = (isOpen) =>
    closedTabs.filter(({ tab }) => !isOpen(tab.key)).at(-1);
  return {
    add(closed) {
      const others = closedTabs.filter(({ tab }) => tab.key !== closed.tab.key);
      closedTabs = [...others, closed].slice(-LIMIT);
    },
    last,
    take(isOpen) {
      const closed = last(isOpen);
      closedTabs = closedTabs.filter((one) => one !== closed);
      return closed;
    },
  };
}
