import { declaredLayout, resizeColumn } from './columnLayout';
import { isSameLayout, isUnsaved } from './sameLayout';

const LAYOUT = declaredLayout([{ field: 'no' }, { field: 'time' }]);

describe('layouts', () => {
  it('are told apart by what is shown, and not by what is new', () => {
    expect(isSameLayout(LAYOUT, { ...LAYOUT, added: ['time'] })).toBe(true);
    expect(isSameLayout(LAYOUT, resizeColumn(LAYOUT, 'time', 200))).toBe(false);
    expect(isSameLayout(LAYOUT, { ...LAYOUT, density: 'compact' })).toBe(false);
  });

  it('are worth saving when they show something else, or end the mark of what is new', () => {
    expect(isUnsaved({ layout: LAYOUT, saved: LAYOUT })).toBe(false);
    expect(isUnsaved({ layout: { ...LAYOUT, density: 'compact' }, saved: LAYOUT })).toBe(true);
    expect(isUnsaved({ layout: LAYOUT, saved: { ...LAYOUT, added: ['time'] } })).toBe(true);
  });
});
