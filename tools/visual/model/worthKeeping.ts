import type { Pixels } from '../pixels';
import type { CellName } from '../report';
import { ALWAYS } from '../cells';
import { colourAt } from './pixelColour';

/** Whether a cell's picture shows what no picture before it shows. */
export function worthKeeping(
  cell: CellName,
  shots: ReadonlyMap<CellName, { hash: string; pixels: Pixels }>,
): boolean {
  if (ALWAYS.includes(cell)) return true;
  const rest = shots.get('light-zh');
  const own = shots.get(cell);
  if (!rest || !own || own.hash === rest.hash) return false;
  return cell !== 'phone' || !isSameDrawing(rest.pixels, own.pixels);
}

/** Whether two pictures hold the same drawing on more or less of the same paper. */
function isSameDrawing(one: Pixels, two: Pixels): boolean {
  const first = inkOf(one);
  const second = inkOf(two);
  if (first.right !== second.right || first.bottom !== second.bottom) return false;
  for (let y = 0; y <= first.bottom; y += 1) {
    for (let x = 0; x <= first.right; x += 1)
      if (colourAt(one, x, y) !== colourAt(two, x, y)) return false;
  }
  return true;
}

/** The last column and row that are not paper. */
function inkOf(pixels: Pixels): { right: number; bottom: number } {
  const paper = colourAt(pixels, 0, 0);
  let right = -1;
  let bottom = -1;
  for (let y = 0; y < pixels.height; y += 1) {
    for (let x = pixels.width - 1; x >= 0; x -= 1) {
      if (colourAt(pixels, x, y) === paper) continue;
      right = Math.max(right, x);
      bottom = y;
      break;
    }
  }
  return { right, bottom };
}
