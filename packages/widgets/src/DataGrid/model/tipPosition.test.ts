import { tipPosition } from './tipPosition';

const tip = { width: 200, height: 28 };
const screen = { width: 1000, height: 600 };

describe('tipPosition', () => {
  it('is below its cell', () => {
    expect(tipPosition({ left: 100, top: 60, bottom: 100 }, tip, screen)).toEqual({
      x: 100,
      y: 104,
    });
  });

  it('is above the cell without room below', () => {
    expect(tipPosition({ left: 100, top: 550, bottom: 590 }, tip, screen)).toEqual({
      x: 100,
      y: 518,
    });
  });

  it('never leaves the window', () => {
    expect(tipPosition({ left: 950, top: 60, bottom: 100 }, tip, screen).x).toBe(796);
    expect(tipPosition({ left: -80, top: 60, bottom: 100 }, tip, screen).x).toBe(4);
  });
});
