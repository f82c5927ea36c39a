import { columnsIn, gridMove } from './gridMoves';

/** Eleven cells in rows of four. */
const shape = { count: 11, columns: 4, page: 2 };
const move = (key: string, index: number, more: { isWhole?: boolean; isRtl?: boolean } = {}) =>
  gridMove({ key, isWhole: false, isRtl: false, ...more }, index, shape);

describe('moves in a grid', () => {
  it('go on in the next row sideways, and end at the first and last cell', () => {
    expect(move('ArrowRight', 3)).toBe(4);
    expect(move('ArrowLeft', 4)).toBe(3);
    expect(move('ArrowRight', 10)).toBe(10);
    expect(move('ArrowLeft', 0)).toBe(0);
  });

  it('follow the reading direction', () => {
    expect(move('ArrowRight', 4, { isRtl: true })).toBe(3);
    expect(move('ArrowLeft', 4, { isRtl: true })).toBe(5);
  });

  it('keep their column upwards and downwards, as far as the last row has it', () => {
    expect(move('ArrowDown', 1)).toBe(5);
    expect(move('ArrowUp', 5)).toBe(1);
    expect(move('ArrowUp', 1)).toBe(1);
    expect(move('ArrowDown', 7)).toBe(10);
    expect(move('ArrowDown', 9)).toBe(9);
  });

  it('go by visible rows with Page Up and Page Down', () => {
    expect(move('PageDown', 1)).toBe(9);
    expect(move('PageUp', 9)).toBe(1);
    expect(move('PageUp', 5)).toBe(1);
  });

  it('go to the ends of the row, with Ctrl to those of the grid', () => {
    expect(move('Home', 6)).toBe(4);
    expect(move('End', 5)).toBe(7);
    expect(move('End', 9)).toBe(10);
    expect(move('Home', 6, { isWhole: true })).toBe(0);
    expect(move('End', 0, { isWhole: true })).toBe(10);
  });

  it('are none for other keys', () => {
    expect(move('a', 0)).toBeNull();
  });
});

describe('columns', () => {
  it('are as many as fit, one at least', () => {
    expect([500, 99, 0].map((width) => columnsIn(width, 100))).toEqual([5, 1, 1]);
  });
});
