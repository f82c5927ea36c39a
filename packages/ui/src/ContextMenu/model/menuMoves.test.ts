import { stepFrom, typeAhead } from './menuMoves';

const stops = ['Close', 'Copy link', 'Open', 'Close others'].map((label, at) => ({
  label,
  disabled: at === 2,
}));

describe('stepFrom', () => {
  it('skips what is disabled and goes round', () => {
    expect(stepFrom(stops, 1, 1)).toBe(3);
    expect(stepFrom(stops, 3, 1)).toBe(0);
    expect(stepFrom(stops, 0, -1)).toBe(3);
    expect(stepFrom(stops, -1, 1)).toBe(0);
  });

  it('finds nothing where nothing can be chosen', () => {
    expect(stepFrom([], -1, 1)).toBe(-1);
    expect(stepFrom([{ label: 'Open', disabled: true }], -1, 1)).toBe(-1);
  });
});

describe('typeAhead', () => {
  it('goes on to the next item with the same letter, whatever the case', () => {
    expect(typeAhead(stops, 0, 'c')).toBe(1);
    expect(typeAhead(stops, 1, 'C')).toBe(3);
    expect(typeAhead(stops, 3, 'c')).toBe(0);
  });

  it('stays on an item that more letters still fit', () => {
    expect(typeAhead(stops, 1, 'cop')).toBe(1);
    expect(typeAhead(stops, -1, 'close o')).toBe(3);
  });

  it('stays where it is when nothing fits or the only fit is disabled', () => {
    expect(typeAhead(stops, 1, 'o')).toBe(1);
    expect(typeAhead(stops, 1, 'x')).toBe(1);
  });
});
