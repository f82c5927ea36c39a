import { itemMark, itemNumbers, levelled } from './listItems';
import type { RichTextBlock } from './richDocument';

const item = (
  list: 'bullet' | 'number',
  depth = 0,
  more: Partial<RichTextBlock> = {},
): RichTextBlock => ({
  type: 'paragraph',
  list,
  ...(depth > 0 && { depth }),
  children: [{ text: '' }],
  ...more,
});
const paragraph: RichTextBlock = { type: 'paragraph', children: [{ text: '' }] };

describe('items of flat lists', () => {
  it('count on after deeper ones, and anew after a paragraph', () => {
    const blocks = [item('number'), item('number', 1), item('number'), paragraph, item('number')];
    expect([...itemNumbers(blocks).values()]).toEqual([1, 1, 2, 1]);
  });

  it('count from their start', () => {
    const blocks = [item('number', 0, { start: 3 }), item('number')];
    expect([...itemNumbers(blocks).values()]).toEqual([3, 4]);
  });

  it('are at most one deeper than the one before', () => {
    const depths = levelled([item('bullet', 3), item('bullet', 3), paragraph, item('bullet', 2)]);
    expect(depths.map((block) => ('depth' in block ? block.depth : 0))).toEqual([0, 1, 0, 0]);
  });

  it('are marked by their depth', () => {
    expect([0, 1, 2, 3].map((depth) => itemMark({ list: 'number', depth }, 28))).toEqual([
      '28.',
      'ab.',
      'xxviii.',
      '28.',
    ]);
    expect(itemMark({ list: 'bullet', depth: 1 }, 0)).toBe('◦');
  });
});
