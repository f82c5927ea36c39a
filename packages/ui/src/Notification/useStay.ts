import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls `onEnd` after `duration` milliseconds of not being held; time held does not count. `null`
 * never ends.
 */
export function useStay(duration: number | null, isHeld: boolean, onEnd: () => void) {
  const left = useRef(duration ?? 0);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (duration === null || isHeld) return;
    const start = performance.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (performance.now() - start));
    };
  }, [duration, isHeld]);
}
