import { useEffect } from 'react';
import { useDesk, useLooking } from '../desk';

/** Half a second each: two changes a second, well below three flashes. */
const INTERVAL = 500;

/**
 * Changes between the two pictures twice a second, and returns which is shown. Where motion is not
 * wanted only Space changes them.
 */
export function useBlink(isActive: boolean): boolean {
  const { looking } = useDesk();
  useEffect(() => {
    if (!isActive || window.matchMedia?.('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(
      () => looking.set({ ...looking.get(), isSecond: !looking.get().isSecond }),
      INTERVAL,
    );
    return () => clearInterval(timer);
  }, [looking, isActive]);
  return useLooking((current) => current.isSecond);
}
