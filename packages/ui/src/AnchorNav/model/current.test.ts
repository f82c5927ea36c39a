import { currentSection } from './current';

describe('currentSection', () => {
  it('is the last section that has passed, or else the first', () => {
    const passed = new Set(['a', 'b']);

    expect(currentSection(['a', 'b', 'c'], (id) => passed.has(id))).toBe('b');
    expect(currentSection(['c', 'd'], (id) => passed.has(id))).toBe('c');
    expect(currentSection([], () => true)).toBeUndefined();
  });
});
