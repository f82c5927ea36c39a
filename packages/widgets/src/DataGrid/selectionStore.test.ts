import { createSelection } from './selectionStore';

const query = { conditions: [], sort: [] };

describe('createSelection', () => {
  it('calls listeners once per change, and not without a change', () => {
    const selection = createSelection();
    const listener = vi.fn();
    selection.subscribe(listener);

    selection.setRange(['a', 'b'], true);
    selection.toggle('a', true);
    selection.clear();
    selection.clear();

    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('keeps other pages when a page is selected or deselected', () => {
    const selection = createSelection();
    selection.selectPage(['a', 'b'], true);

    selection.selectPage(['c', 'd'], true);
    selection.selectPage(['a', 'b'], false);

    expect(selection.get()).toEqual({ kind: 'some', keys: new Set(['c', 'd']) });
    expect(selection.count()).toBe(2);
  });

  it('returns a new object after each change', () => {
    const selection = createSelection();
    const before = selection.get();

    selection.toggle('a', true);

    expect(before).toEqual({ kind: 'some', keys: new Set() });
    expect(selection.get()).not.toBe(before);
  });

  it('selects all matching rows with exceptions, and counts them', () => {
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

  it('is empty after the last matching row was deselected', () => {
    const selection = createSelection();
    selection.selectAllMatching(query, 2);

    selection.selectPage(['a', 'b'], false);

    expect(selection.get()).toEqual({ kind: 'some', keys: new Set() });
  });
});
