import { canZoom, FITTED, clampToWindow, moveBy, clampIndex, rotate, zoomBy } from './view';

describe('zoomBy', () => {
  it('keeps the point under the pointer fixed', () => {
    expect(zoomBy(FITTED, 2, { x: 100, y: -50 })).toEqual({ zoom: 2, turns: 0, x: -100, y: 50 });
  });

  it('is limited to the whole image and to eight times', () => {
    expect(zoomBy(FITTED, 0.5).zoom).toBe(1);
    expect(zoomBy(FITTED, 100).zoom).toBe(8);
    expect(canZoom(FITTED, 'out')).toBe(false);
    expect(canZoom(zoomBy(FITTED, 100), 'in')).toBe(false);
  });
});

describe('clampToWindow', () => {
  const frame = { width: 800, height: 600 };

  it('leaves no empty space beside an image larger than the window', () => {
    const view = moveBy(zoomBy(FITTED, 2), { x: 9000, y: -9000 });

    expect(clampToWindow(view, { width: 800, height: 400 }, frame)).toMatchObject({
      x: 400,
      y: -100,
    });
  });

  it('centres an image that fits', () => {
    expect(
      clampToWindow(moveBy(FITTED, { x: 50, y: 50 }), { width: 800, height: 400 }, frame),
    ).toMatchObject({ x: 0, y: 0 });
  });
});

describe('rotate and clampIndex', () => {
  it('rotates in place, and clamps the index to the ends', () => {
    expect(rotate({ zoom: 2, turns: 3, x: 5, y: 5 })).toEqual({ zoom: 2, turns: 4, x: 0, y: 0 });
    expect([clampIndex(-1, 3), clampIndex(3, 3), clampIndex(1, 3), clampIndex(1, 0)]).toEqual([
      0, 2, 1, 0,
    ]);
  });
});
