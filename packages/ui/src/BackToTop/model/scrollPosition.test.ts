import { scrollPosition } from './scrollPosition';

describe('scrollPlace', () => {
  it('starts where it is and ends at the top', () => {
    expect([
      scrollPosition(1600, 0, 800),
      scrollPosition(1600, 800, 800),
      scrollPosition(1600, 999, 800),
    ]).toEqual([1600, 0, 0]);
  });

  it('has most of the way behind it at half time', () => {
    expect(scrollPosition(1600, 400, 800)).toBe(200);
  });

  it('jumps when there is no time', () => {
    expect(scrollPosition(1600, 0, 0)).toBe(0);
  });
});
