import { UPLOAD_RULES, uploadExtensionOf } from '@mingjian/api';
import { sizeWithin } from './model/pictureSize';

/** Why a file cannot be uploaded. */
export type FileProblem = 'unreadable' | 'wrongKind' | 'tooLarge';

/** A file that cannot be uploaded. */
export class FileRefused extends Error {
  constructor(readonly problem: FileProblem) {
    super(problem);
  }
}

const QUALITY = 0.85;
const PICTURE = /^image\/|\.(heic|heif)$/i;

/** Most bytes of a candidate's file. */
const MOST_BYTES = UPLOAD_RULES.collect.megabytes * 1_048_576;

/**
 * Returns a file as it is uploaded. A picture is drawn anew: upright, no larger than needed, and
 * without what the camera wrote into it, such as the place. Throws `FileRefused`.
 */
export async function preparedFile(file: File): Promise<File> {
  if (PICTURE.test(file.type) || PICTURE.test(file.name)) return redrawn(file);
  if (uploadExtensionOf(file.name, 'collect') !== 'pdf') throw new FileRefused('wrongKind');
  if (file.size > MOST_BYTES) throw new FileRefused('tooLarge');
  return file;
}

async function redrawn(file: File): Promise<File> {
  const address = URL.createObjectURL(file);
  try {
    const picture = new Image();
    picture.src = address;
    // The browser's own decoder turns it upright, and reads HEIC where the system does.
    await picture.decode();
    const { width, height } = sizeWithin(picture.naturalWidth, picture.naturalHeight);
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d');
    if (!context) throw new FileRefused('unreadable');
    // JPEG knows no transparency: without a ground it would be black.
    context.fillStyle = 'white';
    context.fillRect(0, 0, width, height);
    context.drawImage(picture, 0, 0, width, height);
    const blob = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/jpeg', QUALITY),
    );
    if (!blob) throw new FileRefused('unreadable');
    const name = `${file.name.replace(/\.\w+$/, '')}.jpg`;
    return new File([blob], name, { type: 'image/jpeg' });
  } catch {
    throw new FileRefused('unreadable');
  } finally {
    URL.revokeObjectURL(address);
  }
}
