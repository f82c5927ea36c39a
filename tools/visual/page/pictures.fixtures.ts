import sharp from 'sharp';
import type { Box, Picture, Region, Report } from '../report';

/**
 * Draws the pictures that a sample report names, as lossless WebP by their hash. Present pictures
 * differ from their baselines exactly in the regions of the report.
 */
export async function samplePictures(report: Report): Promise<Map<string, Buffer>> {
  const drawn = await Promise.all(
    report.changes.flatMap((change) =>
      [change.before, change.after, change.again].flatMap((picture) =>
        picture ? [draw(picture, change.regions)] : [],
      ),
    ),
  );
  const steps = await Promise.all(
    report.stories.flatMap((story) => story.steps.map(({ picture }) => draw(picture, []))),
  );
  return new Map([...drawn, ...steps]);
}

async function draw(
  { hash, width, height }: Picture,
  regions: readonly Region[],
): Promise<[string, Buffer]> {
  const seed = Number.parseInt(hash.slice(-4), 16);
  const pixels = Buffer.alloc(width * height * 3, seed % 6 === 1 || seed % 6 === 3 ? 0x20 : 0xff);
  const paint = (box: Box, colour: number) => {
    for (let y = Math.max(0, box.y); y < Math.min(height, box.y + box.height); y += 1) {
      for (let x = Math.max(0, box.x); x < Math.min(width, box.x + box.width); x += 1)
        pixels.writeUIntBE(colour, (y * width + x) * 3, 3);
    }
  };

  for (let row = 0; row < Math.floor(height / 16); row += 1) {
    for (let column = 0; column < Math.floor(width / 12); column += 1)
      glyph(seed, row, column).forEach(([box, colour]) => paint(box, colour));
  }
  if (!hash.startsWith('before'))
    for (const box of regions) paint(box, hash.startsWith('again') ? 0xb3261e : 0x0a56a3);
  const raw = { width, height, channels: 3 } as const;
  return [hash, await sharp(pixels, { raw }).webp({ lossless: true, effort: 1 }).toBuffer()];
}

/** Three strokes where a character would be: they compress as badly as text does. */
function glyph(seed: number, row: number, column: number): [Box, number][] {
  const mix = (seed * 7_919 + row * 104_729 + column * 1_299_709) % 9_973;
  if (mix % 5 === 0) return [];
  const x = column * 12;
  const y = row * 16;
  return [
    [
      { x: x + (mix % 3), y: y + 3 + (mix % 7), width: 4 + (mix % 6), height: 1 },
      mix % 13 === 0 ? 0x0b6bcb : 0x8b98a7,
    ],
    [
      { x: x + (mix % 7), y: y + 2 + (mix % 9), width: 1 + (mix % 2), height: 4 + (mix % 8) },
      0x5a6878,
    ],
    [{ x: x + (mix % 11), y: y + 4 + (mix % 6), width: 2 + (mix % 4), height: 1 }, 0xd3dbe4],
  ];
}
