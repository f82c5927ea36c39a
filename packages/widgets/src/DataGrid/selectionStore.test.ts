import { createSelection } from './selectionStore';

const query = { conditions: [], sort: [] };

describe('createSelection', () => {
  it('tells its listeners once for each change, and not when nothing changes', () => {
    const selection = createSelection();
    const listener = vi.fn();
    selection.subscribe(listener);

    selection.setRange(['a', 'b'], true);
    selection.toggle('a', true);
    selection.clear();
    selection.clear();

    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('keeps what is chosen on other pages when a page is chosen or let go of', () => {
    const selection = createSelection();
    selection.selectPage(['a', 'b'], true);

    selection.selectPage(['c', 'd'], true);
    selection.selectPage(['a', 'b'], false);

    expect(selection.get()).toEqual({ kind: 'some', keys: new Set(['c', 'd']) });
    expect(selection.count()).toBe(2);
  });

  it('hands out a new object after each change, so that a look at it stays what it was', () => {
    const selection = createSelection();
    const before = selection.get();

    selection.toggle('a', true);

    expect(before).toEqual({ kind: 'some', keys: new Set() });
    expect(selection.get()).not.toBe(before);
  });

  it('chooses all that match but some, and counts them', () => {
    const selection = createSelection();
    selection.selectAllMatching(query, 1000);

    selection.toggle('a', false);
    selection.toggle('b', false);
    selection.toggle('a', true);

    expect(selection.has('a')).toBe(true);
    expect(selection.has('b')).toBe(false);
    expect(selection.has('never seen')).toBe(true);
    expect(selection.count()).toBe(999);
  });

  it('has nothing chosen when the last of all that match is let go of', () => {
    const selection = createSelection();
    selection.selectAllMatching(query, 2);

    selection.selectPage(['a', 'b'], false);

    expect(selection.get()).toEqual({ kind: 'some', keys: new Set() });
  });
});
