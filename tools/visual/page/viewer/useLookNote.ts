import { useEffect } from 'react';
import type { Change } from '../../report';
import { useDesk } from '../desk';
import { pairOf } from '../model/pair';
import { noteCurrent } from '../model/review';
import { holdsPair } from '../pictures';

/** Milliseconds for which a picture is shown before it counts as looked at. */
export const LOOK = 300;

/** Notes that the picture was looked at, once it was shown for a moment. */
export function useLookNote(change: Change | null): void {
  const { review, pictures } = useDesk();
  useEffect(() => {
    if (!change || !holdsPair(pictures, pairOf(change))) return;
    const timer = setTimeout(() => review.set(noteCurrent(review.get())), LOOK);
    return () => clearTimeout(timer);
  }, [review, pictures, change]);
}
