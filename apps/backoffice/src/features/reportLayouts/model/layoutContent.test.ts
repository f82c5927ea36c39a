import { readLayout, STANDARD_LAYOUT } from '@mingjian/api';
import { contentOf, shownContent, withMovedSection, withShownSection } from './layoutContent';

const { sections } = STANDARD_LAYOUT;
const names = (of: typeof sections) => of.map(({ name }) => name);

describe('the content of a layout in its editor', () => {
  it('is the standard one where the value is none', () => {
    expect(contentOf(null)).toEqual(STANDARD_LAYOUT);
    expect(contentOf('{')).toEqual(STANDARD_LAYOUT);
    expect(contentOf(JSON.stringify({ ...STANDARD_LAYOUT, colour: '#8' })).colour).toBe('#8');
  });

  it('moves sections, but never the cover nor before it', () => {
    expect(names(withMovedSection(sections, 3, 1)).slice(0, 3)).toEqual([
      'cover',
      'body',
      'summary',
    ]);
    expect(names(withMovedSection(sections, 1, 6)).at(-1)).toBe('summary');
    for (const [from, to] of [
      [0, 2],
      [1, 0],
      [6, 7],
      [9, 1],
    ] as const)
      expect(withMovedSection(sections, from, to)).toBe(sections);
  });

  it('is one that the server takes after every move and switch', () => {
    const moved = withShownSection(withMovedSection(sections, 6, 2), 'remark', false);
    expect(readLayout(JSON.stringify({ ...STANDARD_LAYOUT, sections: moved }))).toBeDefined();
  });

  it('is shown in the colour of the product while its own cannot be read', () => {
    expect(shownContent({ ...STANDARD_LAYOUT, colour: '#ffee00' }).colour).toBe('#0f2a4a');
    expect(shownContent({ ...STANDARD_LAYOUT, colour: '#8a1538' }).colour).toBe('#8a1538');
  });
});
