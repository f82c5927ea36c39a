import { createLocation } from '../location';
import { NO_TABS, type TabsState } from './tab';
import { changeTab, closeTabs, limitAwake, reopenTab, showTab } from './tabsModel';

const open = (...keys: string[]) =>
  keys.reduce<TabsState>((state, key) => showTab(state, key, createLocation(key)), NO_TABS);
const keys = (state: TabsState) => state.tabs.map((tab) => tab.key);

describe('showTab', () => {
  it('opens a tab at the end and makes it active', () => {
    const state = open('/a', '/b');

    expect(keys(state)).toEqual(['/a', '/b']);
    expect(state.activeKey).toBe('/b');
  });

  it('shows an open tab where it is, as the same object when nothing changed', () => {
    const before = open('/a', '/b');

    const after = showTab(before, '/a', before.tabs[0]!.location);

    expect(after.activeKey).toBe('/a');
    expect(after.tabs).toBe(before.tabs);
  });

  it('puts a replacing tab where the replaced one was', () => {
    expect(keys(showTab(open('/a', '/b', '/c'), '/d', createLocation('/d'), '/b'))).toEqual([
      '/a',
      '/d',
      '/c',
    ]);
  });

  it('removes the replaced tab when the other one is already open', () => {
    expect(keys(showTab(open('/a', '/b', '/c'), '/a', createLocation('/a'), '/c'))).toEqual([
      '/a',
      '/b',
    ]);
  });

  it('never replaces a pinned tab', () => {
    const pinned = changeTab(open('/a'), '/a', { pin: 'user' });

    expect(keys(showTab(pinned, '/b', createLocation('/b'), '/a'))).toEqual(['/a', '/b']);
  });
});

describe('closeTabs', () => {
  it('returns to the tab that was visited last, not to the neighbour', () => {
    const visited = showTab(open('/a', '/b', '/c'), '/a', createLocation('/a'));

    const state = closeTabs(showTab(visited, '/c', createLocation('/c')), 'one', '/c');

    expect(state.activeKey).toBe('/a');
  });

  it('keeps the active tab when another one is closed', () => {
    expect(closeTabs(open('/a', '/b'), 'one', '/a').activeKey).toBe('/b');
  });

  it('keeps pinned tabs whatever is closed', () => {
    const pinned = changeTab(open('/a', '/b', '/c'), '/a', { pin: 'affix' });

    const state = closeTabs(pinned, 'all', '');

    expect(keys(state)).toEqual(['/a']);
    expect(state.activeKey).toBe('/a');
    expect(closeTabs(pinned, 'one', '/a')).toBe(pinned);
  });

  it('shows the tab whose neighbours were closed, when the active one was among them', () => {
    const state = open('/a', '/b', '/c', '/d');

    expect(keys(closeTabs(state, 'left', '/c'))).toEqual(['/c', '/d']);
    expect(closeTabs(state, 'left', '/c').activeKey).toBe('/d');
    expect(keys(closeTabs(state, 'right', '/b'))).toEqual(['/a', '/b']);
    expect(closeTabs(state, 'right', '/b').activeKey).toBe('/b');
    expect(closeTabs(state, 'others', '/b')).toMatchObject({ activeKey: '/b', visited: ['/b'] });
  });
});

describe('reopenTab', () => {
  it('puts a tab where it was, and never before a pinned one', () => {
    const before = changeTab(open('/a', '/b', '/c'), '/a', { pin: 'user' });
    const [pinned, closed] = before.tabs;
    const after = closeTabs(before, 'one', '/b');

    expect(keys(reopenTab(after, closed!, 1))).toEqual(['/a', '/b', '/c']);
    expect(keys(reopenTab(after, closed!, 0))).toEqual(['/a', '/b', '/c']);
    expect(reopenTab(after, closed!, 1).activeKey).toBe('/b');
    expect(pinned!.pin).toBe('user');
  });
});

describe('limitAwake', () => {
  const always = { isCached: () => true };

  it('puts the longest unvisited tabs to sleep and never the active one', () => {
    const state = limitAwake(showTab(open('/a', '/b', '/c', '/d'), '/a', createLocation('/a')), {
      ...always,
      limit: 2,
    });

    expect(state.tabs.filter((tab) => !tab.asleep).map((tab) => tab.key)).toEqual(['/a', '/d']);
  });

  it('unmounts a page that is not cached as soon as another one is shown', () => {
    const isCached = ({ key }: { key: string }) => key !== '/a';
    const rules = { limit: 10, isCached };
    const shown = limitAwake(open('/b', '/a'), rules);

    const left = limitAwake(showTab(shown, '/b', createLocation('/b')), rules);

    expect(shown.tabs.map(({ asleep }) => asleep)).toEqual([false, false]);
    expect(left.tabs.map(({ asleep }) => asleep)).toEqual([false, true]);
  });

  it('changes nothing below the limit', () => {
    const state = open('/a', '/b');

    expect(limitAwake(state, { ...always, limit: 2 })).toBe(state);
  });
});
