import { cropRect, croppedSize, initialCrop, moveCrop, zoomCrop } from './cropFrame';

const wide = { width: 1200, height: 800 };

describe('cropRect', () => {
  it('keeps as much as the ratio lets, in the centre', () => {
    expect(cropRect(initialCrop(wide, 1))).toEqual({ x: 200, y: 0, width: 800, height: 800 });
    expect(cropRect(initialCrop(wide, 3))).toEqual({ x: 0, y: 200, width: 1200, height: 400 });
  });

  it('stays within the image however far it is moved', () => {
    const moved = moveCrop(initialCrop(wide, 1), 99, -99);

    expect(cropRect(moved)).toEqual({ x: 400, y: 0, width: 800, height: 800 });
  });

  it('comes back at once from an edge it was moved beyond', () => {
    const back = moveCrop(moveCrop(initialCrop(wide, 1), 99, 0), -0.1, 0);

    expect(cropRect(back).x).toBe(320);
  });
});

describe('zoomCrop', () => {
  it('enlarges around the centre, and back to the whole', () => {
    const enlarged = zoomCrop(initialCrop(wide, 1), 2);

    expect(cropRect(enlarged)).toEqual({ x: 400, y: 200, width: 400, height: 400 });
    expect(cropRect(zoomCrop(moveCrop(enlarged, 9, 9), 0)).height).toBe(800);
  });
});

it('reduces a large part, and never enlarges a small one', () => {
  expect(croppedSize(initialCrop(wide, 1), 400)).toEqual({ width: 400, height: 400 });
  expect(croppedSize(zoomCrop(initialCrop(wide, 1), 8), 400)).toEqual({ width: 100, height: 100 });
});
