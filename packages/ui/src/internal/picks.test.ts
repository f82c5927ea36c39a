import { pickedShare, toggleAllPicks, togglePick } from './picks';

const options = [{ value: 'a' }, { value: 'b' }, { value: 'c', disabled: true }];

describe('picks', () => {
  it('adds a value at the end and takes it out again', () => {
    expect(togglePick(['b'], 'a')).toEqual(['b', 'a']);
    expect(togglePick(['b', 'a'], 'b')).toEqual(['a']);
  });

  it('picks all that is free and leaves what is disabled as it is', () => {
    expect(toggleAllPicks(options, ['b'])).toEqual(['b', 'a']);
    expect(toggleAllPicks(options, ['a', 'b', 'c'])).toEqual(['c']);
  });

  it('keeps picks that are no longer offered', () => {
    expect(toggleAllPicks(options, ['old', 'a', 'b'])).toEqual(['old']);
  });

  it('tells none, some and all apart', () => {
    expect(pickedShare(options, [])).toBe('none');
    expect(pickedShare(options, ['a', 'b'])).toBe('some');
    expect(pickedShare(options, ['a', 'b', 'c'])).toBe('all');
    expect(pickedShare([], [])).toBe('none');
  });
});
