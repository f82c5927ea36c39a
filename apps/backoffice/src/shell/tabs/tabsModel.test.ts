import { createLocation } from '../location';
import { changeTab, closeTabs, limitAwake, NO_TABS, showTab, type TabsState } from './tabsModel';

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
    const pinned = changeTab(open('/a'), '/a', { pinned: true });

    expect(keys(showTab(pinned, '/b', createLocation('/b'), '/a'))).toEqual(['/a', '/b']);
  });
});

describe('closeTabs', () => {
  it('returns to the tab that was visited last, not to the neighbour', () => {
    const visited = showTab(open('/a', '/b', '/c'), '/a', createLocation('/a'));

    const state = closeTabs(
      showTab(visited, '/c', createLocation('/c')),
      (tab) => tab.key === '/c',
    );

    expect(state.activeKey).toBe('/a');
  });

  it('keeps the active tab when another one is closed', () => {
    expect(closeTabs(open('/a', '/b'), (tab) => tab.key === '/a').activeKey).toBe('/b');
  });

  it('keeps pinned tabs whatever is closed', () => {
    const state = closeTabs(changeTab(open('/a', '/b', '/c'), '/a', { pinned: true }), () => true);

    expect(keys(state)).toEqual(['/a']);
    expect(state.activeKey).toBe('/a');
  });
});

describe('limitAwake', () => {
  it('puts the longest unvisited tabs to sleep and never the active one', () => {
    const state = limitAwake(showTab(open('/a', '/b', '/c', '/d'), '/a', createLocation('/a')), 2);

    expect(state.tabs.filter((tab) => !tab.asleep).map((tab) => tab.key)).toEqual(['/a', '/d']);
  });

  it('changes nothing below the limit', () => {
    const state = open('/a', '/b');

    expect(limitAwake(state, 2)).toBe(state);
  });
});
