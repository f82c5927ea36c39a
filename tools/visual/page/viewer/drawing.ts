import { differenceOf, type Pixels } from '../model/compare';

/** Puts the picture on the canvas, pixel for pixel. Returns whether the browser could. */
export function drawPicture(canvas: HTMLCanvasElement, picture: ImageBitmap): boolean {
  if (canvas.width !== picture.width) canvas.width = picture.width;
  if (canvas.height !== picture.height) canvas.height = picture.height;
  const context = canvas.getContext('2d');
  if (!context) return false;
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0);
  return true;
}

/**
 * Paints every differing pixel over the faded picture. Returns how many there are; `null` where the
 * browser cannot draw.
 */
export function drawDifference(
  canvas: HTMLCanvasElement,
  before: ImageBitmap,
  after: ImageBitmap,
): number | null {
  const context = canvas.getContext('2d');
  const one = pixelsOf(before);
  const other = pixelsOf(after);
  if (!context || !one || !other) return null;

  const { pixels, count } = differenceOf(one, other);
  canvas.width = pixels.width;
  canvas.height = pixels.height;
  const painted = context.createImageData(pixels.width, pixels.height);
  painted.data.set(pixels.bytes);
  context.putImageData(painted, 0, 0);
  return count;
}

function pixelsOf(picture: ImageBitmap): Pixels | null {
  const canvas = document.createElement('canvas');
  canvas.width = picture.width;
  canvas.height = picture.height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.drawImage(picture, 0, 0);
  return {
    width: picture.width,
    height: picture.height,
    bytes: context.getImageData(0, 0, picture.width, picture.height).data,
  };
}
