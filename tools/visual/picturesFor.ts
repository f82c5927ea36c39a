import { openPictures } from './baselines/pictures';
import { picturesInOrder } from './model/pictureOrder';
import type { Places } from './paths';
import type { Report } from './report';

/** Bytes of pictures in a page, as they are written there: base64 makes four of three. */
export const PAGE_BUDGET = 24 * 2 ** 20;

/**
 * Returns the pictures of a report that its page includes, as they are stored, by hash: those that
 * are needed first, up to the budget. The picture of a change is included with its other side or
 * not at all.
 */
export function picturesFor(report: Report, places: Places): Map<string, Buffer> {
  const stores = [openPictures(places.found), openPictures(places.before)];
  return fillPage(report, (hash) => stores.find((store) => store.has(hash))?.read(hash) ?? null);
}

/** Returns as many pictures as the budget holds. `read` returns `null` for those that are gone. */
export function fillPage(
  report: Report,
  read: (hash: string) => Buffer | null,
  budget = PAGE_BUDGET,
): Map<string, Buffer> {
  const pictures = new Map<string, Buffer>();
  let left = budget;
  for (const needed of picturesInOrder(report)) {
    const added = new Map<string, Buffer>();
    for (const { name, hash } of needed) {
      const file = pictures.has(name) ? null : read(hash);
      if (file) added.set(name, file);
    }
    const size = [...added.values()].reduce((sum, { length }) => sum + writtenSize(length), 0);
    if (size > left) break;
    left -= size;
    for (const [name, file] of added) pictures.set(name, file);
  }
  return pictures;
}

const writtenSize = (bytes: number) => Math.ceil(bytes / 3) * 4;
