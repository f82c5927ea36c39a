import { declaredLayout, resizeColumn } from './columnLayout';
import { isSameLayout, isUnsaved } from './sameLayout';

const LAYOUT = declaredLayout([{ field: 'no' }, { field: 'time' }]);

describe('layouts', () => {
  it('differ by what is shown, not by new columns', () => {
    expect(isSameLayout(LAYOUT, { ...LAYOUT, added: ['time'] })).toBe(true);
    expect(isSameLayout(LAYOUT, resizeColumn(LAYOUT, 'time', 200))).toBe(false);
    expect(isSameLayout(LAYOUT, { ...LAYOUT, density: 'compact' })).toBe(false);
  });

  it('are unsaved when they differ, or clear the mark of new columns', () => {
    expect(isUnsaved({ layout: LAYOUT, saved: LAYOUT })).toBe(false);
    expect(isUnsaved({ layout: { ...LAYOUT, density: 'compact' }, saved: LAYOUT })).toBe(true);
    expect(isUnsaved({ layout: LAYOUT, saved: { ...LAYOUT, added: ['time'] } })).toBe(true);
  });
});
