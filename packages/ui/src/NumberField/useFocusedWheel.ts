import { useEffect, useRef, type RefObject } from 'react';

/**
 * Calls `onTurn` with 1 (up) or -1 (down) for each notch of the wheel over an element that has the
 * focus; elsewhere the page scrolls. React's own wheel events are passive and could not hold the
 * page still.
 */
export function useFocusedWheel(
  ref: RefObject<HTMLElement | null>,
  onTurn: (direction: 1 | -1) => void,
) {
  const latestRef = useRef(onTurn);

  useEffect(() => {
    latestRef.current = onTurn;
  }, [onTurn]);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const handleWheel = (event: WheelEvent) => {
      if (document.activeElement !== element || event.deltaY === 0 || event.ctrlKey) return;
      event.preventDefault();
      latestRef.current(event.deltaY < 0 ? 1 : -1);
    };
    element.addEventListener('wheel', handleWheel, { passive: false });
    return () => element.removeEventListener('wheel', handleWheel);
  }, [ref]);
}
