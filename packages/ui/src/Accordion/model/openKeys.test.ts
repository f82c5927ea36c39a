import { toggleOpen } from './openKeys';

describe('toggleOpen', () => {
  it('opens one beside the others, and closes it alone', () => {
    expect(toggleOpen(['identity'], 'work', 'several')).toEqual(['identity', 'work']);
    expect(toggleOpen(['identity', 'work'], 'identity', 'several')).toEqual(['work']);
  });

  it('closes the others where only one may be open, and lets all be closed', () => {
    expect(toggleOpen(['identity'], 'work', 'one')).toEqual(['work']);
    expect(toggleOpen(['work'], 'work', 'one')).toEqual([]);
  });
});
