import { useEffect, useSyncExternalStore } from 'react';
import { useDesk } from './desk';
import type { Change } from '../report';
import { neighbour } from './model/order';
import { pairOf } from './model/pair';

/**
 * Returns the decoded picture; `undefined` while it is on its way, `null` where the page does not
 * hold it.
 */
export function usePicture(hash: string | null): ImageBitmap | null | undefined {
  const { pictures } = useDesk();
  useEffect(() => {
    if (hash !== null) pictures.prepare([hash]);
  }, [pictures, hash]);
  return useSyncExternalStore(pictures.subscribe, () =>
    hash === null ? null : pictures.peek(hash),
  );
}

/** Number of pictures that are decoded ahead. */
const AHEAD = 3;

/** Decodes the pictures on both sides of the present one as soon as it stands. */
export function usePreparedNeighbours(change: Change): void {
  const { review, pictures } = useDesk();
  useEffect(() => {
    const timer = setTimeout(() => {
      const { sections, index } = review.get();
      const ids = [neighbour(sections, change.id, -1)];
      for (let at: string | null = change.id, count = 0; count < AHEAD; count += 1) {
        at = neighbour(sections, at, 1);
        ids.push(at);
      }
      pictures.prepare(ids.flatMap((id) => (id === null ? [] : hashesOf(index.changes.get(id)))));
    });
    return () => clearTimeout(timer);
  }, [review, pictures, change]);
}

function hashesOf(change: Change | undefined): string[] {
  if (!change) return [];
  const { left, right } = pairOf(change);
  return [left, right].flatMap((shown) => shown?.picture.hash ?? []);
}
