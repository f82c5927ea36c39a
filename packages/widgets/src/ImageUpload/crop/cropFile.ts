import { cropRect, croppedSize, type Crop } from '../model/cropFrame';

const QUALITY = 0.92;

/**
 * Returns the kept part of an image as a file: JPEG of a JPEG, else PNG. It has none of the
 * original's metadata, such as the place where a photo was taken.
 */
export async function cropFile(
  file: File,
  image: HTMLImageElement,
  crop: Crop,
  maxWidth: number,
): Promise<File> {
  const { x, y, width, height } = cropRect(crop);
  const size = croppedSize(crop, maxWidth);
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  const context = canvas.getContext('2d');
  context?.drawImage(image, x, y, width, height, 0, 0, size.width, size.height);
  const isJpeg = /\.(jpe?g|jepg)$/i.test(file.name);
  const type = isJpeg ? 'image/jpeg' : 'image/png';
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
  if (!blob) throw new Error('The browser could not write the cropped image.');
  const name = isJpeg ? file.name : file.name.replace(/\.[^.]*$/, '.png');
  return new File([blob], name, { type });
}
