import { scrollPosition } from './scrollPosition';

describe('scrollPlace', () => {
  it('starts at the current position and ends at the top', () => {
    expect([
      scrollPosition(1600, 0, 800),
      scrollPosition(1600, 800, 800),
      scrollPosition(1600, 999, 800),
    ]).toEqual([1600, 0, 0]);
  });

  it('covers most of the distance in half of the time', () => {
    expect(scrollPosition(1600, 400, 800)).toBe(200);
  });

  it('jumps with a duration of zero', () => {
    expect(scrollPosition(1600, 0, 0)).toBe(0);
  });
});
