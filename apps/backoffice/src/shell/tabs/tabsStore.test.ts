// @vitest-environment jsdom
import { createTabsStore, type TabsOptions } from './tabsStore';

function openStore(options: Partial<TabsOptions> = {}) {
  window.history.replaceState(null, '', '/home');
  const store = createTabsStore({
    tabKey: ({ pathname }) => pathname,
    resolve: (location) => ({ location }),
    awakeLimit: 10,
    affix: ['/home'],
    ...options,
  });
  onTestFinished(store.start());
  return store;
}

type Store = ReturnType<typeof openStore>;
const keys = (store: Store) => store.get().tabs.map(({ key }) => key);
const input = (discard = vi.fn()) => ({ title: '表单', changes: 2, isLasting: true, discard });

describe('a closed tab', () => {
  it('is opened again with what its page stored, where it was', () => {
    const store = openStore();
    for (const path of ['/a', '/b', '/c']) store.open(path);
    store.memory('/b').set('draft', '写到一半');

    store.close('one', '/b');
    expect(store.memory('/b').get('draft')).toBeUndefined();
    expect(store.lastClosed()?.key).toBe('/b');
    store.reopen();

    expect(keys(store)).toEqual(['/home', '/a', '/b', '/c']);
    expect(store.memory('/b').get('draft')).toBe('写到一半');
    expect(window.location.pathname).toBe('/b');
    expect(store.lastClosed()).toBeUndefined();
  });

  it('belongs to what its page stores while it is being closed', () => {
    const store = openStore();
    store.open('/a');
    const memory = store.memory('/a');

    store.close('one', '/a');
    memory.set('late', 'stored by a clean-up');
    store.reopen();

    expect(store.memory('/a').get('late')).toBe('stored by a clean-up');
  });

  it('that is open again by its address is not opened twice', () => {
    const store = openStore();
    store.open('/a');
    store.open('/b');
    store.close('others', '/home');

    store.open('/b');
    store.reopen();
    store.reopen();

    expect(keys(store)).toEqual(['/home', '/a', '/b']);
  });

  it('forgets everything when its input is discarded', () => {
    const store = openStore();
    const discard = vi.fn();
    store.open('/a');
    store.memory('/a').set('draft', '写到一半');
    store.unsaved.report('/a', 'company/1', input(discard));

    store.close('one', '/a', { discards: true });
    store.reopen();

    expect(discard).toHaveBeenCalledOnce();
    expect(store.memory('/a').size).toBe(0);
  });
});

describe('unsaved input', () => {
  it('is known by tab and record, until it is saved or its tab is closed', () => {
    const store = openStore();
    store.open('/a');
    store.open('/b');
    store.unsaved.report('/a', 'company/1', input());
    store.unsaved.report('/a', 'company/2', input());
    store.unsaved.report('/b', 'company/1', input());

    store.unsaved.report('/a', 'company/1', null);
    expect(store.unsaved.of(['/a']).map(({ record }) => record)).toEqual(['company/2']);
    store.close('one', '/a');

    expect([...store.unsaved.get().keys()]).toEqual(['/b']);
  });

  it('of a page that is not cached goes when another tab is shown, as its draft is kept', () => {
    const store = openStore({ isCached: ({ pathname }) => pathname !== '/a' });
    store.open('/a');
    store.memory('/a').set('filter', '欧阳');
    store.unsaved.report('/a', 'company/1', input());

    store.open('/b');

    expect(store.unsaved.get().size).toBe(0);
    expect(store.memory('/a').size).toBe(0);
  });

  it('changes nothing for its readers when it is reported empty once more', () => {
    const store = openStore();
    const before = store.unsaved.get();

    store.unsaved.report('/home', 'company/1', null);

    expect(store.unsaved.get()).toBe(before);
  });
});

describe('the stored tabs', () => {
  it('have the order and the pins of the strip, without those that always exist', () => {
    const onTabsChange = vi.fn();
    const store = openStore({ onTabsChange });
    for (const path of ['/a', '/b', '/c']) store.open(path);

    store.setPinned('/c', true);
    store.move('/b', 0);

    expect(onTabsChange).toHaveBeenLastCalledWith([
      { path: '/c', title: null, pinned: true },
      { path: '/b', title: null },
      { path: '/a', title: null },
    ]);
    const next = openStore({ restored: onTabsChange.mock.lastCall![0] });
    expect(keys(next)).toEqual(['/home', '/c', '/b', '/a']);
    expect(next.get().tabs.map(({ pin }) => pin)).toEqual(['affix', 'user', null, null]);
  });
});
