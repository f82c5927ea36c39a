import {
  countMarked,
  NO_MARKS,
  pressKey,
  pressOption,
  toggleAll,
  unmark,
  type Marks,
} from './marks';
import { indexPeople } from './person';

const ids = ['a', 'b', 'c', 'd', 'e'];
const key = (name: string, modifiers: { shift?: boolean; ctrl?: boolean } = {}) => ({
  key: name,
  shiftKey: modifiers.shift ?? false,
  ctrlKey: modifiers.ctrl ?? false,
});
const markedOf = (marks: Marks | undefined) => [...(marks?.marked ?? [])].toSorted().join('');

describe('pressOption', () => {
  it('marks one, and unmarks it again', () => {
    const marks = pressOption(NO_MARKS, ids, 2, false);
    expect(markedOf(marks)).toBe('c');
    expect(markedOf(pressOption(marks, ids, 2, false))).toBe('');
  });

  it('marks a range in either direction, beside what was marked', () => {
    const marks = pressOption(pressOption(NO_MARKS, ids, 0, false), ids, 4, false);
    expect(markedOf(pressOption(marks, ids, 2, true))).toBe('acde');
  });

  it('changes nothing for an option that has gone', () => {
    expect(pressOption(NO_MARKS, ids, 9, false)).toBe(NO_MARKS);
  });
});

describe('pressKey', () => {
  it('moves without marking, and stops at both ends', () => {
    expect(pressKey(NO_MARKS, ids, key('ArrowDown'))).toMatchObject({ active: 1 });
    expect(pressKey(NO_MARKS, ids, key('ArrowUp'))).toMatchObject({ active: 0 });
    expect(pressKey(NO_MARKS, ids, key('PageDown'))).toMatchObject({ active: 4 });
    expect(markedOf(pressKey(NO_MARKS, ids, key('End')))).toBe('');
  });

  it('toggles by Space, and marks a range by Shift and Space', () => {
    const first = pressKey(NO_MARKS, ids, key(' '))!;
    const third = pressKey({ ...first, active: 2 }, ids, key(' ', { shift: true }));
    expect(markedOf(first)).toBe('a');
    expect(markedOf(third)).toBe('abc');
  });

  it('extends by Shift and arrows, and to the end by Control, Shift and End', () => {
    expect(markedOf(pressKey(NO_MARKS, ids, key('ArrowDown', { shift: true })))).toBe('ab');
    const middle = { ...NO_MARKS, active: 2 };
    expect(markedOf(pressKey(middle, ids, key('End', { shift: true, ctrl: true })))).toBe('cde');
    expect(markedOf(pressKey(middle, ids, key('Home', { shift: true, ctrl: true })))).toBe('abc');
  });

  it('marks all by Control and A, in capitals too, then none', () => {
    const all = pressKey(NO_MARKS, ids, key('A', { ctrl: true }))!;
    expect(markedOf(all)).toBe('abcde');
    expect(markedOf(pressKey(all, ids, key('a', { ctrl: true })))).toBe('');
  });

  it('begins at the last option after the list became shorter', () => {
    expect(pressKey({ ...NO_MARKS, active: 40 }, ids, key('ArrowUp'))).toMatchObject({ active: 3 });
  });

  it('leaves other keys and an empty list alone', () => {
    expect(pressKey(NO_MARKS, ids, key('x'))).toBeUndefined();
    expect(pressKey(NO_MARKS, [], key('ArrowDown'))).toBeUndefined();
  });
});

describe('toggleAll', () => {
  it('touches the filtered people only', () => {
    const marks = pressOption(NO_MARKS, ids, 0, false);
    const filtered = toggleAll(marks, ['d', 'e']);
    expect(markedOf(filtered)).toBe('ade');
    expect(markedOf(toggleAll(filtered, ['d', 'e']))).toBe('a');
  });
});

describe('countMarked', () => {
  const { people } = indexPeople(ids.map((id) => ({ id, realname: id })));

  it('counts the marked people of one list only', () => {
    const marks = toggleAll(NO_MARKS, ['b', 'd', 'elsewhere']);
    expect(countMarked(marks, people)).toBe(2);
    expect(countMarked(NO_MARKS, people)).toBe(0);
  });
});

describe('unmark', () => {
  it('removes the marks of who is gone, in order', () => {
    const marks = toggleAll(NO_MARKS, ['d', 'a', 'c']);
    expect([...unmark(marks, (id) => id === 'a').marked]).toEqual(['d', 'c']);
  });
});
