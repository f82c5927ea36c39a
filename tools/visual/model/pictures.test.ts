import type { Pixels } from '../pixels';
import { findRegions } from './regions';
import { readSigns } from './signs';

type Colour = [number, number, number];
const BLUE: Colour = [47, 125, 238];

/** A white sheet with rectangles on it: x, y, width, height, colour. */
function draw(
  width: number,
  height: number,
  ...boxes: [number, number, number, number, Colour][]
): Pixels {
  const bytes = new Uint8Array(width * height * 3).fill(255);
  for (const [left, top, wide, high, colour] of boxes) {
    for (let y = top; y < top + high; y += 1)
      for (let x = left; x < left + wide; x += 1) bytes.set(colour, (y * width + x) * 3);
  }
  return { width, height, bytes };
}

const look = (before: Pixels, after: Pixels) => {
  const regions = findRegions(before, after);
  return { regions, signs: readSigns(before, after, regions) };
};

/** Something uneven, so that its place can be told. */
const mark = (
  x: number,
  y: number,
  colour: Colour = BLUE,
): [number, number, number, number, Colour][] => [
  [x, y, 20, 3, colour],
  [x, y, 3, 12, colour],
  [x + 8, y + 6, 5, 5, colour],
];

describe('regions', () => {
  it('finds a single pixel, and its exact place', () => {
    expect(findRegions(draw(100, 40), draw(100, 40, [63, 17, 1, 1, [255, 255, 254]]))).toEqual([
      { x: 63, y: 17, width: 1, height: 1, pixels: 1 },
    ]);
  });

  it('keeps distant patches apart and near ones together, the largest first', () => {
    const after = draw(200, 40, [4, 4, 2, 2, BLUE], [9, 4, 2, 2, BLUE], [120, 20, 10, 10, BLUE]);

    expect(findRegions(draw(200, 40), after)).toEqual([
      { x: 120, y: 20, width: 10, height: 10, pixels: 100 },
      { x: 4, y: 4, width: 7, height: 2, pixels: 8 },
    ]);
  });

  it('does not join what only meets round the edge of the sheet', () => {
    const after = draw(64, 32, [63, 3, 1, 1, BLUE], [0, 11, 1, 1, BLUE]);

    expect(findRegions(draw(64, 32), after)).toHaveLength(2);
  });

  it('counts what only one picture has', () => {
    expect(findRegions(draw(16, 16), draw(16, 24))).toEqual([
      { x: 0, y: 16, width: 16, height: 8, pixels: 128 },
    ]);
  });
});

describe('signs', () => {
  it('tells a move of one pixel from a new drawing', () => {
    expect(look(draw(80, 60, ...mark(20, 20)), draw(80, 60, ...mark(20, 21))).signs).toEqual([
      'moved',
    ]);
  });

  it('tells one step of a colour as another colour', () => {
    expect(
      look(draw(80, 60, ...mark(20, 20)), draw(80, 60, ...mark(20, 20, [48, 125, 238]))).signs,
    ).toContain('recoloured');
  });

  it('tells what vanished from what appeared', () => {
    const [without, withIt] = [draw(80, 60), draw(80, 60, ...mark(20, 20))];

    expect([look(withIt, without).signs, look(without, withIt).signs]).toEqual([
      ['vanished'],
      ['appeared'],
    ]);
  });

  it('tells that the sheet has another size', () => {
    expect(look(draw(80, 60), draw(80, 64)).signs).toContain('resized');
  });
});

describe('a part that is gone', () => {
  const PAPER: Colour = [255, 255, 255];
  const GREY: Colour = [220, 223, 230];
  const sunken: [number, number, number, number, Colour] = [10, 10, 60, 40, [244, 246, 249]];
  /** Four lines round a box. */
  const border = (
    x: number,
    y: number,
    width: number,
    height: number,
    colour: Colour,
  ): [number, number, number, number, Colour][] => [
    [x, y, width, 1, colour],
    [x, y + height - 1, width, 1, colour],
    [x, y, 1, height, colour],
    [x + width - 1, y, 1, height, colour],
  ];
  const both = (withIt: Pixels, without: Pixels) => [
    look(withIt, without).signs,
    look(without, withIt).signs,
  ];
  const gone = [['vanished'], ['appeared']];

  it('is told of a border round words, by the same paper on both sides', () => {
    const words = mark(30, 24, [48, 49, 51]);

    expect(
      both(draw(80, 60, ...words, ...border(10, 10, 60, 40, GREY)), draw(80, 60, ...words)),
    ).toEqual(gone);
  });

  it('is told of a border that becomes the card it was round', () => {
    expect(
      both(draw(80, 60, sunken, ...border(10, 10, 60, 40, GREY)), draw(80, 60, sunken)),
    ).toEqual(gone);
  });

  it('is told of a ring at a distance, and of one straight line', () => {
    const button: [number, number, number, number, Colour] = [20, 20, 30, 12, BLUE];
    const line: [number, number, number, number, Colour] = [0, 30, 80, 1, GREY];

    expect(
      both(draw(80, 60, button, ...border(17, 17, 36, 18, [26, 86, 196])), draw(80, 60, button)),
    ).toEqual(gone);
    expect(both(draw(80, 60, line), draw(80, 60))).toEqual(gone);
  });

  it('is told of a shadow, which is of many colours', () => {
    const shadow = [250, 246, 240, 246, 250].map(
      (shade, at): [number, number, number, number, Colour] => [
        10,
        50 + at,
        60,
        1,
        [shade, shade, shade],
      ],
    );

    expect(both(draw(80, 60, sunken, ...shadow), draw(80, 60, sunken))).toEqual(gone);
  });

  it('is told although another line touches it', () => {
    const divider: [number, number, number, number, Colour] = [0, 30, 10, 1, GREY];

    expect(
      both(draw(80, 60, divider, ...border(10, 10, 60, 40, GREY)), draw(80, 60, divider)),
    ).toEqual(gone);
  });

  it('is not told of a border, a fill or a whole sheet that only turns another colour', () => {
    const frame = (colour: Colour) => draw(80, 60, ...border(10, 10, 60, 40, colour));
    const fill = (colour: Colour) => draw(80, 60, [20, 20, 30, 12, colour]);
    const sheet = (colour: Colour) => draw(80, 60, [0, 0, 80, 60, colour], ...mark(20, 20));

    expect(look(frame(GREY), frame(BLUE)).signs).toEqual(['recoloured']);
    expect(look(fill(BLUE), fill(GREY)).signs).toEqual(['recoloured']);
    expect(look(sheet(PAPER), sheet([16, 21, 28])).signs).toEqual(['recoloured']);
  });

  it('is not told of what grew, nor of a glyph that became another', () => {
    const grown = look(draw(80, 60, [20, 20, 30, 12, BLUE]), draw(80, 60, [20, 20, 36, 12, BLUE]));
    const other = look(
      draw(80, 60, ...mark(20, 20)),
      draw(80, 60, [24, 18, 3, 14, BLUE], [20, 29, 20, 3, BLUE], [34, 20, 4, 4, BLUE]),
    );

    expect(grown.signs).not.toContain('appeared');
    expect(other.signs).toEqual(['redrawn']);
  });
});
