import { createPath, type Location, type Navigator } from 'react-router-dom';
import { createLocation, isShortened, readLocation, withoutMark, writeLocation } from '../location';
import type { Tab, TabsState } from './tab';
import { keysToClose, moveTab, pinTab, type CloseScope } from './tabOrder';
import { changeTab, closeTabs, reopenTab, showTab } from './tabsModel';
import { createTabsState, type TabsStateOptions } from './tabsState';

export interface TabsOptions extends TabsStateOptions {
  /**
   * Returns the destination of a location, the same object when it is already one, and whether its
   * page remounts.
   */
  resolve(location: Location): { location: Location; refresh?: boolean };
  /** Called when the window's address came without its longest parameters. */
  onShortened?(): void;
}

/**
 * Creates the store of the open tabs. All tabs share the window's history: an entry is an address,
 * and the address alone determines its tab. Deep links, Back and Forward therefore work alike.
 */
export function createTabsStore(options: TabsOptions) {
  const { tabKey, resolve } = options;
  const { store, set, find, memories, closed, unsaved } = createTabsState(options);
  const isOpen = (key: string) => find(key) !== undefined;

  function show(requested: Location, kind: 'push' | 'replace' | 'none', from?: string) {
    const { location, refresh = false } = resolve(requested);
    const isRedirected = location !== requested;
    const replacing = kind === 'replace' && from === store.get().activeKey ? from : undefined;
    const key = tabKey(location);
    if (kind !== 'none' || isRedirected)
      writeLocation(location, kind === 'none' ? 'replace' : kind);
    set(showTab(store.get(), key, location, replacing));
    if (refresh) remount(key);
  }

  function remount(key: string) {
    const tab = find(key);
    memories.delete(key);
    unsaved.delete(key);
    if (tab)
      set(changeTab(store.get(), key, { version: tab.version + 1, title: null, keptTitle: null }));
  }

  /** A background tab may change its own address, but cannot show another page. */
  function navigate(from: string, location: Location, kind: 'push' | 'replace') {
    if (from === store.get().activeKey) show(location, kind, from);
    else if (tabKey(location) === from) set(changeTab(store.get(), from, { location }));
  }

  /** Sets a state whose active tab may be another one, which then has the address. */
  function goTo(next: TabsState, kind: 'push' | 'replace') {
    const active = next.tabs.find((tab) => tab.key === next.activeKey);
    if (active && active.key !== store.get().activeKey) writeLocation(active.location, kind);
    set(next);
  }

  const discard = (keys: readonly string[]) => {
    for (const input of unsaved.of(keys)) input.discard();
  };
  const syncWithWindow = () => {
    const location = readLocation();
    if (!isShortened(location)) return show(location, 'none');
    show(withoutMark(location), 'replace');
    options.onShortened?.();
  };

  return {
    get: store.get,
    getInitial: store.getInitial,
    subscribe: store.subscribe,
    /** Unsaved inputs of the open tabs. */
    unsaved,
    /** Opens the window's address and follows Back and Forward. Returns a function that stops. */
    start() {
      syncWithWindow();
      window.addEventListener('popstate', syncWithWindow);
      return () => window.removeEventListener('popstate', syncWithWindow);
    },
    open: (to: string) => show(createLocation(to), 'push'),
    activate(key: string) {
      const tab = find(key);
      if (tab && key !== store.get().activeKey) show(tab.location, 'push');
    },
    /**
     * Closes the tabs of `scope` around the tab `key`. They can be opened again, with what their
     * pages stored unless that is discarded.
     */
    close(scope: CloseScope, key: string, { discards = false } = {}) {
      const before = store.get();
      const keys = keysToClose(before.tabs, scope, key);
      if (discards) discard(keys);
      before.tabs.forEach((tab, index) => {
        if (keys.includes(tab.key))
          closed.add({ tab, index, memory: discards ? null : memories.of(tab.key) });
      });
      goTo(closeTabs(before, scope, key), 'replace');
    },
    /** Returns the tab that `reopen` opens again; `undefined` for none. */
    lastClosed: (): Tab | undefined => closed.last(isOpen)?.tab,
    /** Opens the last closed tab again, where it was, and shows it. */
    reopen() {
      const last = closed.take(isOpen);
      if (!last) return;
      const { tab, index, memory } = last;
      if (memory) memories.restore(tab.key, memory);
      goTo(reopenTab(store.get(), tab, index), 'push');
    },
    /** Mounts the page of a tab anew. */
    refresh(key: string, { discards = false } = {}) {
      if (discards) discard([key]);
      remount(key);
    },
    setPinned: (key: string, isPinned: boolean) => set(pinTab(store.get(), key, isPinned)),
    /** Moves a tab to an index of the strip, or as near as its kind allows. */
    move: (key: string, index: number) => set(moveTab(store.get(), key, index)),
    setTitle(key: string, title: string, keptTitle: string) {
      const tab = find(key);
      if (tab && (tab.title !== title || tab.keptTitle !== keptTitle))
        set(changeTab(store.get(), key, { title, keptTitle }));
    },
    /** Returns the values that the tab's page stores while it is unmounted. */
    memory: memories.of,
    /** Returns the navigator of the tab's router. */
    navigatorFor: (key: string) =>
      createNavigator((location, kind) => navigate(key, location, kind)),
  };
}

export type TabsStore = ReturnType<typeof createTabsStore>;

function createNavigator(
  navigate: (location: Location, kind: 'push' | 'replace') => void,
): Navigator {
  return {
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    go: (delta) => window.history.go(delta),
    push: (to, state) => navigate(createLocation(to, state), 'push'),
    replace: (to, state) => navigate(createLocation(to, state), 'replace'),
  };
}
