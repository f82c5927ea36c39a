import { stepFrom, typeAhead } from './menuMoves';

const stops = ['Close', 'Copy link', 'Open', 'Close others'].map((label, index) => ({
  label,
  disabled: index === 2,
}));

describe('stepFrom', () => {
  it('skips disabled items and wraps around', () => {
    expect(stepFrom(stops, 1, 1)).toBe(3);
    expect(stepFrom(stops, 3, 1)).toBe(0);
    expect(stepFrom(stops, 0, -1)).toBe(3);
    expect(stepFrom(stops, -1, 1)).toBe(0);
  });

  it('returns -1 when no item is enabled', () => {
    expect(stepFrom([], -1, 1)).toBe(-1);
    expect(stepFrom([{ label: 'Open', disabled: true }], -1, 1)).toBe(-1);
  });
});

describe('typeAhead', () => {
  it('moves to the next item with the same letter, ignoring case', () => {
    expect(typeAhead(stops, 0, 'c')).toBe(1);
    expect(typeAhead(stops, 1, 'C')).toBe(3);
    expect(typeAhead(stops, 3, 'c')).toBe(0);
  });

  it('stays on an item that still matches more letters', () => {
    expect(typeAhead(stops, 1, 'cop')).toBe(1);
    expect(typeAhead(stops, -1, 'close o')).toBe(3);
  });

  it('stays when nothing matches or the only match is disabled', () => {
    expect(typeAhead(stops, 1, 'o')).toBe(1);
    expect(typeAhead(stops, 1, 'x')).toBe(1);
  });
});
