import { selectedShare, toggleAllValues, toggleValue } from './selectedValues';

const options = [{ value: 'a' }, { value: 'b' }, { value: 'c', disabled: true }];

describe('picks', () => {
  it('adds a value at the end and takes it out again', () => {
    expect(toggleValue(['b'], 'a')).toEqual(['b', 'a']);
    expect(toggleValue(['b', 'a'], 'b')).toEqual(['a']);
  });

  it('picks all that is free and leaves what is disabled as it is', () => {
    expect(toggleAllValues(options, ['b'])).toEqual(['b', 'a']);
    expect(toggleAllValues(options, ['a', 'b', 'c'])).toEqual(['c']);
  });

  it('keeps picks that are no longer offered', () => {
    expect(toggleAllValues(options, ['old', 'a', 'b'])).toEqual(['old']);
  });

  it('tells none, some and all apart', () => {
    expect(selectedShare(options, [])).toBe('none');
    expect(selectedShare(options, ['a', 'b'])).toBe('some');
    expect(selectedShare(options, ['a', 'b', 'c'])).toBe('all');
    expect(selectedShare([], [])).toBe('none');
  });
});
