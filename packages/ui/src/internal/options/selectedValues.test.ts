import { selectedShare, toggleAllValues, toggleValue } from './selectedValues';

const options = [{ value: 'a' }, { value: 'b' }, { value: 'c', disabled: true }];

describe('picks', () => {
  it('adds a value at the end and removes it again', () => {
    expect(toggleValue(['b'], 'a')).toEqual(['b', 'a']);
    expect(toggleValue(['b', 'a'], 'b')).toEqual(['a']);
  });

  it('selects all enabled options and leaves disabled ones unchanged', () => {
    expect(toggleAllValues(options, ['b'])).toEqual(['b', 'a']);
    expect(toggleAllValues(options, ['a', 'b', 'c'])).toEqual(['c']);
  });

  it('keeps values without an option', () => {
    expect(toggleAllValues(options, ['old', 'a', 'b'])).toEqual(['old']);
  });

  it('distinguishes none, some and all', () => {
    expect(selectedShare(options, [])).toBe('none');
    expect(selectedShare(options, ['a', 'b'])).toBe('some');
    expect(selectedShare(options, ['a', 'b', 'c'])).toBe('all');
    expect(selectedShare([], [])).toBe('none');
  });
});
