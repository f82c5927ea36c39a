import { allowedSize, sizeAt, sizeForKey } from './splitSize';

const range = { min: 20, max: 80, collapsible: true };
const across = { orientation: 'horizontal', direction: 'ltr' } as const;
const box = { left: 100, right: 500, top: 0, height: 200, width: 400 } as DOMRect;

describe('allowedSize', () => {
  it('stays in its range, or goes when it is dragged well below', () => {
    expect([5, 12, 50.06, 95].map((value) => allowedSize(value, range))).toEqual([0, 20, 50.1, 80]);
    expect(allowedSize(5, { ...range, collapsible: false })).toBe(20);
  });
});

describe('sizeForKey', () => {
  it('grows and shrinks the first pane the way the arrow points', () => {
    expect(sizeForKey('ArrowRight', 50, range, across)).toBe(52);
    expect(sizeForKey('ArrowRight', 50, range, { ...across, direction: 'rtl' })).toBe(48);
    expect(sizeForKey('ArrowUp', 50, range, { ...across, orientation: 'vertical' })).toBe(48);
    expect(sizeForKey('PageDown', 75, range, across)).toBe(80);
  });

  it('goes to both ends, brings back what is gone, and leaves other keys alone', () => {
    expect(sizeForKey('Home', 50, range, across)).toBe(20);
    expect(sizeForKey('End', 50, range, across)).toBe(80);
    expect(sizeForKey('ArrowRight', 0, range, across)).toBe(20);
    expect(sizeForKey('ArrowLeft', 0, range, across)).toBe(0);
    expect(sizeForKey('ArrowUp', 50, range, across)).toBeUndefined();
  });
});

describe('sizeAt', () => {
  it('measures from the side where reading starts', () => {
    expect(sizeAt({ clientX: 200, clientY: 50 }, box, across)).toBe(25);
    expect(sizeAt({ clientX: 200, clientY: 50 }, box, { ...across, direction: 'rtl' })).toBe(75);
    expect(sizeAt({ clientX: 200, clientY: 50 }, box, { ...across, orientation: 'vertical' })).toBe(
      25,
    );
  });
});
