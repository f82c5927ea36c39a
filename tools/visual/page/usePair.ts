import { useMemo } from 'react';
import type { Change } from '../report';
import { useDesk, useLooking } from './desk';
import { earlierOf } from './model/history';
import { pairOf, pairWith, type Pair } from './model/pair';

/**
 * Returns the two pictures that are compared now: those of the change, or an earlier baseline that
 * was selected and the present picture.
 */
export function usePair(change: Change): Pair {
  const { pictures } = useDesk();
  const selected = useLooking((looking) => looking.earlier);
  return useMemo(() => {
    const earlier = earlierOf(change, selected);
    return earlier
      ? pairWith(change, earlier, pictures.address(earlier.hash) !== null)
      : pairOf(change);
  }, [change, selected, pictures]);
}
