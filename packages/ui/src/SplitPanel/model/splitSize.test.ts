import { allowedSize, sizeAt, sizeForKey } from './splitSize';

const range = { min: 20, max: 80, collapsible: true };
const across = { orientation: 'horizontal', direction: 'ltr' } as const;
const box = { left: 100, right: 500, top: 0, height: 200, width: 400 } as DOMRect;

describe('allowedSize', () => {
  it('stays in its range, or collapses when dragged well below', () => {
    expect([5, 12, 50.06, 95].map((value) => allowedSize(value, range))).toEqual([0, 20, 50.1, 80]);
    expect(allowedSize(5, { ...range, collapsible: false })).toBe(20);
  });
});

describe('sizeForKey', () => {
  it('resizes the first pane in the direction of the arrow', () => {
    expect(sizeForKey('ArrowRight', 50, range, across)).toBe(52);
    expect(sizeForKey('ArrowRight', 50, range, { ...across, direction: 'rtl' })).toBe(48);
    expect(sizeForKey('ArrowUp', 50, range, { ...across, orientation: 'vertical' })).toBe(48);
    expect(sizeForKey('PageDown', 75, range, across)).toBe(80);
  });

  it('moves to both ends, restores a collapsed pane, and ignores other keys', () => {
    expect(sizeForKey('Home', 50, range, across)).toBe(20);
    expect(sizeForKey('End', 50, range, across)).toBe(80);
    expect(sizeForKey('ArrowRight', 0, range, across)).toBe(20);
    expect(sizeForKey('ArrowLeft', 0, range, across)).toBe(0);
    expect(sizeForKey('ArrowUp', 50, range, across)).toBeUndefined();
  });
});

describe('sizeAt', () => {
  it('measures from the start of the text direction', () => {
    expect(sizeAt({ clientX: 200, clientY: 50 }, box, across)).toBe(25);
    expect(sizeAt({ clientX: 200, clientY: 50 }, box, { ...across, direction: 'rtl' })).toBe(75);
    expect(sizeAt({ clientX: 200, clientY: 50 }, box, { ...across, orientation: 'vertical' })).toBe(
      25,
    );
  });
});
