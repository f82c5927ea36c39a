import type { Tab, TabPin, TabsState } from './tab';

/** Tabs that an action closes, relative to the one that it was chosen on. */
export type CloseScope = 'one' | 'others' | 'left' | 'right' | 'all';

/** Returns the keys of the tabs that an action on the tab `key` closes: never pinned ones. */
export function keysToClose(tabs: readonly Tab[], scope: CloseScope, key: string): string[] {
  const index = tabs.findIndex((tab) => tab.key === key);
  const isInScope = (position: number) =>
    ({
      one: position === index,
      others: position !== index,
      left: position < index,
      right: position > index && index >= 0,
      all: true,
    })[scope];
  return tabs.filter((tab, position) => tab.pin === null && isInScope(position)).map(toKey);
}

/** Returns the state with the tab pinned behind the pinned ones, or unpinned before the others. */
export function pinTab(state: TabsState, key: string, isPinned: boolean): TabsState {
  const pin: TabPin | null = isPinned ? 'user' : null;
  const tab = state.tabs.find((one) => one.key === key);
  if (!tab || tab.pin === 'affix' || tab.pin === pin) return state;
  const others = state.tabs.filter((one) => one !== tab);
  return { ...state, tabs: insertTab(others, { ...tab, pin }, isPinned ? others.length : 0) };
}

/**
 * Returns the state with the tab moved to `index` of the strip, or as near as its kind allows:
 * pinned tabs stay before the others.
 */
export function moveTab(state: TabsState, key: string, index: number): TabsState {
  const tab = state.tabs.find((one) => one.key === key);
  if (!tab || tab.pin === 'affix') return state;
  const others = state.tabs.filter((one) => one !== tab);
  const tabs = insertTab(others, tab, index);
  return tabs.indexOf(tab) === state.tabs.indexOf(tab) ? state : { ...state, tabs };
}

/** Returns the tabs with one more at `index`, or as near as its kind allows. */
export function insertTab(tabs: readonly Tab[], tab: Tab, index: number): Tab[] {
  const first = tabs.filter((one) => rankOf(one) < rankOf(tab)).length;
  const last = first + tabs.filter((one) => rankOf(one) === rankOf(tab)).length;
  const at = Math.min(Math.max(index, first), last);
  return [...tabs.slice(0, at), tab, ...tabs.slice(at)];
}

const RANKS: Record<TabPin, number> = { affix: 0, user: 1 };

const rankOf = ({ pin }: Tab) => (pin === null ? 2 : RANKS[pin]);

const toKey = ({ key }: Tab) => key;
