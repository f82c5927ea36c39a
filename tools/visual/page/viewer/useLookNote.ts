import { useEffect } from 'react';
import type { Change } from '../../report';
import { useDesk } from '../desk';
import { pairOf } from '../model/pair';
import { noteCurrent } from '../model/review';

/** Milliseconds for which a picture is shown before it counts as looked at. */
export const LOOK = 300;

/** Notes that the picture was looked at, once it was shown for a moment. */
export function useLookNote(change: Change | null): void {
  const { review, pictures } = useDesk();
  useEffect(() => {
    if (!change) return;
    const { left, right } = pairOf(change);
    const isHeld = [left, right].every(
      (shown) => shown === null || pictures.address(shown.picture.hash) !== null,
    );
    if (!isHeld) return;
    const timer = setTimeout(() => review.set(noteCurrent(review.get())), LOOK);
    return () => clearTimeout(timer);
  }, [review, pictures, change]);
}
