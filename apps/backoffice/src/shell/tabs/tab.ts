import type { Location } from 'react-router-dom';

/**
 * Why a tab keeps to the start of the strip and is not closed: it always exists (`affix`), or its
 * person pinned it.
 */
export type TabPin = 'affix' | 'user';

/** One open tab. It is a new object only when something visible of the tab changed. */
export interface Tab {
  /** Identity of the tab, derived from its address. Constant while the tab is open. */
  key: string;
  location: Location;
  /** Incremented by refresh. Part of the React key, so the page remounts. */
  version: number;
  /** Title set by the page, such as an order number; `null` for the menu's name. */
  title: string | null;
  /** Title without names of people, which is what stays after signing out. */
  keptTitle: string | null;
  /** Whether the page is unmounted, with only its memory left. */
  asleep: boolean;
  /** `null` for a tab that can be closed. */
  pin: TabPin | null;
}

export interface TabsState {
  /** Tabs in the order of the strip: those that always exist, pinned ones, all others. */
  tabs: readonly Tab[];
  activeKey: string;
  /** Keys by last visit, newest last: the order of falling asleep, and the target of closing. */
  visited: readonly string[];
}

export const NO_TABS: TabsState = { tabs: [], activeKey: '', visited: [] };

/** Returns a tab at `location`, awake and unpinned. */
export function newTab(key: string, location: Location, more: Partial<Tab> = {}): Tab {
  return {
    key,
    location,
    version: 0,
    title: null,
    keptTitle: null,
    asleep: false,
    pin: null,
    ...more,
  };
}
