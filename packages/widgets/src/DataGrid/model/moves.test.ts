import { moveFrom } from './moves';

const size = { rows: 50, columns: 20, page: 10 };
const index = { row: 20, column: 5 };
const press = (key: string, ctrlKey = false) => ({ key, ctrlKey, metaKey: false });

describe('moveFrom', () => {
  it.each([
    ['ArrowDown', 21, 5],
    ['ArrowUp', 19, 5],
    ['ArrowRight', 20, 6],
    ['ArrowLeft', 20, 4],
    ['Home', 20, 0],
    ['End', 20, 19],
    ['PageDown', 30, 5],
    ['PageUp', 10, 5],
  ])('%s leads to row %i, column %i', (key, row, column) => {
    expect(moveFrom(index, press(key), size, false)).toEqual({ row, column });
  });

  it.each([
    ['Home', 0, 0],
    ['End', 49, 19],
    ['ArrowDown', 49, 5],
    ['ArrowUp', 0, 5],
    ['ArrowRight', 20, 19],
    ['ArrowLeft', 20, 0],
  ])('with Ctrl %s leads to row %i, column %i', (key, row, column) => {
    expect(moveFrom(index, press(key, true), size, false)).toEqual({ row, column });
  });

  it('turns left and right round where the page is read from right to left', () => {
    expect(moveFrom(index, press('ArrowRight'), size, true)).toEqual({ row: 20, column: 4 });
    expect(moveFrom(index, press('ArrowLeft', true), size, true)).toEqual({ row: 20, column: 19 });
    expect(moveFrom(index, press('Home'), size, true)).toEqual({ row: 20, column: 0 });
  });

  it('stops at the edges, and reaches the head by one step up alone', () => {
    expect(moveFrom({ row: 49, column: 19 }, press('ArrowRight'), size, false)).toEqual({
      row: 49,
      column: 19,
    });
    expect(moveFrom({ row: 45, column: 0 }, press('PageDown'), size, false)).toEqual({
      row: 49,
      column: 0,
    });
    expect(moveFrom({ row: 4, column: 0 }, press('PageUp'), size, false)).toEqual({
      row: 0,
      column: 0,
    });
    expect(moveFrom({ row: 0, column: 3 }, press('ArrowUp'), size, false)).toEqual({
      row: -1,
      column: 3,
    });
    expect(moveFrom({ row: -1, column: 3 }, press('ArrowUp'), size, false)).toEqual({
      row: -1,
      column: 3,
    });
  });

  it('stays in the head where there are no rows', () => {
    expect(
      moveFrom({ row: -1, column: 3 }, press('ArrowDown'), { ...size, rows: 0 }, false),
    ).toEqual({ row: -1, column: 3 });
    expect(
      moveFrom({ row: -1, column: 3 }, press('Home', true), { ...size, rows: 0 }, false),
    ).toEqual({ row: -1, column: 0 });
  });

  it('leaves other keys alone', () => {
    expect(moveFrom(index, press('a'), size, false)).toBeNull();
    expect(moveFrom(index, press('PageDown', true), size, false)).toBeNull();
  });
});
