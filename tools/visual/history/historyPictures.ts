import sharp from 'sharp';
import type { Report } from '../report';
import { readPicturesThen } from './gitPictures';
import { thumbnailOf } from './thumbnails';

/** Pixels. */
const WIDEST = 160;
/**
 * Bytes of earlier pictures that are included whole, the newest first; of the others a small one
 * must do.
 */
const ROOM = 4 * 2 ** 20;

/**
 * Returns the earlier pictures of a report for its page: a small one of each under the name of
 * `thumbnailOf`, and as many whole ones as there is room for. `held` are the pictures that the page
 * has anyway.
 */
export async function historyPictures(
  root: string,
  { changes }: Report,
  held: ReadonlyMap<string, Buffer>,
  room = ROOM,
): Promise<Map<string, Buffer>> {
  const files = readPicturesThen(
    root,
    changes.flatMap(({ history }) => history),
  );
  const small = await Promise.all(
    [...files].map(async ([hash, file]): Promise<[string, Buffer]> => [
      thumbnailOf(hash),
      await shrink(file),
    ]),
  );
  const whole = new Map<string, Buffer>();
  let left = room;
  for (const hash of byAge(changes)) {
    const file = files.get(hash);
    if (!file || held.has(hash) || whole.has(hash) || file.length > left) continue;
    whole.set(hash, file);
    left -= file.length;
  }
  return new Map([...small, ...whole]);
}

/** The newest of every change, then the second of every change, and so on. */
function byAge(changes: Report['changes']): string[] {
  const most = Math.max(0, ...changes.map(({ history }) => history.length));
  return Array.from({ length: most }, (_, age) =>
    changes.flatMap(({ history }) => history[age]?.hash ?? []),
  ).flat();
}

/** Returns the small copy of a picture. */
export function shrink(file: Buffer): Promise<Buffer> {
  return sharp(file)
    .resize({ width: WIDEST, height: WIDEST, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 70 })
    .toBuffer();
}
