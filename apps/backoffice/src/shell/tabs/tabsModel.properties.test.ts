import fc from 'fast-check';
import { createLocation } from '../location';
import { newTab, NO_TABS, type Tab, type TabsState } from './tab';
import { moveTab, pinTab, type CloseScope } from './tabOrder';
import { changeTab, closeTabs, limitAwake, reopenTab, showTab } from './tabsModel';

const LIMIT = 3;
const isCached = ({ key }: Tab) => key !== '/uncached';
const settle = (state: TabsState) => limitAwake(state, { limit: LIMIT, isCached });

/** The start: a tab that always exists, asleep as after a reload, and shown. */
const start = settle(
  showTab(
    {
      ...NO_TABS,
      tabs: [newTab('/home', createLocation('/home'), { pin: 'affix', asleep: true })],
      visited: ['/home'],
    },
    '/home',
    createLocation('/home'),
  ),
);

const keyOf = fc.constantFrom('/home', '/a', '/b', '/c', '/d', '/e', '/uncached');
const scopeOf = fc.constantFrom<CloseScope>('one', 'others', 'left', 'right', 'all');

/** One thing that a person or a page does to the tabs. */
const change = fc.oneof(
  keyOf.map((key) => (state: TabsState) => showTab(state, key, createLocation(key))),
  keyOf.map(
    (key) => (state: TabsState) => showTab(state, key, createLocation(key), state.activeKey),
  ),
  fc.tuple(scopeOf, keyOf).map(
    ([scope, key]) =>
      (state: TabsState) =>
        isOpen(state, key) ? closeTabs(state, scope, key) : state,
  ),
  fc.tuple(keyOf, fc.boolean()).map(
    ([key, isPinned]) =>
      (state: TabsState) =>
        pinTab(state, key, isPinned),
  ),
  fc.tuple(keyOf, fc.integer({ min: -2, max: 9 })).map(
    ([key, index]) =>
      (state: TabsState) =>
        moveTab(state, key, index),
  ),
  keyOf.map((key) => (state: TabsState) => changeTab(state, key, { version: 1, title: key })),
  fc.tuple(keyOf, fc.integer({ min: 0, max: 9 })).map(
    ([key, index]) =>
      (state: TabsState) =>
        isOpen(state, key) ? state : reopenTab(state, newTab(key, createLocation(key)), index),
  ),
);

const isOpen = (state: TabsState, key: string) => state.tabs.some((tab) => tab.key === key);
const rank = ({ pin }: Tab) => [`affix`, `user`, null].indexOf(pin);

describe('tabs, whatever is done to them', () => {
  it('keep one active tab, pinned ones first, each visited once, and few of them mounted', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 40 }), (changes) => {
        let state = start;
        for (const apply of changes) {
          state = settle(apply(state));
          const keys = state.tabs.map(({ key }) => key);
          const awake = state.tabs.filter(({ asleep }) => !asleep);

          expect(new Set(keys).size).toBe(keys.length);
          expect([...state.visited].sort()).toEqual([...keys].sort());
          expect(awake.map(({ key }) => key)).toContain(state.activeKey);
          expect(awake.length).toBeLessThanOrEqual(LIMIT);
          expect(state.tabs.map(rank)).toEqual(state.tabs.map(rank).sort());
          expect(state.tabs[0]).toMatchObject({ key: '/home', pin: 'affix' });
          for (const tab of state.tabs)
            if (!isCached(tab) && tab.key !== state.activeKey) expect(tab.asleep).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('are the same set in another order after a move, and a move back restores them', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 20 }), keyOf, fc.nat(9), (changes, key, index) => {
        const state = changes.reduce((last, apply) => settle(apply(last)), start);
        const from = state.tabs.findIndex((tab) => tab.key === key);

        const moved = moveTab(state, key, index);
        const back = moveTab(moved, key, from);

        expect(new Set(moved.tabs)).toEqual(new Set(state.tabs));
        expect(back.tabs).toEqual(state.tabs);
      }),
    );
  });
});
