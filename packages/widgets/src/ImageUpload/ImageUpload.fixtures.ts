import { pictureOf } from '../internal/upload/pictures.fixtures';
import type { ResolveUrl } from '../internal/upload/useAddress';

/** Stored images of a candidate. */
export const imagePaths = ['/images/degree.png', '/images/leave.png', '/images/consent.png'];

const pictures: Readonly<Record<string, string>> = {
  '/images/degree.png': pictureOf('Degree', 210),
  '/images/leave.png': pictureOf('Reference', 140),
  '/images/consent.png': pictureOf('Consent', 30),
};
const other = pictureOf('Card', 340);

/** Returns the address of a fixture; other paths have a picture too. */
export const resolveImage: ResolveUrl = async (path) => pictures[path] ?? other;

/** Returns an image of a size as a PNG file, half of it dark, as a browser writes it. */
export async function pngFile(name: string, width: number, height: number): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d')!;
  context.fillStyle = 'lightsteelblue';
  context.fillRect(0, 0, width, height);
  context.fillStyle = 'midnightblue';
  context.fillRect(width / 2, 0, width / 2, height);
  context.fillStyle = 'tomato';
  context.fillRect(width * 0.4, height * 0.3, width * 0.2, height * 0.4);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return new File([blob!], name, { type: 'image/png' });
}
